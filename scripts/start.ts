import { parseArgs } from 'node:util';
import { createProgress } from '../src/commands/command-line/progress.ts';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { runIngest } from '../src/ingest/command/run-ingest.ts';
import { readSiteSettings } from '../src/outputs/site-settings.ts';
import { CONTENT_FOLDERS } from '../src/rulebook/book/read-collections.ts';
import { buildSite } from '../src/site/build/build-site.ts';
import { serveSite } from '../src/site/build/serve-site.ts';

const USAGE = `usage: npm start -- [--port NUMBER]

Reads content/sources, builds the site into dist and serves it on this machine (port 4321, or the next free one).
Exit: 1 the content is in error, 2 wrong usage.`;

await runCommand(USAGE, async (args, say) => {
  const { port } = parseArgs({ args, options: { port: { type: 'string', default: '4321' } } }).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { problem: `--port ${port}: not a port` };
  const { lines, exitCode } = runIngest({});
  if (exitCode !== 0) return { lines, exitCode };
  for (const line of lines) say(line);

  const progress = createProgress(process.stderr);
  const build = {
    content: CONTENT_FOLDERS.collections,
    out: 'dist',
    keepNumbers: true,
    onProgress: progress.show,
  };
  const built = await buildSite(build);
  progress.clear();
  if (!built.ok) return { lines: [built.message], exitCode: 1 };
  const { address, close } = await serveSite({
    site: built.out,
    port: Number(port),
    base: readSiteSettings().base,
  });
  process.once('SIGINT', () => close().then(() => process.exit(0)));
  return { lines: [...built.notes, `${built.pages} pages at ${address} (Ctrl-C ends)`], exitCode: 0 };
});
