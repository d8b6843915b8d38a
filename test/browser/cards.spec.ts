import { expect, type Locator, type Page, test } from '@playwright/test';
import { SITES } from './sites.ts';
import { expectNoViolations } from './themes.ts';

test.use({ baseURL: SITES.starter.address });

const card = (page: Page) => page.locator('.hover-card');
const apart = async (link: Locator, other: Locator) => {
  const [a, b] = [await link.boundingBox(), await other.boundingBox()];
  return Boolean(a && b && (a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1));
};

test('the pointer on a reference shows the rule in the reader’s language, without covering or moving anything', async ({
  page,
}) => {
  for (const [lang, script] of [
    ['ja', /[ぁ-んァ-ヶ一-鿿]{2}/],
    ['en', /[a-z]{3}/],
  ] as const) {
    await page.goto(`/${lang}/cr/601/`);
    const link = page.locator('[id="601.2"] .reference[href$="/733/"]').first();
    await link.scrollIntoViewIfNeeded();
    const number = (await link.textContent()) ?? '';
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await link.hover();
    await expect(card(page)).toBeVisible();
    await expect(card(page).locator('.number')).toHaveText(number);
    await expect(card(page)).toContainText(script);
    expect(await apart(link, card(page))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await page.mouse.move(2, 400);
    await expect(card(page)).toBeHidden();
  }
});

test('a term shows its meaning and reading; the other language is a click away', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  await page.locator('.own .side[lang="ja"] .term').first().hover();
  await expect(card(page).locator('[lang="ja"]').first()).toBeVisible();
  await card(page).getByRole('button', { name: '英語で見る' }).click();
  await expect(card(page).locator('.card-text')).toHaveAttribute('lang', 'en');
  await card(page).getByRole('button', { name: '日本語で見る' }).click();
  await expect(card(page).locator('.card-text')).toHaveAttribute('lang', 'ja');
  await card(page).getByRole('link', { name: 'ページを開く' }).click();
  await expect(page).toHaveURL(/\/ja\/glossary\//);
});

test('by keyboard the focus shows the card, Tab leads into it, and Esc closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/ja/cr/702.9b/');
  const link = page.locator('.own .term').first();
  await page.locator('.own .rule-number a').focus();
  for (let step = 0; step < 6 && !(await link.evaluate((each) => each === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(link).toHaveAttribute('aria-describedby', 'hover-card');
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(link).toBeFocused();
  // The focus that comes back is no wish to see the card again.
  await page.waitForTimeout(600);
  await expect(card(page)).toBeHidden();
});

test('axe finds nothing in an open card, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const lang of ['ja', 'en']) {
    await page.goto(`/${lang}/cr/702.9b/`);
    await page.locator('.own .term').first().hover();
    await expect(card(page)).toBeVisible();
    await expectNoViolations(page);
    await expect(card(page)).toBeVisible();
  }
});

test('without its file a card is read out of the page at hand, the same text', async ({ page }) => {
  const read = async (path: string, link: string) => {
    await page.goto(path);
    await page.locator(link).first().hover();
    await expect(card(page)).toBeVisible();
    return card(page).locator('.card-title, .card-text').allInnerTexts();
  };
  const links = [
    ['/ja/cr/702.9b/', '.own .side[lang="ja"] .term'],
    ['/en/cr/601/', '[id="601.2"] .reference[href$="/733/"]'],
    ['/ja/cr/601/', '.reference[href$="/601.2a/"]'],
    ['/ja/cr/702.9b/', '.own .reference'],
  ] as const;
  const fromFiles: string[][] = [];
  for (const [path, link] of links) fromFiles.push(await read(path, link));
  await page.route('**/api/v1/**', (route) => route.abort());
  for (const [index, [path, link]] of links.entries()) {
    const fromPage = await read(path, link);
    expect(fromPage.at(-1), `${path} ${link}`).toBe(fromFiles[index]?.at(-1));
  }
});

test('a link whose text cannot be had stays a link', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  await page.route(/\/(?:api|glossary)\//, (route) => route.abort());
  const link = page.locator('.own .term').first();
  await link.hover();
  await page.waitForTimeout(600);
  await expect(card(page)).toHaveCount(0);
  await page.unrouteAll();
  await link.click();
  await expect(page).toHaveURL(/\/ja\/glossary\//);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  const press = async (page: Page, link: Locator, ms: number) => {
    const box = await link.boundingBox();
    const point = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(ms);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('a long press shows the card, a touch elsewhere closes it, a tap follows the link', async ({
    page,
  }) => {
    await page.goto('/ja/cr/702.9b/');
    const link = page.locator('.own .term').first();
    await press(page, link, 900);
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL('/ja/cr/702.9b/');
    expect(await apart(link, card(page))).toBe(true);
    const shown = await card(page).boundingBox();
    await page.touchscreen.tap(3, (shown?.y ?? 0) + (shown?.height ?? 0) + 40);
    await expect(card(page)).toBeHidden();
    await link.tap();
    await expect(page).toHaveURL(/\/ja\/glossary\//);
  });

  test('the first touch of a page with such links tells of the long press, once', async ({ page }) => {
    const hint = page.locator('.said', { hasText: '長押し' });
    await page.goto('/ja/');
    await page.touchscreen.tap(3, 300);
    await page.goto('/ja/cr/702.9b/');
    await page.touchscreen.tap(3, 300);
    await expect(hint).toBeVisible();
    await page.goto('/ja/cr/601/');
    await page.touchscreen.tap(3, 300);
    // The card's words come from the same file, later.
    await press(page, page.locator('main .term').first(), 900);
    await expect(card(page)).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
});
