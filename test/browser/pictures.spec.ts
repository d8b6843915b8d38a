import { expect, test } from '@playwright/test';
import { findBrowser, hasPackagedBrowser } from '../../src/commands/site-checks/find-browser.ts';
import { LANGS } from '../../src/model/records/lang.ts';
import { getStrings } from '../../src/model/strings/get-strings.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

/**
 * Pages as they were when somebody last looked at them, at two fifths of their size, always drawn by the packaged browser
 * with the packaged letters, so that every machine draws alike. After a change that was meant to show:
 * `npx playwright test pictures --update-snapshots`, and look at what changed.
 */
test.use({
  baseURL: SITES.starter.address,
  deviceScaleFactor: 0.4,
  // Where another one is not asked for, it is the one of all tests: they share its process.
  ...(process.env['CHROMIUM'] &&
    hasPackagedBrowser(process) && {
      launchOptions: await findBrowser({ ...process.env, CHROMIUM: 'packaged' }),
    }),
});
test.skip(
  !hasPackagedBrowser(process),
  'pictures are compared on Linux on x64, where the packaged browser runs',
);

const { home, contents, section, 'rule with name': rule, term, changes } = PAGE_KINDS;
const PICTURED = {
  home,
  contents,
  section,
  rule,
  term,
  glossary: PAGE_KINDS['glossary 五十音'],
  changes,
  search: '/xx/search/?q=702.9',
} as const;

const BOTH_THEMES = { ja: ['light', 'dark'], en: ['light', 'dark'] } as const;
const ONE_THEME_EACH = { ja: ['light'], en: ['dark'] } as const;
const SIZES = [
  { width: 360, height: 740, themes: BOTH_THEMES },
  { width: 768, height: 1024, themes: ONE_THEME_EACH },
  { width: 1280, height: 800, themes: BOTH_THEMES },
  { width: 1920, height: 1080, themes: ONE_THEME_EACH },
];

for (const [kind, path] of Object.entries(PICTURED))
  for (const lang of LANGS)
    test(`${kind} in ${lang} looks as it did at every width`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const open = async () => {
        await page.goto(path.replace('/xx/', `/${lang}/`));
        if (kind !== 'search') return;
        const status = page.locator('.search-status');
        await expect(status).toContainText(/\d/);
        await expect(status).not.toContainText(getStrings(lang).search.partial);
      };
      await open();
      for (const { width, height, themes } of SIZES) {
        await page.setViewportSize({ width, height });
        // The contents beside the text are scrolled as high as the window is when the page comes.
        if (width === 1920) await open();
        for (const colorScheme of themes[lang]) {
          await page.emulateMedia({ colorScheme });
          await expect(page).toHaveScreenshot(`${kind}-${width}-${lang}-${colorScheme}.png`, {
            scale: 'device',
            maxDiffPixelRatio: 0.01,
          });
        }
      }
    });
