import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { readSiteSettings } from '../src/outputs/site-settings.ts';
import { toNginxConf } from '../src/site/publish/to-nginx-conf.ts';

const USAGE = `usage: npx node scripts/print-nginx-conf.ts [--root DIR] [--listen PORT]

Prints a server block for nginx that serves the site of DIR (default /srv/taiyaku/dist) at PORT (default 8080).`;

await runCommand(USAGE, (args) => {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: '/srv/taiyaku/dist' },
      listen: { type: 'string', default: '8080' },
    },
  });
  return { output: toNginxConf({ base: readSiteSettings().base, ...values }) };
});
