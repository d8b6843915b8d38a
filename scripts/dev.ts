import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { parseIngestOptions } from '../src/ingest/command/parse-options.ts';
import { runIngest } from '../src/ingest/command/run-ingest.ts';
import { startDevSite } from '../src/site/build/dev-site.ts';

const USAGE = `usage: npm run dev -- [--port NUMBER]

Reads content/sources and serves the site from the collections on this machine (port 4321, or the next free one). Pages,
styles, strings and authored tables reload as they are saved; data and search answer as on a built site.
Exit: 1 the content is in error, 2 wrong usage.`;

await runCommand(USAGE, async (args, say) => {
  const { port } = parseArgs({ args, options: { port: { type: 'string', default: '4321' } } }).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { problem: `--port ${port}: not a port` };
  const options = parseIngestOptions([]);
  if ('problem' in options) return options;
  const { lines, exitCode } = runIngest(options);
  if (exitCode !== 0) return { lines, exitCode };
  const address = await startDevSite({ content: options.out, port: Number(port), onChange: say });
  return { lines: [`${address} (Ctrl-C ends)`], exitCode: 0 };
});
