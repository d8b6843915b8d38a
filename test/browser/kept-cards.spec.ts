import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

const page = (lang: string, name: string) =>
  `${SITES.lantern.address}${lang}/card/?name=${encodeURIComponent(name)}`;

test.describe('a card', () => {
  test('shows both languages, the rules it needs in order, and its rulings by day', async ({ page: tab }) => {
    await tab.goto(page('ja', '銅の蛾'));
    const card = tab.locator('.magic-card');
    await expect(card.getByRole('heading')).toContainText('銅の蛾');
    await expect(card.locator('.side[lang=en]')).toContainText('<b>Not bold</b>');
    await expect(card.locator('.side[lang=ja] a.term').first()).toHaveText('発光');
    const rules = tab.locator('.card-rules .number');
    expect(await rules.count()).toBeGreaterThan(0);
    await expect(tab.locator('.ruling time')).toHaveText(['2025年10月3日', '2025年11月6日']);
    await expect(tab.locator('.ruling').first().locator('.subjects a')).toHaveText(['100.1', '702.2']);
    await expect(tab).toHaveTitle(/銅の蛾/);
  });

  test('is found by the name of a face, and what is no card is told', async ({ page: tab }) => {
    await tab.goto(page('en', 'wax'));
    await expect(tab.locator('.magic-card')).toHaveCount(2);
    await tab.goto(page('en', 'Nobody'));
    await expect(tab.locator('#card [role=status]')).toContainText('Nobody');
  });

  test('cites the rules it needs, as pages of rules do', async ({ page: tab }) => {
    await tab.goto(page('en', 'Copper Moth'));
    await tab.locator('.card-rules [data-cite]').first().click();
    await expect(tab.getByRole('dialog')).toBeVisible();
  });

  test('moves nothing that is seen while it is filled', async ({ page: tab }) => {
    await tab.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await tab.goto(page('ja', 'Copper Moth'));
    await expect(tab.locator('.magic-card')).toBeVisible();
    expect(
      await tab.evaluate(() => (window as never as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0)),
    ).toBe(0);
  });
});

test.describe('the search', () => {
  const search = (lang: string, typed: string) =>
    `${SITES.lantern.address}${lang}/search/?q=${encodeURIComponent(typed)}`;

  test('finds a card by its name in either language, its sound and a slip, and leads to it', async ({
    page: tab,
  }) => {
    for (const typed of ['銅の蛾', 'copper mo', 'Coper Moth', 'dounoga']) {
      await tab.goto(search('ja', typed));
      const first = tab.locator('.search-hit').first();
      await expect(first, typed).toContainText('銅の蛾');
      await expect(tab.locator('.search-status'), typed).not.toContainText('カード名は');
    }
    await tab.locator('.search-hit').first().click();
    await expect(tab.locator('.magic-card h2')).toContainText('銅の蛾');
  });

  test('shows cards where the arrows choose from, and none beside a rule of that name', async ({
    page: tab,
  }) => {
    await tab.goto(`${SITES.lantern.address}en/`);
    await tab.keyboard.press('/');
    await tab.keyboard.type('copper moth');
    const card = tab.locator('dialog .search-hit').filter({ hasText: 'Copper Moth' });
    await expect(card).toBeVisible();
    await tab.keyboard.press('ArrowDown');
    await expect(card).toHaveAttribute('aria-selected', 'true');
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL(/card\/\?name=Copper%20Moth/);
    await tab.goto(search('en', 'glow'));
    await expect(tab.locator('.search-hit').first()).toBeVisible();
    await expect(tab.locator('.search-hit .tag', { hasText: 'Card' })).toHaveCount(0);
  });
});

test('a rule and a term tell how many cards need them, and lead to one, in 2 KB', async ({ page }) => {
  for (const path of ['ja/cr/702.2/', 'en/cr/702.2/', 'ja/glossary/glow/']) {
    await page.goto(SITES.lantern.address + path);
    const part = page.locator('section:has(> details #cards-about)');
    expect(Buffer.byteLength(await part.evaluate((each) => each.outerHTML)), path).toBeLessThan(2048);
    await expect(part.locator('.card-names a').first()).toHaveAttribute(
      'href',
      /card\/\?name=Copper%20Moth$/,
    );
  }
  await page.locator('#cards-about').locator('xpath=../..').locator('.card-names a').first().click();
  await expect(page.locator('.magic-card h2')).toContainText('銅の蛾');
  await page.goto(`${SITES.lantern.address}ja/cr/100.1/`);
  await page.locator('details:has(#cards-about) details summary').click();
  await expect(page.locator('.ruling-link').first()).toContainText('発光する蛾は見える。');
});
