import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('the languages shown are chosen once and kept from page to page', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  const japanese = page.locator('.own .side[lang="ja"]');
  const english = page.locator('.own .side[lang="en"]');
  await expect(japanese).toBeVisible();
  await expect(english).toBeVisible();

  await page.getByRole('radio', { name: '日本語だけ' }).check();
  await expect(english).toBeHidden();
  await page.goto('/ja/cr/702.9a/');
  await expect(page.getByRole('radio', { name: '日本語だけ' })).toBeChecked();
  await expect(english).toBeHidden();

  await page.goto('/en/cr/702.9a/');
  await page.getByRole('radio', { name: 'English only' }).check();
  await expect(japanese).toBeHidden();
  await expect(english).toBeVisible();
});

test('a kept choice is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('taiyaku.view', 'ja'));
  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto('/ja/cr/702.9b/');
  await expect(page.locator('.own .side[lang="en"]')).toBeHidden();
});

test('the colours chosen hold against the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/ja/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('radio', { name: 'ダーク' }).check();
  expect(await paper()).not.toBe(light);
  await page.goto('/ja/cr/');
  expect(await paper()).not.toBe(light);
});

test('with wide room the two languages of a rule begin side by side, on a phone one below the other', async ({
  page,
}) => {
  const tops = () =>
    page
      .locator('.own .side')
      .evaluateAll((sides) => sides.map((side) => Math.round(side.getBoundingClientRect().top)));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/cr/702.9b/');
  const [left, right] = await tops();
  expect(Math.abs((left ?? 0) - (right ?? 999))).toBeLessThan(12);
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await tops();
  expect(first).toBeLessThan(second ?? 0);
  await expect(page.locator('.own .side').first()).toHaveAttribute('lang', 'en');
});
