import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../build/serve-site.ts';
import { LANGS } from '../records/lang.ts';
import { findBrowser } from './find-browser.ts';

/** The kinds of page that the documentation shows, with an example of the starter edition; `xx` is the language. */
export const SHOWN = {
  home: '/xx/',
  contents: '/xx/cr/',
  section: '/xx/cr/601/',
  rule: '/xx/cr/702.9/',
  term: '/xx/glossary/deathtouch/',
  glossary: '/xx/glossary/gojuon/',
  changes: '/xx/changes/',
  search: '/xx/search/?q=702.9',
} as const;

const WIDTH = 1280;
const HEIGHT = 800;

export interface Screenshot {
  file: string;
  bytes: number;
}

/** Photographs a site built for `/` into `out`: `rule-ja-light-1280.png` for each kind, language and theme. */
export async function takeScreenshots(site: string, out: string): Promise<Screenshot[]> {
  mkdirSync(out, { recursive: true });
  const served = await serveSite({ site, port: 0, base: '/' });
  const browser = await chromium.launch(await findBrowser());
  const taken: Screenshot[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const lang of LANGS) {
      const context = await browser.newContext({
        viewport: { width: WIDTH, height: HEIGHT },
        locale: lang,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      for (const [kind, path] of Object.entries(SHOWN)) {
        await page.goto(new URL(path.replace('xx', lang), served.address).href, { waitUntil: 'networkidle' });
        const file = `${kind}-${lang}-${colorScheme}-${WIDTH}.png`;
        const picture = await page.screenshot({ path: join(out, file) });
        taken.push({ file, bytes: picture.length });
      }
      await context.close();
    }
  }
  await browser.close();
  await served.close();
  return taken;
}
