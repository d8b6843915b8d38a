import { expect, type Page, test } from '@playwright/test';
import { findColourViolations, findViolations } from './find-violations.ts';
import { SITES } from './sites.ts';

// An invented game of which some rules changed since they were translated, and some never were.
test.use({ baseURL: SITES.lantern.address });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
const entries = (page: Page) => page.locator('.work-entry:visible');

test('the overview says how much is done, of all and by chapter, and leads to what is left', async ({
  page,
}) => {
  await page.goto('ja/translation/');
  const bars = page.locator('.work-progress');
  await expect(bars.first()).toContainText('30項目のうち24項目が完了（80%）');
  const widths = await bars
    .first()
    .locator('rect')
    .evaluateAll((bar) => bar.map((each) => each.getAttribute('width')));
  expect(widths).toEqual(['100', '80']);
  await page.getByRole('link', { name: '英語に変更あり 1' }).first().click();
  await expect(page).toHaveURL(/translation\/1\/#state-changed$/);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('100.2a');
});

test('an item shows what changed in English, the Japanese there was, and what must stand in the translation', async ({
  page,
}) => {
  await page.goto('ja/translation/7/');
  const entry = page.locator('[id="702.2c"]');
  await expect(entry.locator('ins')).not.toHaveCount(0);
  await expect(entry.locator('p[lang="ja"]')).not.toBeEmpty();
  await expect(entry).toContainText('これまでの日本語訳（2025年9月1日版）');
  await expect(entry.locator('dl')).toContainText('用語');
  await expect(entry.getByRole('link', { name: /の用例をすべて見る$/ }).first()).toHaveAttribute(
    'href',
    /\/ja\/concordance\/\?q=[A-Z]/,
  );
});

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

for (const scheme of ['light', 'dark'] as const)
  for (const path of ['ja/translation/', 'en/translation/1/', 'ja/translation/glossary/'])
    test(`${path} has no barriers (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
      expect(await findColourViolations(page)).toEqual([]);
    });

test('no message names a folder of a machine', async ({ page }) => {
  for (const lang of ['ja', 'en']) {
    await page.goto(`${lang}/translation/`);
    const text = (await page.locator('main').innerText()).replace(/^npm run .*$/gm, '');
    expect(text).not.toMatch(/(?:\/[\w.-]+){2,}|content\/|[A-Z]:\\/);
  }
});

test('on paper every item is there, whatever is folded', async ({ page }) => {
  await page.goto('ja/translation/1/');
  await page.emulateMedia({ media: 'print' });
  await expect(entries(page)).toHaveCount(3);
  await expect(page.getByRole('navigation', { name: '状態で絞り込む' })).toBeHidden();
});
