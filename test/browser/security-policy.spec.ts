import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('no page kind breaks the policy it is sent with', async ({ page }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
  const paths = [...Object.values(PAGE_KINDS), '/', '/cr/702.9b/'];
  for (const path of paths)
    for (const lang of ['ja', 'en']) {
      const response = await page.goto(path.replace('/xx/', `/${lang}/`));
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      expect(response?.headers()['content-security-policy'], path).not.toContain('unsafe');
      await page.waitForLoadState('networkidle');
    }
  expect(faults).toEqual([]);
});

test('search and citing keep to the policy', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
  await page.goto('/ja/cr/702.9b/');
  await page.getByRole('button', { name: '702.9bを引用' }).click();
  await expect(page.getByLabel('貼り付ける内容')).toHaveValue(/\?ed=/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  // Fetched when first used: letters typed before it is there go nowhere.
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('飛行');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(faults).toEqual([]);
});
