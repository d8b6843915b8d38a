import { expect, test } from '@playwright/test';
import { splitPhrases } from '../../src/features/render/split-phrases.ts';
import { readColour } from './read-colour.ts';
import { rewriteResponses } from './rewrite-responses.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

for (const width of [1280, 1920]) {
  test(`rule by rule the two languages begin on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const lang of ['ja', 'en']) {
      await page.goto(`/${lang}/cr/601/`);
      const rows = await page.locator('.rule:has(.sides)').evaluateAll((rules) =>
        rules.map((rule) => {
          const lines = [...rule.querySelectorAll('.side')].map((side) => {
            const words = document.createTreeWalker(side, NodeFilter.SHOW_TEXT, (text) =>
              text.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
            );
            const range = document.createRange();
            range.selectNodeContents(words.nextNode() ?? side);
            const [first] = range.getClientRects();
            return {
              left: side.getBoundingClientRect().left,
              middle: first ? (first.top + first.bottom) / 2 : 0,
            };
          });
          const number = rule.querySelector('.rule-number')?.getBoundingClientRect();
          return { lines, number: number?.left };
        }),
      );
      expect(rows.length).toBeGreaterThan(5);
      for (const { lines } of rows) {
        const [first, second] = lines;
        if (first && second) expect(Math.abs(first.middle - second.middle)).toBeLessThan(10);
      }
      // One column each, down the whole page.
      for (const place of [0, 1])
        expect(new Set(rows.flatMap(({ lines }) => Math.round(lines[place]?.left ?? 0) || [])).size).toBe(1);
      expect(new Set(rows.map(({ number }) => Math.round(number ?? 0))).size).toBe(1);
    }
  });
}

/** Where each line of an element's text begins, from the top. */
const readLineStarts = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = new Map<number, number>();
  for (const { left, bottom, width } of range.getClientRects()) {
    if (width < 1) continue;
    const near = [...lines.keys()].find((other) => Math.abs(other - bottom) < 8) ?? bottom;
    lines.set(near, Math.min(lines.get(near) ?? left, left));
  }
  return [...lines].sort(([a], [b]) => a - b).map(([, left]) => Math.round(left));
};

test('the label of an example takes room on its first line alone', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/ja/cr/601/', '/en/cr/601/']) {
      await page.goto(path);
      const examples = await page.locator('.side .example p').all();
      const starts = await Promise.all(examples.map((example) => example.evaluate(readLineStarts)));
      const long = starts.filter((lines) => lines.length > 2);
      expect(long.length, `${path} at ${width}`).toBeGreaterThan(0);
      for (const [first = 0, second = 0, ...rest] of long) {
        expect(first).toBeGreaterThan(second + 10);
        for (const each of rest) expect(Math.abs(each - second)).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('a title that takes several lines takes no empty one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  let wrapped = 0;
  for (const path of [
    '/en/rulings/digest-primer-sample-isles/',
    '/ja/rulings/digest-rulings-2024-10/',
    '/en/cr/702.145/',
    '/ja/glossary/',
    '/en/cr/1/',
  ]) {
    await page.goto(path);
    const titles = await page.locator('main .names > *').evaluateAll((names) =>
      names
        .filter((name) => name.checkVisibility())
        .map((name) => {
          const tops = new Set([...name.getClientRects()].map(({ top }) => Math.round(top)));
          const range = document.createRange();
          range.selectNodeContents(name);
          const bottoms = [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ bottom }) => bottom);
          const { bottom } = name.getBoundingClientRect();
          const height = Number.parseFloat(getComputedStyle(name).lineHeight);
          return {
            lines: tops.size,
            isTall: bottom - Math.max(...bottoms) > height * 0.6,
            text: name.textContent,
          };
        }),
    );
    expect(titles.filter(({ isTall }) => isTall)).toEqual([]);
    wrapped += titles.length;
  }
  expect(wrapped).toBeGreaterThan(20);
});

test('a number never breaks over two lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/ja/cr/601/', '/en/cr/601/', '/ja/cr/702.9/', '/en/cr/702/', '/ja/cr/']) {
    await page.goto(path);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('.number, .reference, .rule-number a')]
        .filter(
          (number) =>
            /^[\d.]+[a-z]{0,2}$/.test(number.textContent ?? '') &&
            new Set([...number.getClientRects()].map(({ top }) => Math.round(top))).size > 1,
        )
        .map((number) => number.textContent),
    );
    expect(broken, path).toEqual([]);
  }
});

test('a symbol is as large as the text around it and stands on its line', async ({ page }) => {
  await page.goto('/ja/cr/107/');
  const symbols = page.locator('main .symbol svg');
  const sizes = await symbols.evaluateAll((all) =>
    all.map((symbol) => {
      const text = Number.parseFloat(getComputedStyle(symbol.closest('p, li, a, span') ?? symbol).fontSize);
      return symbol.getBoundingClientRect().height / text;
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  for (const size of sizes) {
    expect(size).toBeGreaterThan(0.85);
    expect(size).toBeLessThan(1.25);
  }
});

test('no line of running text is too long to read', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const [lang, most] of [
    ['ja', 42],
    ['en', 44],
  ] as const) {
    await page.goto(`/${lang}/cr/601/`);
    const widths = await page
      .locator(`.side[lang="${lang}"] p`)
      .evaluateAll((all) =>
        all.map((p) => p.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(p).fontSize)),
      );
    expect(Math.max(...widths), lang).toBeLessThan(most);
  }
});

test('the page does not move while it loads', async ({ page }) => {
  for (const path of ['/ja/', '/ja/cr/601/', '/en/cr/702.9/', '/ja/glossary/deathtouch/', '/ja/search/']) {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(
      0.02,
    );
  }
});

test('every theme is chosen in the foot, kept, and high contrast is high', async ({ page }) => {
  await page.goto('/ja/cr/702.9/');
  await page.getByRole('radio', { name: '高コントラスト' }).check();
  await page.goto('/ja/cr/601/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const body = page.locator('body');
    const [ink, paper] = [await readColour(body, 'color'), await readColour(body, 'backgroundColor')];
    expect([ink, paper].sort()).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  }
});

test('a device that asks for more contrast gets it, and forced colours keep the chosen view visible', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await page.goto('/ja/cr/702.9/');
  expect(await readColour(page.locator('body'), 'backgroundColor')).toEqual([255, 255, 255]);
  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  await page.goto('/ja/cr/702.9/');
  await expect(page.locator('.switch label').first()).toHaveCSS('outline-style', 'solid');
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/ja/', '/ja/cr/601/', '/ja/cr/702.9/']) {
    await page.goto(path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          const takesTime = transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01);
          return animationName !== 'none' || takesTime || scrollBehavior === 'smooth';
        }).length,
    );
    expect(moving, path).toBe(0);
  }
});

test('a Japanese heading ends its lines between phrases also where the browser knows none', async ({
  page,
}) => {
  await rewriteResponses(page, { stylesheet: (css) => css.replaceAll('auto-phrase', 'unknown') });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/ja/');
  const lines = await page.locator('h1').evaluate((heading) => {
    heading.style.fontSize = '40px';
    const starts: string[] = [];
    let last = Number.NEGATIVE_INFINITY;
    const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null)
      for (let at = 0; at < node.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        if (top > last + 20) starts.push(node.data.slice(at));
        last = Math.max(last, top);
      }
    return starts;
  });
  expect(lines.length).toBeGreaterThan(2);
  const phrases = splitPhrases('マジックの総合ルールを、日本語と英語で並べて読む');
  expect(phrases).toEqual(expect.arrayContaining(lines));
});
