import type { Page } from '@playwright/test';

/** Elements that reach beyond the window, unless something they stand in scrolls or cuts. */
export function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element | null): boolean => {
      for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(each);
        if (/auto|scroll|hidden|clip/.test(overflowX) || clipPath !== 'none' || position === 'fixed')
          return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || left < -1) && !isCut(element);
      })
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 5);
  });
}

/** By how many pixels a page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * What can be pressed and is smaller than `least` pixels in a direction: buttons, fields and links. Links inside a
 * sentence are as high as its line; a list of links is judged by the height alone.
 */
export function findSmall(page: Page, least: number, within: string): Promise<string[]> {
  return page.evaluate(
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
}

/** Links and controls that are a line of their own and smaller than a thumb: 44 pixels. */
export function findSmallLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
}
