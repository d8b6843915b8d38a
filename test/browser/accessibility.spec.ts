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
