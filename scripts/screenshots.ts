import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { takeScreenshots } from '../src/site-checks/take-screenshots.ts';

const { site, out } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'docs/screenshots' },
  },
}).values;
if (existsSync(site)) {
  for (const { file, bytes } of await takeScreenshots(site, out))
    console.log(`${file}: ${Math.round(bytes / 1024)} KB`);
} else {
  console.error(`${site}: no built site here; run "npm run build" first, or name it with --site`);
  process.exitCode = 2;
}
