import { expect, type Page, test } from '@playwright/test';
import { SITES } from './sites.ts';
import { expectNoViolations } from './themes.ts';

test.use({ baseURL: SITES.starter.address });

const hits = (page: Page) => page.locator('.search-list a.search-hit');

const openDialog = async (page: Page, path = '/ja/') => {
  await page.goto(path);
  await page.keyboard.press('/');
  return page.getByRole('combobox');
};

test('a slash opens the search, typing finds, arrows and Enter go to the rule', async ({ page }) => {
  const box = await openDialog(page);
  await expect(box).toBeFocused();
  await page.keyboard.type('deathtouch');
  const first = hits(page).first();
  await expect(first).toContainText('702.2');
  await expect(first).toContainText('接死');
  await expect(first).toHaveAttribute('href', /\/ja\/cr\/702\.2\/$/);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ja\/cr\/702\.2\/$/);
});

test('Ctrl-K opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/en/');
  const link = page.locator('a[data-search]');
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
  // Also with something typed, which the browser would only empty.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('flying');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a chord opens the box once its keys are up, in either order, or when they are held for long', async ({
  page,
}) => {
  // Only the test moves the clock: a busy machine holds no key for long.
  await page.clock.install({ time: 0 });
  await page.goto('/ja/cr/702.9/');
  await page.clock.pauseAt(3_600_000);
  const box = page.getByRole('combobox', { name: 'ルールを検索' });
  for (const order of [
    ['Control', 'k'],
    ['k', 'Control'],
  ]) {
    await page.keyboard.down('Control');
    await page.keyboard.down('k');
    for (const key of order) {
      await expect(box).toBeHidden();
      await page.keyboard.up(key);
    }
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    // The event of the closing comes when the browser finds time for it, and starts the clock of what is said.
    await expect(async () => {
      await page.clock.runFor(200);
      expect(await page.getByRole('status').filter({ hasText: '検索を閉じました。' }).count()).toBe(1);
    }).toPass();
  }
  await page.keyboard.down('Control');
  await page.keyboard.down('k');
  await expect(box).toBeHidden();
  await page.clock.runFor(1000);
  await expect(box).toBeFocused();
});

test('letters typed before the code of the box is there stand in it', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/search-dialog.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/ja/');
  await page.keyboard.press('/');
  await page.keyboard.type('deathtouchh');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(' ');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('deathtouch ');
  await expect(hits(page).first()).toContainText('702.2');
});

test('the Enter that ends an IME composition goes nowhere', async ({ page }) => {
  const box = await openDialog(page);
  await box.evaluate((input: HTMLInputElement) => {
    input.dispatchEvent(new CompositionEvent('compositionstart'));
    input.value = 'ひこう';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  });
  await expect(hits(page).first()).toContainText('飛行');
  await box.evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    input.dispatchEvent(new CompositionEvent('compositionend', { data: '飛行' }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
  });
  await expect(page).toHaveURL(/\/ja\/$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ja\/cr\/702\.9\/$/);
});

test('Enter without a chosen answer searches and stays; a number alone is opened', async ({ page }) => {
  const box = await openDialog(page);
  await box.fill('飛行');
  await expect(hits(page).first()).toContainText('飛行');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/ja\/$/);
  await expect(box).toHaveValue('飛行');
  await box.fill('');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await box.fill('702.9b');
  await expect(hits(page).first()).toContainText('702.9b');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/ja\/cr\/702\.9b\/$/);

  await page.goto('/ja/search/?q=qqqqzzzzxxxx');
  const field = page.locator('#search-page-input');
  await expect(page.getByRole('status')).toContainText('見つかりません');
  await field.press('Enter');
  await expect(field).toHaveValue('qqqqzzzzxxxx');
});

