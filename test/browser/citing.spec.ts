import { expect, type Page, test } from '@playwright/test';
import { keepCopies } from './keep-copies.ts';
import { SITES } from './sites.ts';
import { expectNoViolations } from './themes.ts';

const { address } = SITES.starter;
test.use({ baseURL: address, permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => keepCopies(page));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const open = async (page: Page, number: string) => {
  await page.getByRole('button', { name: `${number}を引用` }).click();
  await expect(page.getByRole('dialog', { name: `${number}を引用する` })).toBeVisible();
  await expect(page.getByLabel('貼り付ける内容')).toHaveValue(/\?ed=/);
};

test('what is there to copy names the address a page is read at, whatever the site was built for', async ({
  page,
}) => {
  const { port } = SITES.starter;
  // The site under test was built for localhost.
  const here = `http://127.0.0.1:${port}`;
  for (const path of ['/ja/embed/', '/en/data/']) {
    await page.goto(here + path);
    await expect(page.locator('main pre').first()).toContainText(here);
    await expect(page.locator('main')).not.toContainText(`localhost:${port}`);
    await expect(page.locator(`main a[href*="localhost:${port}"]`)).toHaveCount(0);
  }
  await page.goto(`${here}/ja/cr/702.9b/`);
  await open(page, '702.9b');
  await expect(page.getByLabel('貼り付ける内容')).toHaveValue(new RegExp(`${here}/cr/702\\.9b/`));
});

test('a rule among others is cited by keyboard alone, and the focus comes back', async ({ page }) => {
  await page.goto('/ja/cr/601/');
  const button = page.getByRole('button', { name: '601.2bを引用' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'リンクだけ' })).toBeFocused();
  for (const _ of ['本文だけ', 'テキスト', 'Markdown']) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Markdown' })).toBeChecked();
  await expect(page.getByLabel('貼り付ける内容')).toHaveValue(/^> /);
  await page.getByRole('button', { name: 'コピー', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('コピーしました。');
  await expect
    .poll(() => clipboard(page))
    .toMatch(/^> 601\.2b .*\n>\n> 601\.2b [\s\S]*\]\(http.*\/cr\/601\.2b\/\?ed=[\d-]+\)$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('every notation names the edition, and that it is a digest; language and format are kept', async ({
  page,
}) => {
  await page.goto('/ja/cr/702.9b/');
  await open(page, '702.9b');
  const result = page.getByLabel('貼り付ける内容');
  await expect(result).toHaveValue(/^http:\/\/localhost:\d+\/cr\/702\.9b\/\?ed=\d{4}-\d\d-\d\d$/);
  for (const format of ['テキスト', 'Markdown', 'BBCode', 'HTML', 'Scrapbox', 'はてな記法']) {
    await page.getByRole('radio', { name: format }).check();
    await page.getByRole('radio', { name: '両方', exact: true }).check();
    await expect(result).toHaveValue(/総合ルール 702\.9b（\d{4}年\d+月\d+日版、非公式の要約）/);
    await expect(result).toHaveValue(/CR 702\.9b \(\d{4}-\d\d-\d\d, unofficial digest\)/);
    await page.getByRole('radio', { name: '英語', exact: true }).check();
    await expect(result).not.toHaveValue(/総合ルール/);
  }
  await page.getByRole('button', { name: '閉じる' }).click();
  await page.goto('/ja/cr/702.9a/');
  await open(page, '702.9a');
  await expect(page.getByRole('radio', { name: 'はてな記法' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '英語', exact: true })).toBeChecked();
});

test('where the browser forbids the clipboard the text is left selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/ja/cr/702.9b/');
  await open(page, '702.9b');
  await page.getByRole('button', { name: 'コピー', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('コピーできませんでした');
  await expect(page.getByLabel('貼り付ける内容')).toBeFocused();
});

test('where the rule cannot be loaded its link can still be copied', async ({ page }) => {
  await page.route('**/api/v1/rules/**', (route) => route.abort());
  await page.goto('/ja/cr/702.9b/');
  await page.getByRole('button', { name: '702.9bを引用' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('読み込めませんでした');
  await page.getByRole('button', { name: 'コピー', exact: true }).click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`^${address}cr/702\\.9b/\\?ed=[\\d-]+$`));
});

test('axe finds nothing in the dialog, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, name] of [
    ['/ja/cr/702.9b/', '702.9bを引用'],
    ['/en/cr/702.9b/', 'Cite 702.9b'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    await expectNoViolations(page, 'dialog');
  }
});
