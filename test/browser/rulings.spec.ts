import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('a ruling is visited from the keyword it is about, and leads back', async ({ page }) => {
  await page.goto('/ja/cr/702.2/');
  const about = page.getByRole('region', { name: '関連する裁定と資料' });
  await about.getByRole('link', { name: /接死とトランプル/ }).click();
  await expect(page).toHaveURL('/ja/rulings/digest-rulings-summary/#A.1.Ruling.1');
  const ruling = page.locator('[id="A.1.Ruling.1"]');
  await expect(ruling).toContainText('A.1.裁定.1');
  await expect(ruling).toContainText('新規');
  await expect(ruling.getByRole('time').or(ruling.locator('time'))).toHaveText('2026年4月17日');
  // What the rulings of a topic are about stands once, at its heading.
  await page
    .locator('[id="A.1"] > .subjects')
    .getByRole('link', { name: /^702\.2 / })
    .click();
  await expect(page).toHaveURL('/ja/cr/702.2/');
});

test('a rule shows rulings on its subrules, the subrule its own', async ({ page }) => {
  for (const path of ['/en/cr/702.2/', '/en/cr/702.2b/']) {
    await page.goto(path);
    const about = page.getByRole('region', { name: 'Rulings and documents about this' });
    await expect(about.locator('a[href$="#A.1.1"]')).toHaveCount(1);
  }
});

test('a reference to a ruling of the same document leads to it', async ({ page }) => {
  await page.goto('/en/rulings/digest-rulings-summary/');
  await page.locator('[id="A.2.1"]').getByRole('link', { name: 'A.3.1' }).first().click();
  await expect(page).toHaveURL('/en/rulings/digest-rulings-summary/#A.3.1');
  await expect(page.locator('[id="A.3.1"]')).toBeInViewport();
});

test('the numbers of another day lead to the rules of today', async ({ page }) => {
  await page.goto('/ja/rulings/digest-update-2024-09-20/');
  await expect(page.locator('.written-under')).toContainText('2024年9月20日版');
  const quoted = page.locator('[id="701.60"]');
  await expect(quoted.locator('.rule-number')).toHaveText('701.60');
  await quoted.getByRole('link', { name: /現在は701\./ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manifest Dread');
});

test('a recovered correction strikes the old words out and reads both', async ({ page }) => {
  await page.goto('/en/rulings/digest-update-2024-09-20/');
  const rule = page.locator('[id="116.2"]');
  await expect(rule.locator('[lang="en"] del')).toHaveText('removed: eleven');
  await expect(rule.locator('[lang="en"] ins')).toHaveText('added: twelve');
  await expect(rule.locator('[lang="ja"] ins')).toContainText('12');
});

test('a note stands right after its rule, in its document and on the rule’s page', async ({ page }) => {
  await page.goto('/ja/rulings/digest-update-2024-09-20/');
  await expect(page.locator('[id="709.5"] + .note, .note:has(+ [id="709.5"])')).toContainText('部屋のルール');
  await page.goto('/ja/cr/709.5/');
  const note = page.getByRole('note', { name: '注' }).filter({ hasText: '部屋のルール' });
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: /2024年9月までの変更/ }).click();
  await expect(page).toHaveURL('/ja/rulings/digest-update-2024-09-20/#note-709.5');
});

test('documents are found by topic and by card', async ({ page }) => {
  await page.goto('/ja/rulings/');
  const ways = page.getByRole('navigation', { name: '探し方' });
  await ways.getByRole('link', { name: '話題から' }).click();
  const topic = page.getByRole('listitem').filter({ hasText: /接死/ }).first();
  await expect(topic).toBeVisible();
  await page.getByRole('navigation', { name: '探し方' }).getByRole('link', { name: 'カードから' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Islet Adder' })
    .getByRole('link', { name: 'カードの文章' })
    .click();
  await expect(page).toHaveURL('/ja/rulings/digest-primer-sample-isles/#islet-adder');
  await expect(page.locator('#islet-adder')).toContainText('1/2');
});

test('the translator’s page tells the state and says where nothing is wrong', async ({ page }) => {
  await page.goto('/ja/');
  await page.getByRole('contentinfo').getByRole('link', { name: '翻訳の作業一覧' }).click();
  await expect(page).toHaveURL('/ja/translation/');
  await expect(page.locator('.work-progress').first()).toContainText(/[\d,]{3,}項目が完了（100%）/);
  await expect(page.locator('main')).toContainText(/食い違う箇所は見つかっていません|か所/);
});
