import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { takeScreenshots } from '../src/commands/site-checks/take-screenshots.ts';

const USAGE = `usage: npm run screenshots -- [--site DIR] [--out DIR]

Takes the pictures of README and docs of a built site (default dist) into DIR (default docs/screenshots).
Exit: 0 done, 1 it failed, 2 there is no site.`;

await runCommand(USAGE, async (args) => {
  const { site, out } = parseArgs({
    args,
    options: {
      site: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'docs/screenshots' },
    },
  }).values;
  if (!existsSync(site))
    return { problem: `${site}: no built site here; run "npm run build" first, or name it with --site` };
  const pictures = await takeScreenshots(site, out);
  const lines = pictures.map(({ file, bytes }) => `${file}: ${Math.round(bytes / 1024)} KB`);
  return { lines, exitCode: 0 };
});
