import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`axe finds nothing: ${kind}, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const lang of ['ja', 'en']) {
        await page.goto(path.replace('/xx/', `/${lang}/`));
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.html)]),
          lang,
        ).toEqual([]);
      }
    });
  }
}

test('the first Tab leads to the text', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('every run of the other language says which it is', async ({ page }) => {
  for (const [lang, script] of [
    ['ja', /^[^぀-ヿ一-鿿]*[A-Za-z]{4,}[^぀-ヿ一-鿿]*$/],
    ['en', /[぀-ヿ一-鿿]/],
  ] as const) {
    for (const path of ['/cr/702.9/', '/cr/', '/glossary/', '/glossary/deathtouch/', '/']) {
      await page.goto(`/${lang}${path}`);
      const wrong = await page.evaluate(
        ([source, pageLang]) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const holder = node.parentElement?.closest('[lang]');
            const isHidden = node.parentElement?.closest('script, style, [aria-hidden]');
            if (
              !isHidden &&
              holder?.getAttribute('lang') === pageLang &&
              new RegExp(source).test(node.nodeValue ?? '')
            )
              found.push(node.nodeValue ?? '');
          }
          return found;
        },
        [script.source, lang] as const,
      );
      expect(wrong, `/${lang}${path}`).toEqual([]);
    }
  }
});
