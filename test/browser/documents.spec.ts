import { expect, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.lantern.address });

test('a ruling is visited from the rule it is about, and leads back', async ({ page }) => {
  await page.goto('ja/cr/702.2b/');
  await page
    .getByRole('region', { name: '関連する裁定と資料' })
    .getByRole('link', { name: /漂流で動いた/ })
    .click();
  await expect(page).toHaveURL(`${SITES.lantern.address}ja/rulings/lantern-talk/#part-1.1`);
  const ruling = page.locator('[id="part-1.1"]');
  await expect(ruling).toContainText('訳に疑問あり');
  await expect(ruling).toContainText('2025年8月30日');
  await expect(ruling).toContainText('別訳');
  await ruling.getByRole('link', { name: '702.2b' }).first().click();
  await expect(page).toHaveURL(`${SITES.lantern.address}ja/cr/702.2b/`);
});

test('a translator’s note stands by its rule, marked as a note', async ({ page }) => {
  await page.goto('ja/cr/702.2c/');
  const note = page.getByRole('note', { name: '注' });
  await expect(note).toContainText('秋の版まで');
  await expect(note).toContainText('(*1) 冬の版');
});

test('a card looks like a card and a lost correction is told', async ({ page }) => {
  await page.goto('en/rulings/lantern-talk/');
  const card = page.locator('#drifting-light');
  await expect(card.getByRole('heading')).toContainText('漂う灯');
  await expect(card.locator('.cost .symbol')).toHaveCount(2);
  await expect(card.locator('.size')).toHaveText('1/3');
  await expect(page.locator('[id="702.2c"] del')).toContainText('are');
  await expect(page.locator('[id="702.2c"] ins')).toContainText('is');
  await expect(page.locator('.written-under')).toContainText('Written under');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on documents, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      'ja/rulings/',
      'en/rulings/',
      'ja/rulings/lantern-talk/',
      'en/rulings/lantern-talk/',
    ]) {
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
    }
  });
}
