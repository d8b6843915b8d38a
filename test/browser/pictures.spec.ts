import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { LANGS } from '../../src/records/lang.ts';
import { SHOWN } from '../../src/site-checks/take-screenshots.ts';
import { SITES } from './sites.ts';

/**
 * Pages as they were when somebody last looked at them, at two fifths of their size. After a change that was meant to show:
 * `npx playwright test pictures --update-snapshots`, and look at what changed.
 */
test.use({ baseURL: SITES.starter.address, deviceScaleFactor: 0.4 });

const BOTH_THEMES = { ja: ['light', 'dark'], en: ['light', 'dark'] } as const;
const ONE_THEME_EACH = { ja: ['light'], en: ['dark'] } as const;
const SIZES = [
  { width: 360, height: 740, themes: BOTH_THEMES },
  { width: 768, height: 1024, themes: ONE_THEME_EACH },
  { width: 1280, height: 800, themes: BOTH_THEMES },
  { width: 1920, height: 1080, themes: ONE_THEME_EACH },
];

/** How the machine that made the pictures draws letters. */
const LETTERS = 'test/browser/pictures/letters.txt';

for (const [kind, path] of Object.entries(SHOWN)) {
  for (const { width, height, themes } of SIZES) {
    test(`${kind} at ${width} px looks as it did`, async ({ page, browser }, { config }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/ja/');
      const letters = await readLetters(page, browser);
      if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(LETTERS, letters);
      const known = existsSync(LETTERS) ? readFileSync(LETTERS, 'utf8') : 'nothing';
      test.skip(letters !== known, `this machine draws letters otherwise: ${letters} instead of ${known}`);
      for (const lang of LANGS) {
        await page.goto(path.replace('/xx/', `/${lang}/`), { waitUntil: 'networkidle' });
        for (const colorScheme of themes[lang]) {
          await page.emulateMedia({ colorScheme });
          await expect(page).toHaveScreenshot(`${kind}-${width}-${lang}-${colorScheme}.png`, {
            scale: 'device',
            maxDiffPixelRatio: 0.01,
          });
        }
      }
    });
  }
}

/** The browser's version and a hash of some letters drawn with the fonts of the pages. */
async function readLetters(page: Page, browser: Browser): Promise<string> {
  const drawn = await page.evaluate(async () => {
    const style = getComputedStyle(document.documentElement);
    const canvas = new OffscreenCanvas(400, 160);
    const context = canvas.getContext('2d');
    for (const [line, name] of ['--font-ja', '--font-ja-title', '--font-en', '--font-ui'].entries()) {
      if (!context) break;
      context.font = `24px ${style.getPropertyValue(name)}`;
      context.fillText('対訳、永字 ガAg fi 702.9b —', 4, 30 + line * 36);
    }
    const pixels = context?.getImageData(0, 0, 400, 160).data ?? new Uint8ClampedArray();
    const digest = await crypto.subtle.digest('SHA-256', pixels);
    return [...new Uint8Array(digest.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  return `Chromium ${browser.version().split('.')[0]}, ${drawn}`;
}
