import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

const { address } = SITES.starter;
const { address: lantern } = SITES.lantern;

for (const path of ['concordance/', 'search/'])
  test(`what is typed at ${path} before its script comes is looked up`, async ({ page }) => {
    let bringScripts = () => {};
    const brought = new Promise<void>((resolve) => (bringScripts = resolve));
    await page.route(/_assets\/[^/]*\.js$/, async (route) => {
      await brought;
      await route.continue();
    });
    await page.goto(`${address}en/${path}`, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('combobox')).first();
    await field.fill('Deathtouch');
    bringScripts();
    // Scripts of the page have run when it is loaded; what they fetch comes after it.
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue('Deathtouch');
    await field.press('Enter');
    await expect(page.getByRole('main')).toContainText('702.2b');
  });

test('an English phrase stands in its lines with its Japanese marked', async ({ page }) => {
  await page.goto(`${address}en/translation/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concordance' }).click();
  // Asked before its script has run, the form itself asks, by another address.
  await page.waitForURL(/\/en\/concordance\/$/);
  await page.getByRole('searchbox', { name: 'Word or phrase' }).fill('Deathtouch');
  await page.getByRole('button', { name: 'Look up' }).click();
  const status = page.getByRole('status');
  await expect(status).toContainText('“deathtouch”:');
  await expect(page).toHaveURL(/\/en\/concordance\/\?q=Deathtouch$/);
  const lines = page.locator('.kwic > li');
  const count = Number(/(\d+) lines/.exec((await status.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(3);
  await expect(lines).toHaveCount(count);
  for (const line of await lines.all()) {
    await expect(line.locator('.kwic-words mark')).toHaveText(/^deathtouch$/i);
    await expect(line.locator('.kwic-words')).toHaveAttribute('lang', 'en');
  }
  const rule = lines.filter({ has: page.getByRole('link', { name: '702.2b', exact: true }) }).first();
  await expect(rule.locator('.kwic-other mark').first()).toHaveText('接死');
  const ways = page.locator('.kwic-counterparts button');
  const counts = await ways.evaluateAll((all) =>
    all.map((each) => Number(/(\d+)$/.exec(each.textContent ?? '')?.[1])),
  );
  expect(counts[0]).toBe(count);
  expect(counts.slice(1).reduce((sum, each) => sum + each, 0)).toBe(count);
});

test('a Japanese phrase finds its English, one translation alone, in any order, kept by the address', async ({
  page,
}) => {
  await page.goto(`${address}ja/concordance/?q=${encodeURIComponent('クリーチャー')}`);
  const way = page.getByRole('button', { name: /^creature 用語 [\d,]+$/ });
  await expect(way).toHaveAttribute('aria-pressed', 'false');
  await way.click();
  await expect(way).toHaveAttribute('aria-pressed', 'true');
  await expect(way).toBeFocused();
  await expect(page.locator('.kwic-other mark').first()).toHaveText(/^creatures?$/i);
  await page.getByLabel('並び順').selectOption('直後の語');
  await expect(page).toHaveURL(/sort=after/);
  await expect(page).toHaveURL(/as=creature/);
  const readAfter = async () =>
    (await page.locator('.kwic-after').allTextContents()).map((text) =>
      text.replace(/[^\p{L}\p{N}ー]/gu, '').slice(0, 1),
    );
  await expect
    .poll(async () => (await readAfter()).join('') === (await readAfter()).toSorted().join(''))
    .toBe(true);
  const first = await page.locator('.kwic > li').first().textContent();
  await page.reload();
  await expect(way).toHaveAttribute('aria-pressed', 'true');
  expect(await page.locator('.kwic > li').first().textContent()).toBe(first);
  await page.getByRole('searchbox').fill('代わりに');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('「代わりに」');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('クリーチャー');
  await expect(way).toHaveAttribute('aria-pressed', 'true');
});

test('more lines come when asked for, and the focus goes to the first of them', async ({ page }) => {
  await page.goto(`${address}en/concordance/?q=player`);
  const lines = page.locator('.kwic > li');
  await expect(lines).toHaveCount(50);
  await page.getByRole('button', { name: 'More lines' }).click();
  await expect(lines).toHaveCount(100);
  await expect(lines.nth(50).getByRole('link')).toBeFocused();
});

test('what does not occur is said, with what does', async ({ page }) => {
  await page.goto(`${address}en/concordance/?q=creatur`);
  await expect(page.getByRole('status')).toHaveText('“creatur” does not occur in the texts.');
  await page.getByRole('link', { name: /^Parts of words too \([\d,]+\)$/ }).click();
  await expect(page.getByLabel('Match')).toHaveValue('parts');
  await expect(page.locator('.kwic-words mark').first()).toHaveText(/^creatur$/i);
  await page.goto(`${address}ja/concordance/?q=${encodeURIComponent('zzz 接死を{T}ぷぷ')}`);
  await expect(page.getByRole('link', { name: /^接死 \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ルールを検索する' })).toHaveAttribute('href', /search\/\?q=/);
});

test('a hostile question is text', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const hostile of [
    '<img src=x onerror=alert(1)>',
    '(((',
    '[\\',
    '.*',
    '%F0%9F%92',
    `${'a'.repeat(5000)}`,
  ]) {
    await page.goto(
      `${address}en/concordance/?q=${encodeURIComponent(hostile)}&match=constructor&sort=__proto__&as=%00`,
    );
    await expect(page.getByRole('status')).toContainText(/does not occur|lines? in/);
    await expect(page.locator('#concordance img')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('without the texts it says so, and goes on once they are there', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await page.goto(`${address}en/concordance/?q=creature`);
  await expect(page.getByRole('status')).toContainText('could not be fetched');
  await page.unroute('**/search-index/**');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('status')).toContainText('“creature”:');
});

test('an edition below a path, with what is not translated', async ({ page }) => {
  await page.goto(`${lantern}en/concordance/?q=the`);
  await expect(page.getByRole('status')).toContainText('“the”:');
  await expect(page.locator('.kwic-place').first()).toHaveAttribute('href', /^\/lantern\/en\//);
});

test('the phrase stands in one column at a desk, above its translation on a phone', async ({ page }) => {
  const readMiddles = () =>
    page.locator('.kwic-words mark').evaluateAll((all) =>
      all.map((each) => {
        const { left, width } = each.getBoundingClientRect();
        return left + width / 2;
      }),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}en/concordance/?q=creature`);
  await expect(page.locator('.kwic > li').first()).toBeVisible();
  const middles = await readMiddles();
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  await page.setViewportSize({ width: 390, height: 800 });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the terms with more than one translation stand there', async ({ page }) => {
    await page.goto(`${address}ja/concordance/`);
    await expect(page.getByText('用例はブラウザーの中で数えるため')).toBeVisible();
    await expect(page.getByRole('heading', { name: '訳が一通りでない用語' })).toBeVisible();
    await expect(page.locator('.kwic-form')).toBeHidden();
  });
});
