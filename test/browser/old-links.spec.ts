import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('addresses of old habit lead to the rule', async ({ page }) => {
  for (const path of ['702.9b', 'CR702.9B', '７０２．９ｂ', 'rule/702.9b', 'cr/702.9B/', 'cr/702/9b']) {
    await page.goto(`/${path}`);
    await expect(page).toHaveURL('/ja/cr/702.9b/');
  }
  await page.goto('/en/cr/702.9.b');
  await expect(page).toHaveURL('/en/cr/702.9b/');
});

test('fragments of old habit lead to the rule, on its page, in its section and from the contents', async ({
  page,
}) => {
  await page.goto('/rules.html#R7029b');
  await expect(page).toHaveURL('/ja/cr/702.9b/');
  await page.goto('/ja/cr/#cr702-9b');
  await expect(page).toHaveURL('/ja/cr/702.9b/');
  await page.goto('/ja/cr/#section-702-9b');
  await expect(page).toHaveURL('/ja/cr/702.9b/');
  await page.goto('/ja/cr/702/#702.9b');
  await expect(page).toHaveURL('/ja/cr/702.9b/');
  await page.goto('/ja/cr/601/#R6012b');
  await expect(page).toHaveURL('/ja/cr/601/#601.2b');
  await expect(page.locator('[id="601.2b"]')).toBeInViewport();
  await page.goto('/cr/601/#R6012b');
  await expect(page).toHaveURL('/ja/cr/601/#601.2b');
});

test('below a base path they stay under it', async ({ page }) => {
  const { address } = SITES.lantern;
  await page.goto(`${address}CR702.2B`);
  await expect(page).toHaveURL(`${address}ja/cr/702.2b/`);
  await page.goto(`${address}ja/#R7022b`);
  await expect(page).toHaveURL(`${address}ja/cr/702.2b/`);
});

test('for a number that never was the nearest are offered, in both languages or the one asked in', async ({
  page,
}) => {
  const response = await page.goto('/702.9z');
  expect(response?.status()).toBe(404);
  const offers = page.locator('.nearest');
  await expect(offers.nth(0)).toContainText('702.9zという番号のルールはありません');
  await expect(offers.nth(1)).toContainText('There is no rule 702.9z');
  await expect(offers.nth(0).getByRole('link').first()).toHaveText('702.9');
  await page.goto('/en/cr/702.9z/');
  await expect(offers.nth(0)).toBeHidden();
  await expect(offers.nth(1)).toHaveAttribute('role', 'status');
  await offers.nth(1).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/cr/702.9/');
});

test('a number of editions that are not at hand says what it is now, and leads there', async ({ page }) => {
  await page.goto('/ja/cr/502.9b/');
  const offer = page.locator('.nearest').nth(0);
  await expect(offer).toContainText(/502\.9b（\d{4}年\d+月～\d{4}年\d+月）は現在702\.19bです。/);
  await offer.getByRole('link', { name: '702.19b' }).click();
  await expect(page).toHaveURL('/ja/cr/702.19b/');
});

test('an address that is no number offers none', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('.nearest').first()).toBeHidden();
  await expect(page).toHaveURL('/no-such-page');
});
