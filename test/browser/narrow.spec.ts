import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('on a phone the page bar alone stays: the rule, the search, the tools; the edition is read on top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/ja/cr/601/');
  const pageBar = page.getByRole('navigation', { name: '現在の位置' });
  await expect(page.locator('.edition')).toContainText('非公式の要約版');
  await expect(pageBar.getByText('呪文を唱えること')).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const edition = await page.locator('.edition').evaluate((line) => line.getBoundingClientRect().bottom);
  expect(edition).toBeLessThanOrEqual(1);
  await expect(pageBar).toBeInViewport();
  await expect(pageBar.getByText('呪文を唱えること')).toBeVisible();
  const head = await page.locator('.head').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(head).toBeLessThanOrEqual(52);
  await page.getByRole('link', { name: '検索', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'ルールを検索' })).toBeFocused();
});

test('on a phone the text of a rule begins in the first quarter of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/ja/cr/601/', '/en/cr/601/', '/ja/cr/702.9b/', '/en/cr/702.9/']) {
    await page.goto(path);
    const top = await page
      .locator('main .side p')
      .first()
      .evaluate((text) => text.getBoundingClientRect().top);
    expect(top, path).toBeLessThanOrEqual(844 / 4);
  }
});

test('on a phone a notice about the link leaves the rule where it is, and goes with the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const notice = page.locator('#link-notice');
  const text = page.locator('main .side p').first();
  for (const path of ['/ja/cr/601.2/?ed=2024-09-20', '/en/cr/500.4/?ed=2024-09-20']) {
    await page.goto(path);
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText('2024');
    const { top, bottom } = await text.evaluate((first) => first.getBoundingClientRect());
    expect(top, path).toBeLessThanOrEqual(844 / 4);
    expect(await notice.evaluate((box) => box.getBoundingClientRect().top), path).toBeGreaterThan(bottom);
  }
  await page.goto('/ja/cr/601/?ed=2024-09-20#601.2b');
  await expect(notice).toBeInViewport();
  await notice.click({ position: { x: 5, y: 5 } });
  await expect(notice).toBeHidden();
  await page.goto('/ja/cr/601/?ed=2024-09-20');
  await expect(notice).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(notice).toBeHidden();
});

test('the drawer of a phone holds every place of the site', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ja/cr/601/');
  await page.getByRole('button', { name: '目次を開く' }).click();
  const places = page.locator('#toc').getByRole('navigation', { name: 'サイト内の移動' });
  for (const name of ['目次', '用語集', '裁定', '変更点', 'この版について'])
    await expect(places.getByRole('link', { name })).toBeVisible();
});
