import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { findBrowser } from '../src/commands/site-checks/find-browser.ts';
import { serveSite } from '../src/site/build/serve-site.ts';

const USAGE = `usage: npm run screenshots -- [--site DIR] [--out DIR]

Takes the pictures of README and docs of a built site (default dist) into DIR (default docs/screenshots).
Exit: 0 done, 1 it failed, 2 there is no site.`;

/** The picture that the documentation shows, of the starter edition built for `/`, in light colours. */
const PICTURE = { file: 'rule-ja-light-1280.png', path: '/ja/cr/702.9/', width: 1280, height: 800 };

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
  const { file, path, ...viewport } = PICTURE;
  const served = await serveSite({ site, port: 0, base: '/' });
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(new URL(path, served.address).href, { waitUntil: 'networkidle' });
  const { length } = await page.screenshot({ path: join(out, file) });
  await browser.close();
  await served.close();
  return { lines: [`${file}: ${Math.round(length / 1024)} KB`], exitCode: 0 };
});
