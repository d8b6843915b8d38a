import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { projectFolder } from '../src/model/game/current-game.ts';
import { CONTENT_FOLDERS } from '../src/rulebook/book/read-collections.ts';
import { startDevSite } from '../src/site/build/dev-site.ts';

const USAGE = `usage: npm run dev -- [--port NUMBER]

Serves the site from the collections on this machine (port 4321, or the next free one). Pages, styles, code, strings, authored
tables and documents of content/sources are read again as they are saved; data and search answer as on a built site.
Exit: 1 nothing can be served, 2 wrong usage.`;

/** In a process of its own: pages are served meanwhile. */
const ingest = () =>
  new Promise<string | undefined>((resolve) => {
    const args = ['scripts/ingest.ts', '--project', projectFolder()];
    execFile(process.execPath, args, (error, _, told) => resolve(error ? told || String(error) : undefined));
  });

await runCommand(USAGE, async (args, say) => {
  const { port } = parseArgs({ args, options: { port: { type: 'string', default: '4321' } } }).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { problem: `--port ${port}: not a port` };
  const isRead = existsSync(join(CONTENT_FOLDERS.collections, 'editions.json'));
  const problem = isRead ? undefined : await ingest();
  if (problem) return { lines: [problem], exitCode: 1 };
  const address = await startDevSite({ port: Number(port), ingest, onChange: say });
  return { lines: [`${address} (Ctrl-C ends)`], exitCode: 0 };
});
