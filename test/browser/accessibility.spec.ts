import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/model/records/lang.ts';
import { findSmallTargets, findViolations, thinOut } from './find-violations.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { rewriteResponses } from './rewrite-responses.ts';
import { SITES } from './sites.ts';
import { ASKED_THEMES, expectColours } from './themes.ts';

test.use({ baseURL: SITES.starter.address });

for (const kind of ['section', 'rule with name', 'term', 'rulings summary'] as const) {
  test(`axe finds nothing in the views of one language, with readings, in the themes of a device: ${kind}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE_KINDS[kind].replace('/xx/', '/ja/'));
    await thinOut(page);
    for (const view of ['ja', 'en']) {
      await page.locator(`#view-${view}`).check();
      expect(await findViolations(page), view).toEqual([]);
    }
    await page.locator('#view-both').check();
    await page.keyboard.press('f');
    await expect(page.locator('main ruby').first()).toBeVisible();
    expect(await findViolations(page), 'readings').toEqual([]);
    for (const theme of ASKED_THEMES) await expectColours(page, theme);
  });
}

/** Letters with more and with less room above, below and beside them than those of the tests. */
const OTHER_LETTERS = {
  low: 'ascent-override: 70%; descent-override: 15%',
  tall: 'ascent-override: 130%; descent-override: 50%; size-adjust: 110%',
};

test('what can be hit is large enough with low letters and with tall ones', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'the letters of the packages are made known on Linux alone');
  test.slow();
  const faces = Object.entries(OTHER_LETTERS).map(
    ([name, metrics]) =>
      `@font-face { font-family: ${name}; src: local("Noto Sans JP Regular"); ${metrics} } :root[data-letters=${name}] { --letters: ${name} }`,
  );
  await rewriteResponses(page, {
    stylesheet: (css) => faces.join('') + css.replaceAll(/(--font-[a-z-]+):[^;}]+/g, '$1:var(--letters)'),
  });
  for (const kind of ['section', 'rule with name', 'update', 'changes of an edition'] as const)
    for (const lang of LANGS) {
      await page.goto(PAGE_KINDS[kind].replace('/xx/', `/${lang}/`));
      for (const letters of Object.keys(OTHER_LETTERS)) {
        await page.evaluate(async (name) => {
          document.documentElement.dataset['letters'] = name;
          await document.fonts.load(`1em ${name}`);
        }, letters);
        expect(await findSmallTargets(page), `${kind} in ${lang} with ${letters} letters`).toEqual([]);
      }
    }
});

test('the first Tab leads to the text', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
