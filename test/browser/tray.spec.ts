import { expect, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { SITES } from './sites.ts';

const { address } = SITES.starter;
test.use({ baseURL: address });

test('rules are pinned while reading, by the citing and by a key, ordered and taken away by the keyboard', async ({
  page,
}) => {
  await page.goto('/ja/cr/702.9b/');
  await page.getByRole('button', { name: '702.9bを引用' }).click();
  await page.getByRole('button', { name: 'ピン留め', exact: true }).click();
  await expect(page.getByRole('button', { name: 'ピン留め済み' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/ja/cr/704.5/');
  await page.keyboard.press('p');
  await expect(page.locator('.said')).toContainText('704.5をピン留めしました（2件）');
  await page.goto('/ja/tray/');
  const numbers = page.locator('.tray .number');
  await expect(numbers).toHaveText(['702.9b', '704.5']);
  await expect(page.locator('.tray .side').first()).not.toBeEmpty();
  await page.getByRole('button', { name: '702.9bを下へ移す' }).focus();
  await page.keyboard.press('Enter');
  await expect(numbers).toHaveText(['704.5', '702.9b']);
  await expect(page.getByRole('button', { name: '702.9bを上へ移す' })).toBeFocused();
  await expect(page.locator('#tray [data-part="status"]')).toHaveText('702.9bを2番目に移しました。');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '704.5のピン留めを外す' }).press('Enter');
  await page.reload();
  await expect(numbers).toHaveText(['702.9b']);
});

test('one link rebuilds the list for whoever opens it, in numbers of today, and keeps theirs', async ({
  page,
}) => {
  await page.goto('/ja/tray/?ed=2024-09-20&rules=701.34,702.9b,no-rule');
  const numbers = page.locator('.tray .number');
  await expect(numbers).toHaveText(['701.40', '702.9b']);
  await expect(page.getByLabel('貼り付ける内容')).toHaveValue(
    /\/ja\/tray\/\?ed=2026-[\d-]+&rules=701\.40,702\.9b$/,
  );
  await page.getByRole('radio', { name: 'Markdown' }).check();
  await expect(page.getByLabel('貼り付ける内容')).toHaveValue(/^> 701\.40[\s\S]*\n\n> 702\.9b/);
  expect(await page.evaluate(() => localStorage.getItem('taiyaku.tray'))).toBeNull();
  await page.getByRole('button', { name: '自分のピン留めに加える' }).click();
  await page.goto('/ja/tray/');
  await expect(numbers).toHaveText(['701.40', '702.9b']);
});

test('after another edition it says which of the opened rules changed, until that is seen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('taiyaku.opened'))
      localStorage.setItem('taiyaku.opened', '2024-09-20 701.34 702.9b');
  });
  await page.goto('/ja/');
  await expect(page.locator('.ways [data-tray="1"]')).toBeVisible();
  await page.locator('.ways [data-tray]').click();
  const news = page.getByRole('region', { name: '前回から変わったルール' });
  await expect(news.getByRole('listitem')).toHaveCount(1);
  await expect(news).toContainText('701.40 番号が701.34から変わりました');
  await news.getByRole('button').click();
  await expect(news).toBeHidden();
  await page.goto('/ja/cr/702.9b/');
  expect(await page.evaluate(() => localStorage.getItem('taiyaku.opened'))).toMatch(
    /^2026-\S+ 702\.9b 701\.40$/,
  );
  await page.goto('/ja/');
  await expect(page.locator('.ways [data-tray=""]')).toBeVisible();
});
