import { parseArgs } from 'node:util';
import { readSiteSettings } from '../src/build/site-settings.ts';
import { answerHelp } from '../src/command-line/run-command.ts';
import { toNginxConf } from '../src/publish/to-nginx-conf.ts';

answerHelp(`usage: npx node scripts/print-nginx-conf.ts [--root DIR] [--listen PORT]

Prints a server block for nginx that serves the site of DIR (default /srv/taiyaku/dist) at PORT (default 8080).`);

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '/srv/taiyaku/dist' },
    listen: { type: 'string', default: '8080' },
  },
});
process.stdout.write(toNginxConf({ base: readSiteSettings().base, ...values }));
