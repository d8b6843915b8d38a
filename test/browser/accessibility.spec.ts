import { expect, type Page, test } from '@playwright/test';
import { LANGS } from '../../src/model/records/lang.ts';
import { findColourViolations, findSmallTargets, findViolations } from './find-violations.ts';
import { listPolicyFaults } from './list-policy-faults.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { rewriteResponses } from './rewrite-responses.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

/** The themes that a reader can choose, beside the light one, in which everything is looked at. */
const CHOSEN = [
  { theme: 'dark', contrast: 'no-preference', colorScheme: 'light' },
  { theme: 'contrast', contrast: 'no-preference', colorScheme: 'light' },
  { theme: 'contrast', contrast: 'no-preference', colorScheme: 'dark' },
] as const;

/** The themes that a device can ask for. */
const ASKED = [
  { theme: undefined, contrast: 'no-preference', colorScheme: 'dark' },
  { theme: undefined, contrast: 'more', colorScheme: 'light' },
  { theme: undefined, contrast: 'more', colorScheme: 'dark' },
] as const;

type Theme = (typeof CHOSEN)[number] | (typeof ASKED)[number];

async function expectColours(page: Page, { theme, contrast, colorScheme }: Theme): Promise<void> {
  await page.emulateMedia({ contrast, colorScheme });
  await page.evaluate((chosen) => {
    if (chosen) document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
  }, theme);
  expect(await findColourViolations(page), `${theme ?? 'system'}, ${contrast}, ${colorScheme}`).toEqual([]);
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`axe finds nothing and the policy is kept: ${kind}`, async ({ page }) => {
    test.slow();
    const broken = listPolicyFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path.replace('/xx/', '/en/'));
    expect(await findViolations(page), 'English').toEqual([]);
    await page.goto(path.replace('/xx/', '/ja/'));
    expect(await findViolations(page), 'Japanese').toEqual([]);
    const desk = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findViolations(page), 'on a phone').toEqual([]);
    if (desk) await page.setViewportSize(desk);
    for (const theme of CHOSEN) await expectColours(page, theme);
    expect(broken).toEqual([]);
  });
}

for (const kind of ['section', 'rule with name', 'term', 'rulings summary'] as const) {
  test(`axe finds nothing in the views of one language, with readings, in the themes of a device: ${kind}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const view of ['ja', 'en']) {
      await page.goto(PAGE_KINDS[kind].replace('/xx/', '/ja/'));
      await page.locator(`#view-${view}`).check();
      expect(await findViolations(page), view).toEqual([]);
    }
    await page.locator('#view-both').check();
    await page.keyboard.press('f');
    await expect(page.locator('main ruby').first()).toBeVisible();
    expect(await findViolations(page), 'readings').toEqual([]);
    for (const theme of ASKED) await expectColours(page, theme);
  });
}

/** Letters with more and with less room above, below and beside them than those of the tests. */
const OTHER_LETTERS = {
  low: 'ascent-override: 70%; descent-override: 15%',
  tall: 'ascent-override: 130%; descent-override: 50%; size-adjust: 110%',
};

for (const [name, metrics] of Object.entries(OTHER_LETTERS)) {
  test(`what can be hit is large enough with ${name} letters`, async ({ page }) => {
    test.slow();
    await rewriteResponses(page, {
      stylesheet: (css) =>
        `@font-face { font-family: Other; src: local("Noto Sans JP"); ${metrics} } ${css.replaceAll(
          /(--font-[a-z-]+):[^;}]+/g,
          '$1:Other',
        )}`,
    });
    for (const kind of ['section', 'rule with name', 'update', 'changes of an edition'] as const)
      for (const lang of LANGS) {
        await page.goto(PAGE_KINDS[kind].replace('/xx/', `/${lang}/`));
        expect(await findSmallTargets(page), `${kind} in ${lang}`).toEqual([]);
      }
  });
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
