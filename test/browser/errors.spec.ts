import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { readColour } from './read-colour.ts';
import { rewriteResponses } from './rewrite-responses.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test.describe('where scripts are blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that a script fills says what it is, in both languages', async ({ page }) => {
    for (const lang of ['ja', 'en'])
      for (const kind of [
        'two editions compared',
        'embed',
        'citations',
        'concordance',
        'search',
        'pinned rules',
        'not found',
      ] as const) {
        await page.goto(PAGE_KINDS[kind].replace('/xx/', `/${lang}/`));
        const text = await page.locator('main').innerText();
        expect(text.length, `${kind} in ${lang}`).toBeGreaterThan(40);
        if (kind !== 'not found') await expect(page.locator('.foot .without-script')).toBeVisible();
      }
  });

  test('reading offline says that it needs a script, and offers nothing that would not work', async ({
    page,
  }) => {
    await page.goto('/en/offline/');
    await expect(page.locator('main')).toContainText('Keeping pages needs JavaScript');
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });

  test('the way to search leads to a page that names the glossary', async ({ page }) => {
    await page.goto('/ja/search/');
    await page.locator('main').getByRole('link').last().click();
    await expect(page).toHaveURL('/ja/glossary/');
  });
});

test('where the scripts of a page cannot be loaded, its text and links are there', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/ja/cr/702.9/');
  await expect(page.locator('[id="702.9b"] .side')).toHaveCount(2);
  await page.locator('[id="702.9b"] .reference').first().click();
  await expect(page).toHaveURL('/ja/cr/702.17/');
});

test.describe('in an old browser', () => {
  // What such a browser does: it knows neither popovers nor light-dark(), and drops what it does not know.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'checkVisibility'])
        Reflect.deleteProperty(name === 'checkVisibility' ? Element.prototype : HTMLElement.prototype, name);
    });
    await rewriteResponses(page, {
      document: (html) => html.replaceAll(/ popover(?=[ >])/g, ''),
      stylesheet: (css) => css.replaceAll('light-dark(', 'unknown(').replaceAll(':popover-open', ':unknown'),
    });
  });

  test('the page says what it lacks, and everything is read, in the colours of the device', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const [colorScheme, paper] of [
      ['light', [251, 249, 244]],
      ['dark', [23, 22, 20]],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/ja/cr/702.9/');
      expect(await readColour(page.locator('body'), 'backgroundColor')).toEqual(paper);
      await expect(page.locator('.old-browser')).toContainText('ブラウザーを更新');
      await expect(page.getByRole('button', { name: '目次を開く' })).toHaveCount(0);
      await page.locator('[id="702.9b"] .term').first().hover();
      await page.keyboard.press('g');
      await page.keyboard.press('j');
      await page.waitForTimeout(500);
    }
    expect(errors).toEqual([]);
    await page.locator('[id="702.9b"] .reference').first().click();
    await expect(page).toHaveURL('/ja/cr/702.17/');
  });
});

test('a browser of today is not called old, and where scripts run nothing is said of them', async ({
  page,
}) => {
  await page.goto('/en/cr/702.9/');
  await expect(page.locator('.old-browser')).toBeHidden();
  await expect(page.locator('.without-script')).toBeHidden();
});
