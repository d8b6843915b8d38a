import { test as base, expect, type Page } from '@playwright/test';
import { LANGS } from '../../src/model/records/lang.ts';
import { findOverflowing, findSmall, findSmallLines, measureOverflow } from './find-layout-faults.ts';
import { findViolations, thinOut } from './find-violations.ts';
import { listPolicyFaults } from './list-policy-faults.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';
import { CHOSEN_THEMES, expectColours } from './themes.ts';

/**
 * A worker has one page for all of these, whose process reads the code of axe and of the site once; the next begins anew
 * after a fault. Nothing that a page stores or is told stays for the next.
 */
const test = base.extend<object, { kept: Page }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { locale, serviceWorkers } = project.use;
      const context = await browser.newContext({
        ...(locale && { locale }),
        ...(serviceWorkers && { serviceWorkers }),
        baseURL: SITES.starter.address,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept }, use) => {
    await kept.emulateMedia({ contrast: null, colorScheme: null, reducedMotion: null });
    await use(kept);
    kept.removeAllListeners('console');
    await kept.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

/**
 * Widths at which the pages were looked at; 320 px is also 1280 px at 400 %, 640 px at 200 %. Each lays the page out anew:
 * 640 px, at which the text is doubled too, comes last.
 */
const WIDTHS = [320, 360, 768, 1280, 1920, 640] as const;

const CONTROLS = '.head :is(a, button, input), .foot :is(a, input), main :is(button, summary)';

/** What a reader pastes after choosing all of the text and copying it. */
async function copyText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('main') ?? document.body);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  });
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };

async function expectWholeCopy(page: Page): Promise<void> {
  await test.step('a copy has the text and each symbol once', async () => {
    const copied = await copyText(page);
    expect(copied.length).toBeGreaterThan(20);
    const lines = copied.split('\n').map((line) => line.trim());
    for (const button of ['引用', 'Cite']) expect(lines).not.toContain(button);
    // The letters of a drawn symbol are drawing; its code is what stands for it.
    expect(copied).not.toMatch(/(?:^|\s)([0-9XYZ]+)\s*\{\1[}/]/);
  });
}

async function expectFitting(page: Page): Promise<void> {
  await test.step('nothing reaches beyond the window at any width', async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflowing(page), `${width} px`).toEqual([]);
      expect(await measureOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    const setLetters = (size: string) =>
      page.evaluate((each) => document.documentElement.style.setProperty('font-size', each), size);
    await setLetters('200%');
    expect(await measureOverflow(page), 'with text twice as large').toBeLessThanOrEqual(0);
    await setLetters('');
  });
}

// A page of each kind is loaded once a language, narrow in one and wide in the other, and looked at in every way.
for (const [kind, path] of Object.entries({ ...PAGE_KINDS, 'search before a query': '/xx/search/' })) {
  test(`${kind} in Japanese: nothing is wrong for axe, a thumb, a copy, any theme or width`, async ({
    page,
  }) => {
    test.slow();
    const broken = listPolicyFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path.replace('/xx/', '/ja/'));
    await test.step('no control is under 24 pixels at the desk', async () => {
      expect(await findSmall(page, 24, CONTROLS)).toEqual([]);
    });
    await expectWholeCopy(page);
    await test.step('on a phone every link that is a line of its own is 44 pixels high', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findSmallLines(page)).toEqual([]);
    });
    await expectFitting(page);
    await thinOut(page);
    for (const size of [PHONE, DESK])
      await test.step(`axe finds nothing at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        expect(await findViolations(page)).toEqual([]);
      });
    await test.step('the colours of every theme have contrast', async () => {
      for (const theme of CHOSEN_THEMES) await expectColours(page, theme);
    });
    expect(broken).toEqual([]);
  });

  if (path.startsWith('/xx/'))
    test(`${kind} in English: nothing is wrong for axe, a copy or any width`, async ({ page }) => {
      test.slow();
      const broken = listPolicyFaults(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: WIDTHS[0], height: 800 });
      await page.goto(path.replace('/xx/', '/en/'));
      await expectFitting(page);
      await page.setViewportSize(DESK);
      await expectWholeCopy(page);
      await thinOut(page);
      await test.step('axe finds nothing', async () => {
        expect(await findViolations(page)).toEqual([]);
      });
      expect(broken).toEqual([]);
    });
}

test('a symbol of a rule is copied as its code', async ({ page }) => {
  await page.goto('/en/cr/107.4/');
  // Where the system has one clipboard for all browsers, another test may have copied meanwhile.
  await expect.poll(() => copyText(page)).toMatch(/hybrid such as \{W\/U\}/);
});

test('on a phone what a thumb goes for is 44 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const controls = `${CONTROLS}, main .search-input, .letters a, .orders a`;
  for (const lang of LANGS)
    for (const path of ['/xx/', '/xx/cr/601/', '/xx/cr/702.9b/', '/xx/cr/702/', '/xx/glossary/gojuon/']) {
      await page.goto(path.replace('/xx/', `/${lang}/`));
      expect(await findSmall(page, 44, controls), `${path} in ${lang}`).toEqual([]);
    }
});
