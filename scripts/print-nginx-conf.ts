import { parseArgs } from 'node:util';
import { readSiteSettings } from '../src/build/site-settings.ts';
import { toNginxConf } from '../src/publish/to-nginx-conf.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '/srv/taiyaku/dist' },
    listen: { type: 'string', default: '8080' },
  },
});
process.stdout.write(toNginxConf({ base: readSiteSettings().base, ...values }));
