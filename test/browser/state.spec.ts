import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.lantern.address });

test('a rule without Japanese shows its English in every view', async ({ page }) => {
  await page.goto('ja/cr/101.2a/');
  await expect(page.locator('.own .mark')).toHaveText('未訳');
  await page.getByRole('radio', { name: '日本語だけ' }).check();
  await expect(page.locator('.own .side[lang="en"]')).toBeVisible();
});

test('below a base path every step stays under it', async ({ page }) => {
  await page.goto('');
  await expect(page).toHaveURL(`${SITES.lantern.address}ja/`);
  await page.locator('main').getByRole('link', { name: /^7 / }).click();
  await page.locator('main').getByRole('link', { name: /^702 / }).click();
  await page.locator('[id="702.3a"] .reference').first().click();
  await expect(page).toHaveURL(`${SITES.lantern.address}ja/cr/101.1/`);
  await page.locator('[id="101.1"] .term').first().click();
  await expect(page).toHaveURL(`${SITES.lantern.address}ja/glossary/turn/`);
});
