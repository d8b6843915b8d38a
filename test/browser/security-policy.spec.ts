import { expect, test } from '@playwright/test';
import { listPolicyFaults } from './list-policy-faults.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

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
