import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.lantern.address });

test('a rule whose English changed since says so, with the day of its translation', async ({ page }) => {
  await page.goto('ja/cr/100.2a/');
  await expect(page.locator('.own .mark')).toHaveText('日本語訳が古い');
  await expect(page.locator('.own .side[lang="ja"]')).toContainText('2025年9月1日版');
  await page.goto('en/cr/100/');
  await expect(page.locator('[id="100.2a"] .mark')).toHaveText('Japanese outdated');
});

test('a rule without Japanese shows its English in every view', async ({ page }) => {
  await page.goto('ja/cr/101.2a/');
  await expect(page.locator('.own .mark')).toHaveText('未訳');
  await page.getByRole('radio', { name: '日本語だけ' }).check();
  await expect(page.locator('.own .side[lang="en"]')).toBeVisible();
});

test('edition and day of the translation stand on every page', async ({ page }) => {
  for (const path of ['ja/', 'ja/cr/', 'ja/cr/702.2b/', 'ja/glossary/', 'ja/glossary/glow/']) {
    await page.goto(path);
    await expect(page.locator('.edition')).toContainText('2026年2月2日版');
    await expect(page.locator('.edition')).toContainText('日本語訳は2025年9月1日版');
    await expect(page.locator('.edition')).toContainText('非公式の要約版');
  }
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

test('a rule says where it is cited', async ({ page }) => {
  await page.goto('ja/cr/702.2b/');
  await expect(
    page.getByRole('region', { name: 'このルールを参照している条文' }).getByRole('link'),
  ).toHaveText([/701\.2a/]);
});
