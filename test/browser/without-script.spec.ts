import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address, javaScriptEnabled: false });

test('without JavaScript both languages are read, and the switch still works on the page', async ({
  page,
}) => {
  await page.goto('/ja/cr/702.9b/');
  const english = page.locator('.own .side[lang="en"]');
  await expect(english).toBeVisible();
  await page.getByRole('radio', { name: '日本語だけ' }).check();
  await expect(english).toBeHidden();
  await expect(page.locator('.own .side[lang="ja"]')).toBeVisible();
});

test('without JavaScript the root offers both languages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read in English' }).click();
  await expect(page).toHaveURL('/en/');
  await page.getByRole('link', { name: 'Contents' }).first().click();
  await page.getByRole('link', { name: /^702 / }).click();
  await page.getByRole('link', { name: '702.9 Flying', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('飛行');
});

test('without JavaScript nothing is offered that needs it', async ({ page }) => {
  await page.goto('/ja/');
  await expect(page.getByRole('radio', { name: 'ダーク' })).toBeHidden();
});
