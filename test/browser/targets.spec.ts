import { expect, type Page, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

/**
 * What can be pressed and is smaller than `least` pixels in a direction: buttons, fields and links. Links inside a
 * sentence are as high as its line; a list of links is judged by the height alone.
 */
const findSmall = (page: Page, least: number, within: string) =>
  page.evaluate(
    ([side, selector]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
        .map((element) => {
          // A radio button covers its label.
          const target = element.matches('input[type="radio"]')
            ? (element.closest('label') ?? element)
            : element;
          const { width, height } = target.getBoundingClientRect();
          return { name: element.ariaLabel ?? element.textContent?.trim() ?? '', width, height };
        })
        .filter(({ width, height }) => width > 1 && (width < side || height < side))
        .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`),
    [least, within] as const,
  );

test('on a phone what a thumb goes for is 44 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const controls =
    '.head :is(a, button, input), .foot :is(a, input), main :is(button, summary, .search-input), .letters a, .orders a';
  for (const lang of ['ja', 'en'])
    for (const path of ['/xx/', '/xx/cr/601/', '/xx/cr/702.9b/', '/xx/cr/702/', '/xx/glossary/gojuon/']) {
      await page.goto(path.replace('/xx/', `/${lang}/`));
      expect(await findSmall(page, 44, controls), `${path} in ${lang}`).toEqual([]);
    }
});

test('on a phone every link that is a line of its own is as high, on any kind of page', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    await page.goto(path.replace('/xx/', '/ja/'));
    const small = await page.evaluate(() => {
      const isInSentence = (element: Element) => {
        if (element.closest('.side')) return true;
        const block = element.closest('p, dd, td, th, .differences');
        if (getComputedStyle(element).display !== 'inline' || !block) return false;
        return (block.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 2;
      };
      return [...document.querySelectorAll('a[href], button, select, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
        .map((element) => ({ name: element.textContent?.trim(), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    });
    expect(small, kind).toEqual([]);
  }
});

test('no control of any kind of page is under 24 pixels at the desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const controls = '.head :is(a, button, input), .foot :is(a, input), main :is(button, summary)';
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    await page.goto(path.replace('/xx/', '/ja/'));
    expect(await findSmall(page, 24, controls), kind).toEqual([]);
  }
});
