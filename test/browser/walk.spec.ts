import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('a reader walks from home over contents, section, rule and a linked rule to a term and back', async ({
  page,
}) => {
  await page.goto('/ja/');
  await page.getByRole('navigation', { name: 'サイト内の移動' }).getByRole('link', { name: '目次' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('目次');

  await page.getByRole('link', { name: /^601 / }).click();
  await expect(page).toHaveURL('/ja/cr/601/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casting Spells');

  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: '601.2', exact: true }).click();
  await expect(page).toHaveURL('/ja/cr/601.2/');

  const linked = page.locator('main .reference').first();
  const number = await linked.textContent();
  await linked.click();
  await expect(page).toHaveURL(`/ja/cr/${number}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${number}`);

  await page.goto('/ja/cr/702.9b/');
  await page.locator('main .own .term', { hasText: '飛行' }).first().click();
  await expect(page).toHaveURL('/ja/glossary/flying/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flying');
  await page.goBack();
  await expect(page).toHaveURL('/ja/cr/702.9b/');
});

test('breadcrumb, pager and the other language lead where they say', async ({ page }) => {
  await page.goto('/ja/cr/702.9a/');
  const crumbs = page.getByRole('navigation', { name: '現在の位置' });
  await expect(crumbs.getByRole('link')).toHaveText(['ホーム', '目次', /^7/, /^702/, /^702\.9/]);
  await page
    .getByRole('navigation', { name: '前後の項目' })
    .last()
    .getByRole('link', { name: /次へ/ })
    .click();
  await expect(page).toHaveURL('/ja/cr/702.9b/');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/cr/702.9b/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a number typed in any form opens its page', async ({ page }) => {
  for (const typed of ['702.9b', '７０２．９ｂ', 'CR 702.9B', '#702.9b', '702.9b.']) {
    await page.goto('/ja/');
    await page.getByLabel('ルールを検索').fill(typed);
    await page.getByRole('button', { name: '検索', exact: true }).click();
    await expect(page).toHaveURL('/ja/cr/702.9b/');
  }
});

for (const path of ['/ja/', '/ja/no-such-page/'])
  test(`words typed at ${path} are searched for, with answers while typing`, async ({ page }) => {
    await page.goto(path);
    const field = page.locator('form[lang="ja"]').getByLabel('ルールを検索');
    await field.click();
    await field.pressSequentially('接死');
    const answers = page.locator('form[lang="ja"] [role="option"]');
    await expect(answers.first()).toContainText('接死');
    await field.press('Escape');
    await expect(answers.first()).toBeHidden();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/ja\/search\/\?q=/);
    await expect(page.locator('#search-page-input')).toHaveValue('接死');
    await expect(page.locator('#search-page-list a').first()).toContainText('接死');
  });

test('an answer chosen with the arrows is opened', async ({ page }) => {
  await page.goto('/ja/');
  const field = page.getByLabel('ルールを検索');
  await field.click();
  await field.pressSequentially('702.9b');
  await expect(page.getByRole('option').first()).toContainText('702.9b');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/ja/cr/702.9b/');
});

test('the root goes on to the browser’s language, and to the one chosen before', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/ja/');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/');
  await page.goto('/');
  await expect(page).toHaveURL('/en/');
});

test('an address that is not there says so in both languages', async ({ page }) => {
  const response = await page.goto('/ja/cr/999.9z/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ページが見つかりません');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
});
