import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test.describe('where scripts are blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page is read in both languages', async ({ page }) => {
    for (const lang of ['ja', 'en'])
      for (const [kind, path] of Object.entries(PAGE_KINDS)) {
        await page.goto(path.replace('/xx/', `/${lang}/`));
        const text = await page.locator('main').innerText();
        expect(text.length, `${kind} in ${lang}`).toBeGreaterThan(40);
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

test('an old browser without light-dark() still gets dark text on a light page', async ({ page }) => {
  // What such a browser does with the sheet: it drops the declarations that it does not know.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replaceAll('light-dark(', 'unknown-function(') });
  });
  await page.goto('/ja/cr/702.9/');
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(paper);
  await expect(page.locator('[id="702.9b"]')).toBeVisible();
});
