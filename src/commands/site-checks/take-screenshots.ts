import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../../site/build/serve-site.ts';
import { findBrowser } from './find-browser.ts';

/** The pictures that the documentation shows: file name → page of the starter edition. */
const SCREENSHOTS = { 'rule-ja-light-1280.png': '/ja/cr/702.9/' } as const;

const WIDTH = 1280;
const HEIGHT = 800;

export interface Screenshot {
  file: string;
  bytes: number;
}

/** Photographs a site built for `/` into `out`, 1280 × 800 pixels each, in light colours. */
export async function takeScreenshots(site: string, out: string): Promise<Screenshot[]> {
  mkdirSync(out, { recursive: true });
  const served = await serveSite({ site, port: 0, base: '/' });
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const taken: Screenshot[] = [];
  for (const [file, path] of Object.entries(SCREENSHOTS)) {
    await page.goto(new URL(path, served.address).href, { waitUntil: 'networkidle' });
    const picture = await page.screenshot({ path: join(out, file) });
    taken.push({ file, bytes: picture.length });
  }
  await browser.close();
  await served.close();
  return taken;
}