test('the search page shows its first answer above the keyboard of a phone, leads to all by Tab, and keeps query and filters in its address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ja/search/?q=sesshi');
  await expect(hits(page).first()).toContainText('702.2');
  await test.step('the first answer stands above the keyboard', async () => {
    // The next answer may take the place of the first.
    await expect.poll(async () => (await hits(page).first().boundingBox())?.y).toBeLessThan(250);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('the Tab key reaches the answers, which are links under headings', async () => {
    await expect(hits(page).first()).toBeVisible();
    await page.locator('#search-page-input').focus();
    const isOnAnswer = () => page.evaluate(() => document.activeElement?.matches('a.search-hit') ?? false);
    for (let presses = 0; presses < 4 && !(await isOnAnswer()); presses++) await page.keyboard.press('Tab');
    expect(await isOnAnswer()).toBe(true);
    await expect(page.locator('.search-list h2').first()).toContainText('702');
  });
  await test.step('query and filters stay in the address', async () => {
    await page.getByText('絞り込み').click();
    await page.getByLabel('種類').selectOption('glossary');
    await expect(hits(page).first()).toContainText('用語集');
    await expect(page).toHaveURL(/q=sesshi&kind=glossary/);
    await page.reload();
    await expect(hits(page).first()).toContainText('用語集');
  });
});

test('more results come without losing the place, and who comes back from one stands where they stood, among as many', async ({
  page,
}) => {
  await page.goto('/en/search/?q=player');
  await expect(hits(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'More results' }).click();
  await expect(hits(page).nth(20)).toBeVisible();
  await expect(hits(page).nth(39)).toBeAttached();
  const hit = hits(page).nth(30);
  await hit.scrollIntoViewIfNeeded();
  const top = await hit.evaluate((each) => each.getBoundingClientRect().top);
  const name = (await hit.textContent()) ?? '';
  await hit.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(hits(page).nth(39)).toBeAttached();
  await expect
    .poll(() =>
      hits(page)
        .nth(30)
        .evaluate((each) => Math.round(each.getBoundingClientRect().top)),
    )
    .toBeCloseTo(Math.round(top), -1);
  await expect(hits(page).nth(30)).toHaveText(name);
});

test('a misspelling says what was searched for instead', async ({ page }) => {
  await page.goto('/en/search/?q=tramlpe');
  await expect(page.getByRole('status')).toContainText('Trample');
  await expect(hits(page).first()).toContainText('Trample');
});

test('an empty box and an empty answer say what can be typed', async ({ page }) => {
  const example = 'does deathtouch work with trample';
  await page.goto('/en/search/');
  await expect(page.locator('.search-hint')).toContainText(example);
  await expect(page.getByRole('link', { name: example })).toBeVisible();
  await page.goto('/en/search/?q=qqqqzzzzxxxx');
  await expect(page.getByRole('status')).toContainText('Nothing found');
  await page.getByRole('link', { name: example }).click();
  await expect(page.locator('a.search-hit').first()).toBeVisible();
});

test('symbols are drawn in the excerpts of results', async ({ page }) => {
  await page.goto('/en/search/?q=tap symbol');
  await expect(page.locator('.search-excerpt .symbol use').first()).toBeAttached();
  for (const text of await page.locator('.search-excerpt').allInnerTexts())
    expect(text).not.toMatch(/\{(?:\d+|[WUBRGCTQX])\}/);
});

test('once loaded it works without a connection', async ({ page, context }) => {
  await page.goto('/ja/search/?q=飛行');
  await expect(hits(page).first()).toContainText('飛行');
  await expect(page.getByRole('status')).not.toContainText('読み込');
  await context.setOffline(true);
  await page.locator('#search-page-input').fill('接死');
  await expect(hits(page).first()).toContainText('接死');
});

test('without its index it says so and shows the way to the names', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/en/search/?q=flying');
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await expect(page.getByRole('link', { name: 'All names from A to Z' })).toBeVisible();
});

test('a broken index file is the same as a missing one', async ({ page }) => {
  await page.route('**/search-index/names.*', (route) => route.fulfill({ status: 200, body: '{"version":' }));
  await page.goto('/ja/search/?q=飛行');
  await expect(page.getByRole('status')).toContainText('読み込めませんでした');
});

test('without a script the page leads to the names', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SITES.starter.address });
  const page = await context.newPage();
  await page.goto('/ja/');
  await page.locator('a[data-search]').click();
  await expect(page.getByRole('link', { name: '五十音順の一覧' })).toBeVisible();
  await context.close();
});

test('on a phone the box fills the screen and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const box = await openDialog(page);
  await box.fill('state-based actions');
  await expect(hits(page).first()).toContainText('704');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test('axe finds nothing in the box with results, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const box = await openDialog(page);
  await box.fill('飛行');
  await expect(hits(page).first()).toContainText('飛行');
  await expectNoViolations(page);
  await page.goto('/en/search/?q=trample');
  await expect(hits(page).first()).toContainText('Trample');
  await expectNoViolations(page);
});
