import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

const { address } = SITES.starter;

test('a pasted text is marked, and nothing of it leaves the browser', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${address}en/embed/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check citations' }).click();
  const hostile = '<img src=x onerror=alert(1)> \u202eabc secretword';
  await page
    .getByLabel('Text', { exact: true })
    .fill(`${hostile}\nSee rule 701.34, CR 702.9b\r\nand 総合ルール９９９．９ｚ.`);
  await page.getByLabel('Written on').fill('2024-09-20');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toHaveText('3 citations · 2 to look at');
  const lines = page.locator('.citation-list li');
  await expect(lines).toHaveText([
    /Line 2 moved 701\.34 is 701\.40 today 701\.40/,
    /Line 3 never existed No rule had the number 999\.9z on September 20, 2024/,
    /Line 2 right 702\.9b/,
  ]);
  await expect(lines.first().getByRole('link', { name: '701.40' })).toHaveAttribute('href', '/en/cr/701.40/');
  const marked = page.locator('.citation-text');
  await expect(marked.locator('mark')).toHaveText(['rule 701.34', 'CR 702.9b', '総合ルール９９９．９ｚ']);
  // As text, with what would turn it around named.
  await expect(marked).toContainText('<img src=x onerror=alert(1)> [U+202E]abc');
  await expect(marked.locator('img')).toHaveCount(0);
  await lines.first().getByRole('link', { name: 'Line 2' }).click();
  await expect(marked.locator('mark').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  expect(asked.filter((each) => /secretword|onerror/.test(decodeURIComponent(each)))).toEqual([]);
  expect(faults).toEqual([]);
});

test('without a day the numbers are today’s; a text without citations is told so', async ({ page }) => {
  await page.goto(`${address}ja/citations/`);
  await page.getByLabel('文章').fill('総合ルール502.81を参照');
  await page.getByRole('button', { name: '確認する' }).click();
  await expect(page.locator('.citation-list li')).toContainText('502.81は現在の702.81です');
  await page.getByLabel('文章').fill('ルール100円');
  await page.getByRole('button', { name: '確認する' }).click();
  await expect(page.getByRole('status')).toContainText('引用は見つかりませんでした');
  await expect(page.locator('#citation-result')).toBeHidden();
});

test('a name beside a number is compared with the rule', async ({ page }) => {
  await page.goto(`${address}en/citations/`);
  await page.getByLabel('Text', { exact: true }).fill('See rule 702.17, “Flying”, and rule 702.9, “Flying”.');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.citation-list li').first()).toContainText('“Flying” is the name of 702.9.');
  await expect(page.getByRole('status')).toHaveText('2 citations · 1 to look at');
});

test('a long paste with many numbers is answered', async ({ page }) => {
  await page.goto(`${address}en/citations/`);
  await page
    .getByLabel('Text', { exact: true })
    .evaluate(
      (field: HTMLTextAreaElement) =>
        (field.value = `${'x '.repeat(100_000)}${'rule 702.9b, '.repeat(2000)}`),
    );
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toHaveText('2,000 citations · All of them are right.');
});
