import { expect, type Page, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

const control = (page: Page) => page.getByRole('button', { name: 'ふりがな' });
const ruby = (page: Page) => page.locator('main ruby');

test('readings are off at first, come over kanji with the switch, and are kept from page to page', async ({
  page,
}) => {
  await page.goto('/ja/cr/601/');
  await expect(ruby(page)).toHaveCount(0);
  await control(page).click();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  const cast = page.locator('[id="601.2"] .side[lang="ja"] ruby', { hasText: '唱' }).first();
  await expect(cast.locator('rt')).toHaveAttribute('data-reading', 'とな');
  expect(await cast.evaluate((each) => each.firstChild?.textContent)).toBe('唱');
  await page.goto('/ja/glossary/deathtouch/');
  await expect(page.locator('h1 rt').first()).toHaveAttribute('data-reading', 'せっし');
  await page.keyboard.press('f');
  await expect(ruby(page)).toHaveCount(0);
  await page.reload();
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(ruby(page)).toHaveCount(0);
});

test('a document has them too: title, rulings, cards', async ({ page }) => {
  await page.goto('/ja/rulings/digest-primer-sample-isles/');
  await control(page).click();
  await expect(page.locator('h1 rt').first()).toHaveAttribute('data-reading', 'みほん');
  await expect(page.locator('.ruling .side[lang="ja"] ruby').first()).toBeVisible();
  await page.goto('/ja/rulings/digest-viewer-901/');
  await expect(page.locator('[id="901.3"] .side ruby').first()).toBeVisible();
});

test('where the page has no readings there is no switch for them', async ({ page }) => {
  await page.goto('/ja/glossary/');
  await expect(control(page)).toHaveCount(0);
});

test('readings move no line, neither on a phone nor on a desk, and taking them off leaves the text as it was', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/ja/cr/601/', '/ja/cr/702.9/', '/ja/glossary/deathtouch/']) {
      await page.goto(path);
      const measure = () =>
        page.evaluate(() => {
          const tops = [...document.querySelectorAll('main .side p')].map(
            (each) => each.getBoundingClientRect().top + scrollY,
          );
          return { tops, text: document.querySelector('main')?.textContent };
        });
      const before = await measure();
      await page.keyboard.press('f');
      await expect(ruby(page).first()).toBeAttached();
      const shown = await measure();
      for (const [index, top] of before.tops.entries())
        expect(Math.abs((shown.tops[index] ?? 0) - top), `${path} at ${width}, text ${index}`).toBeLessThan(
          1,
        );
      await page.keyboard.press('f');
      await expect(ruby(page)).toHaveCount(0);
      expect(await measure()).toEqual(before);
    }
  }
});

test('no reading lies on letters, neither of its own line nor of those above', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('taiyaku.furigana', 'on'));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/ja/cr/601/',
      '/en/cr/702.9/',
      '/ja/glossary/deathtouch/',
      '/ja/rulings/digest-primer-sample-isles/',
    ]) {
      await page.goto(path);
      await expect(ruby(page).first()).toBeAttached();
      expect(await findCovered(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('readings are neither copied nor found by the browser’s own search', async ({ page }) => {
  await page.goto('/ja/cr/601/');
  await page.keyboard.press('f');
  await expect(ruby(page).first()).toBeAttached();
  const copied = await page.evaluate(() => {
    const text = document.querySelector('[id="601.2"] .side[lang="ja"] p');
    if (text) getSelection()?.selectAllChildren(text);
    return getSelection()?.toString();
  });
  expect(copied).toContain('呪文を唱える');
  expect(copied).not.toMatch(/となえる|じゅもん|[（）]/);
  // The browser's own search looks through the text of the page, never through what style sheets add.
  const text = await page.evaluate(() => document.body.textContent);
  expect(text).toContain('唱える');
  expect(text).not.toContain('じゅもん');
  const find = (words: string) =>
    page.evaluate((each) => {
      getSelection()?.removeAllRanges();
      return (window as unknown as { find(text: string): boolean }).find(each);
    }, words);
  // The packaged browser has no such search: it does not even find a heading.
  if (await find('601')) expect(await find('唱える')).toBe(true);
  expect(await find('じゅもん')).toBe(false);
});

test('readings that cannot be had are told, and the text stays', async ({ page }) => {
  await page.route('**/reading/furigana/**', (route) => route.abort());
  await page.goto('/ja/cr/601/');
  await control(page).click();
  await expect(page.locator('.said')).toContainText('読み込めませんでした');
  await expect(page.locator('[id="601.2"] .side[lang="ja"]')).toContainText('呪文を唱える');
});

/** Readings that lie on letters by more than a pixel: of each, the square that its letters fill in the line. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toSquare = (element: Element, { top, bottom, left, right }: DOMRect) => {
      const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.43;
      const middle = (top + bottom) / 2;
      return { top: middle - half, bottom: middle + half, left, right };
    };
    const letters: (ReturnType<typeof toSquare> & { text: string })[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') as HTMLElement,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!element || text === '' || element.closest('rt, rp, .hidden-text') || !element.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.width > 1) letters.push({ ...toSquare(element, line), text });
    }
    return [...document.querySelectorAll<HTMLElement>('main rt')].flatMap((reading) => {
      const box = reading.getBoundingClientRect();
      if (box.width === 0) return [];
      const own = toSquare(reading, box);
      const covered = letters.find(
        (other) =>
          own.top < other.bottom - 1 &&
          other.top < own.bottom - 1 &&
          own.left < other.right - 1 &&
          other.left < own.right - 1,
      );
      return covered ? [`${reading.dataset['reading']} on ${covered.text.slice(0, 20)}`] : [];
    });
  });
}
