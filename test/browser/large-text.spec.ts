import { expect, type Page, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

/** Pages of every frame: the bar with and without a rule, a list, a tool, a table. */
const KINDS = [
  'home',
  'section',
  'subrule',
  'glossary 五十音',
  'changes of an edition',
  'search',
  'pinned rules',
] as const;

test('text of twice the size crosses nothing and hides nothing at 390 and 768 pixels', async ({ page }) => {
  test.slow();
  // As the browser's own setting does it: what is asked of the width in rem asks for twice as much.
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const lang of ['ja', 'en'])
    for (const kind of KINDS) {
      await page.setViewportSize({ width: 390, height: 844 });
      // What a script fills in is part of the page.
      await page.goto(PAGE_KINDS[kind].replace('/xx/', `/${lang}/`), { waitUntil: 'networkidle' });
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const { head, ...found } = await lookAtHead(page);
        const name = `${kind} in ${lang} at ${width} pixels`;
        expect(found, name).toEqual({ wide: 0, outside: [], isCrossed: false });
        // The rule begins in sight: the bar takes no more than a third of the window.
        expect(head, name).toBeLessThanOrEqual(34);
      }
    }
});

/** What of a page is beyond the window, how many hundredths of it the head takes, and whether its lines cross. */
function lookAtHead(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const shown = [...document.querySelectorAll<HTMLElement>('.head :is(a, button, .edition > *)')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => ({ name: each.textContent?.trim() ?? '', at: each.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 1 && at.height > 1);
    const [crumbs, edition] = [box('.crumbs'), box('.edition')];
    const crosses = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      outside: shown.filter(({ at }) => at.left < -1 || at.right > innerWidth + 1).map(({ name }) => name),
      head: Math.round(((box('.head')?.height ?? 0) / innerHeight) * 100),
      isCrossed: Boolean(crumbs && edition && crumbs.width > 1 && crosses(crumbs, edition)),
    };
  });
}
