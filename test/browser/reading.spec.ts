import { expect, type Page, test } from '@playwright/test';
import { SITES } from './sites.ts';
import { expectNoViolations } from './themes.ts';

test.use({ baseURL: SITES.starter.address });

const contents = (page: Page) => page.getByRole('navigation', { name: 'ルールの目次' });
const scrollTo = (page: Page, id: string) =>
  page.evaluate((each) => document.getElementById(each)?.scrollIntoView({ behavior: 'instant' }), id);

test.describe('with wide room', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the contents beside the text show the way to the page and follow the reading', async ({ page }) => {
    // Low enough for the last rules of the section to come up to the head.
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('/ja/cr/601/');
    const nav = contents(page);
    await expect(nav.getByRole('link', { name: /^601 / })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: /^601\.2 / })).toBeVisible();
    await scrollTo(page, '601.3');
    await expect(nav.getByRole('link', { name: /^601\.3 / })).toHaveAttribute('aria-current', 'location');
    await nav.getByRole('button', { name: /^7 .*の中を表示$/ }).click();
    await nav.getByRole('link', { name: /^704 / }).click();
    await expect(page).toHaveURL('/ja/cr/704/');
  });

  test('nothing moves while the contents are loaded and the readings come', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('taiyaku.furigana', 'on');
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/ja/cr/601/');
    await expect(contents(page).getByRole('link', { name: /^601\.2 / })).toBeVisible();
    await expect(page.locator('main ruby').first()).toBeAttached();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  });

  test('contents that cannot be unfolded say so and leave what the page came with', async ({ page }) => {
    await page.route('**/reading/contents/**', (route) => route.abort());
    await page.goto('/ja/cr/601/');
    await contents(page).getByRole('button', { name: /^1 / }).click();
    await expect(contents(page)).toContainText('目次を読み込めませんでした');
    await contents(page).getByRole('link', { name: '目次', exact: true }).click();
    await expect(page).toHaveURL('/ja/cr/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the contents are a drawer, opened by a button and closed by Esc', async ({ page }) => {
    await page.goto('/ja/cr/702.9/');
    await expect(contents(page)).toBeHidden();
    await page.getByRole('button', { name: '目次を開く' }).click();
    await expect(contents(page).getByRole('link', { name: /^702\.9 / })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(contents(page)).toBeHidden();
  });

  test('a number typed into the drawer opens its page, from any page', async ({ page }) => {
    for (const path of ['/ja/', '/ja/glossary/deathtouch/', '/ja/about/']) {
      await page.goto(path);
      await page.getByRole('button', { name: '目次を開く' }).click();
      await contents(page).getByLabel('番号へ移動').fill('７０２．９ｂ');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/ja/cr/702.9b/');
    }
  });

  test('axe finds nothing in the open drawer, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/ja/cr/702.9/');
    await page.getByRole('button', { name: '目次を開く' }).click();
    await expect(contents(page).getByRole('link', { name: /^702\.9 / })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('a page is loaded ahead when the pointer rests on its link, or a finger touches it, once', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/ja/cr/601/');
  const links = page.locator('main .reference[href$="/733/"]');
  await links.first().hover();
  await expect.poll(() => ahead).toEqual(['/ja/cr/733/']);
  await page.mouse.move(2, 300);
  await links.nth(1).dispatchEvent('pointerdown', { bubbles: true });
  await page.locator('[id="601.2a"] .rule-number a').dispatchEvent('pointerdown', { bubbles: true });
  await expect.poll(() => ahead).toEqual(['/ja/cr/733/', '/ja/cr/601.2a/']);
});

test('the address follows the rule in view, and back still leads to the page before, at its place', async ({
  page,
}) => {
  await page.goto('/ja/cr/6/');
  await page.locator('main').getByRole('link', { name: /^601 / }).click();
  await expect(page).toHaveURL('/ja/cr/601/');
  await scrollTo(page, '601.2e');
  await expect(page).toHaveURL('/ja/cr/601/#601.2e');
  const place = await page.evaluate(() => scrollY);
  await page.locator('[id="601.2e"] .rule-number a').click();
  await expect(page).toHaveURL('/ja/cr/601.2e/');
  await page.goBack();
  await expect(page).toHaveURL('/ja/cr/601/#601.2e');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 40);
  await page.goBack();
  await expect(page).toHaveURL('/ja/cr/6/');
});

test('examples fold in both languages, every page keeps it, and the pressed one stays where it is', async ({
  page,
}) => {
  await page.goto('/ja/cr/601/');
  const summary = page.locator('.side[lang="ja"] .example summary').last();
  await summary.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await summary.boundingBox())?.y ?? -1);
  const before = await top();
  await summary.click();
  await expect(page.locator('.example[open]')).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  await page.goto('/en/cr/601/');
  await expect(page.locator('.example').first()).not.toHaveAttribute('open');
  await page.locator('.example summary').first().press('Enter');
  await expect(page.locator('.example:not([open])')).toHaveCount(0);
});

test('what is kept folded opens when a link leads into it, and in print', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('taiyaku.folded', 'example cited-by'));
  await page.goto('/ja/cr/702.9/');
  const citedBy = page.locator('[data-fold="cited-by"]');
  await expect(citedBy).not.toHaveAttribute('open');
  await page.goto('/ja/cr/702.9/#cited-by');
  await page.reload();
  await expect(citedBy).toHaveAttribute('open');
  await page.goto('/ja/cr/601/');
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('.example p')
      .first()
      .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })),
  ).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

  test('the drawer leads to the contents, and what folds is open', async ({ page }) => {
    await page.goto('/ja/cr/601/');
    await expect(page.locator('.example p').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'ふりがな' })).toBeHidden();
    await page.getByRole('button', { name: '目次を開く' }).click();
    const places = contents(page).getByRole('navigation', { name: 'サイト内の移動' });
    await places.getByRole('link', { name: '目次', exact: true }).click();
    await expect(page).toHaveURL('/ja/cr/');
  });
});

test('a reference to a ruling of the same document leads to it', async ({ page }) => {
  await page.goto('/en/rulings/digest-rulings-summary/');
  await page.locator('[id="A.2.1"]').getByRole('link', { name: 'A.3.1' }).first().click();
  await expect(page).toHaveURL('/en/rulings/digest-rulings-summary/#A.3.1');
  await expect(page.locator('[id="A.3.1"]')).toBeInViewport();
});
