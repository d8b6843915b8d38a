import { expect, type Page, test } from '@playwright/test';
import { SITES } from './sites.ts';
import { expectNoViolations } from './themes.ts';

// An invented game of which some rules changed since they were translated, and some never were.
test.use({ baseURL: SITES.lantern.address });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
const entries = (page: Page) => page.locator('.work-entry:visible');

test('the filter keeps the items of one state, by its address alone', async ({ page }) => {
  await page.goto('ja/translation/1/');
  await expect(entries(page)).toHaveCount(3);
  await page
    .getByRole('navigation', { name: '状態で絞り込む' })
    .getByRole('link', { name: '未訳 2' })
    .click();
  await expect(entries(page)).toHaveCount(2);
  await expect(page.locator('.work-filter [aria-current]')).toHaveText(/未訳/);
  await expect(page.getByRole('status').filter({ hasText: '2項目を表示しています' })).toHaveCount(1);
  await page.goBack();
  await expect(entries(page)).toHaveCount(3);
});

test('j and k go from item to item, only those that are shown, and on to the next page with the filter', async ({
  page,
}) => {
  await page.goto('ja/translation/1/');
  await expect(page.getByText('次の項目')).toBeVisible();
  for (const id of ['100.2a', '101.2', '101.2a']) {
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe(id);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  await page.keyboard.press('k');
  await expect.poll(() => focused(page)).toBe('101.2');
  await page.goto('ja/translation/1/#state-new');
  await page.keyboard.press('j');
  await expect.poll(() => focused(page)).toBe('101.2');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/translation\/7\/#state-new$/);
});

test('what has the focus is told by its number and state', async ({ page }) => {
  await page.goto('ja/translation/1/');
  await page.keyboard.press('j');
  await expect(page.locator(':focus')).toHaveAccessibleName(/英語に変更あり.*100\.2a/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter works, and nothing is offered that needs a script', async ({ page }) => {
    await page.goto('ja/translation/1/');
    await expect(page.getByText('次の項目')).toBeHidden();
    await page.getByRole('link', { name: '英語に変更あり 1' }).click();
    await expect(entries(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'すべて 3' }).click();
    await expect(entries(page)).toHaveCount(3);
  });
});

for (const path of ['ja/translation/', 'en/translation/1/', 'ja/translation/glossary/'])
  test(`${path} has no barriers, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });

test('on paper every item is there, whatever is folded', async ({ page }) => {
  await page.goto('ja/translation/1/');
  await page.emulateMedia({ media: 'print' });
  await expect(entries(page)).toHaveCount(3);
  await expect(page.getByRole('navigation', { name: '状態で絞り込む' })).toBeHidden();
});
