import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/model/records/lang.ts';
import { listPolicyFaults } from './list-policy-faults.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('every kind of page is sent with a policy that allows nothing unsafe', async ({ request }) => {
  for (const path of [...Object.values(PAGE_KINDS), '/', '/cr/702.9b/'])
    for (const lang of LANGS) {
      const response = await request.get(path.replace('/xx/', `/${lang}/`));
      expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
      expect(response.headers()['content-security-policy'], path).not.toContain('unsafe');
    }
});

for (const path of ['/', '/cr/702.9b/'])
  test(`the way on from ${path} keeps to the policy`, async ({ page }) => {
    const faults = listPolicyFaults(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(faults).toEqual([]);
  });

test('search and citing keep to the policy', async ({ page }) => {
  const faults = listPolicyFaults(page);
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
