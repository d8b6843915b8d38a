import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('the languages shown are chosen once and kept from page to page', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  const japanese = page.locator('.own .side[lang="ja"]');
  const english = page.locator('.own .side[lang="en"]');
  await expect(japanese).toBeVisible();
  await expect(english).toBeVisible();

  await page.getByRole('radio', { name: '日本語だけ' }).check();
  await expect(english).toBeHidden();
  await page.goto('/ja/cr/702.9a/');
  await expect(page.getByRole('radio', { name: '日本語だけ' })).toBeChecked();
  await expect(english).toBeHidden();

  await page.goto('/en/cr/702.9a/');
  await page.getByRole('radio', { name: 'English only' }).check();
  await expect(japanese).toBeHidden();
  await expect(english).toBeVisible();
});

test('shown alone, the other language has the headings and letters of a first one', async ({ page }) => {
  const paths = ['/cr/702.9/', '/cr/601/', '/cr/', '/glossary/deathtouch/', '/changes/2026-04-17/'];
  const read = () =>
    page.locator('main :is(h1, h2, h3, .names) [data-side]').evaluateAll((names) =>
      names
        .filter((name) => name.checkVisibility())
        .map((name) => {
          const { color, fontSize, fontWeight } = getComputedStyle(name);
          return `${color} ${fontSize} ${fontWeight}`;
        }),
    );
  const show = (lang: string) =>
    page.evaluate((view) => document.documentElement.setAttribute('data-view', view), lang);
  for (const [own, other] of [
    ['ja', 'en'],
    ['en', 'ja'],
  ] as const) {
    for (const path of paths) {
      await page.goto(`/${own}${path}`);
      await show(own);
      const first = await read();
      await show(other);
      expect(first.length, path).toBeGreaterThan(0);
      expect(await read(), `${path} in ${own}`).toEqual(first);
    }
  }
});

test('what stands in the language not chosen says why', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('taiyaku.view', 'ja'));
  await page.goto('/ja/changes/2026-04-17/');
  const english = page.locator('main .change-texts:has(> .differences[lang="en"]:visible)');
  for (const texts of await english.all()) {
    const reason = texts.locator('xpath=preceding-sibling::p[@class="kicker"]');
    await expect(reason).toHaveText(/英語だけが変わりました。|日本語訳はまだありません。/);
  }
  await expect(page.locator('main .differences[lang="ja"]:visible').first()).toBeVisible();
  // The history names the language of each of its differences.
  await page.goto('/ja/cr/100.4/');
  await expect(page.locator('#history .step').first()).toContainText(/英語|日本語/);
});

test('a kept choice is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('taiyaku.view', 'ja'));
  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto('/ja/cr/702.9b/');
  await expect(page.locator('.own .side[lang="en"]')).toBeHidden();
});

test('the colours chosen hold against the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/ja/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('radio', { name: 'ダーク' }).check();
  expect(await paper()).not.toBe(light);
  await page.goto('/ja/cr/');
  expect(await paper()).not.toBe(light);
});

test('with wide room the two languages of a rule begin side by side, on a phone one below the other', async ({
  page,
}) => {
  const tops = () =>
    page
      .locator('.own .side')
      .evaluateAll((sides) => sides.map((side) => Math.round(side.getBoundingClientRect().top)));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/cr/702.9b/');
  const [left, right] = await tops();
  expect(Math.abs((left ?? 0) - (right ?? 999))).toBeLessThan(12);
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await tops();
  expect(first).toBeLessThan(second ?? 0);
  await expect(page.locator('.own .side').first()).toHaveAttribute('lang', 'en');
});
