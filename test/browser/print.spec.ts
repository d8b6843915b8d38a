import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address, viewport: { width: 794, height: 1123 } });

/** How many pages a PDF has, by its page objects. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a section is printed with its edition and address, without controls', async ({ page }) => {
  await page.goto('/ja/cr/601/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.edition')).toBeVisible();
  await expect(page.locator('.printed-address')).toBeVisible();
  await expect(page.locator('.printed-address')).toHaveText(`${SITES.starter.address}ja/cr/601/`);
  for (const control of ['.bar', '.crumbs', '.steps', '.pager', '.theme', '.switch', '.search-open', '#toc'])
    for (const part of await page.locator(control).all()) await expect(part, control).toBeHidden();
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});

test('every printed page names the edition and the address it is read at', async ({ page }) => {
  await page.goto('/ja/cr/601/?ed=2026-04-17#601.2b');
  await page.pdf();
  const foot = await page.evaluate(() => document.documentElement.style.getPropertyValue('--printed'));
  expect(foot).toContain('2026年4月17日版');
  expect(foot).toContain(`${SITES.starter.address}ja/cr/601/"`);
  // The foot says it: the head would say it again.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.head')).toBeHidden();
});

test('documents on paper stand as at a desk: the id beside the text, one language over the whole width', async ({
  page,
}) => {
  await page.goto('/ja/rulings/digest-rulings-summary/');
  await page.emulateMedia({ media: 'print' });
  const ruling = page.locator('.ruling').first();
  const [id, text] = await ruling
    .locator('.rule-head, .sides')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  expect(text?.left).toBeGreaterThanOrEqual(id?.right ?? Number.POSITIVE_INFINITY);
  expect(text?.top).toBeLessThan((id?.top ?? 0) + 10);

  await page.emulateMedia({ media: null });
  await page.goto('/ja/rulings/digest-primer-sample-isles/');
  await page.emulateMedia({ media: 'print' });
  const [whole, side] = await page
    .locator('main, .running .side')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(side).toBeGreaterThan((whole ?? 0) * 0.8);
});

test('no heading above its text is the last line of a page', async ({ page }) => {
  for (const path of ['/ja/rulings/digest-rulings-summary/', '/ja/cr/702.19/', '/en/changes/2026-04-17/']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const loose = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility() && !heading.closest('.rule-head'))
        .filter((heading) => {
          for (let part: Element | null = heading; part?.matches('main *'); part = part.parentElement)
            if (getComputedStyle(part).breakAfter === 'avoid') return false;
          return true;
        })
        .map((heading) => heading.textContent?.trim()),
    );
    expect(loose, path).toEqual([]);
  }
});

test('the languages on paper are those on the screen, side by side', async ({ page }) => {
  await page.goto('/ja/cr/601/');
  const both = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  const sides = page.locator('[id="601.2a"] .side');
  const [left, right] = await sides.evaluateAll((all) =>
    all.map((side) => side.getBoundingClientRect().left),
  );
  expect(right).toBeGreaterThan((left ?? 0) + 100);

  await page.emulateMedia({ media: null });
  await page.getByRole('radio', { name: '日本語だけ' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[id="601.2a"] .side[lang="en"]')).toBeHidden();
  const one = await page.pdf({ format: 'A4' });
  expect(countPages(both)).toBeGreaterThan(0);
  expect(countPages(one)).toBeLessThanOrEqual(countPages(both));
});

test('no rule is cut by the end of a page, and none spells out its links', async ({ page }) => {
  await page.goto('/en/cr/702.9/');
  await page.emulateMedia({ media: 'print' });
  const rules = page.locator('.rule');
  expect(await rules.count()).toBeGreaterThan(1);
  for (const rule of await rules.all()) await expect(rule).toHaveCSS('break-inside', 'avoid');
  const spelt = await page.evaluate(
    () =>
      [...document.querySelectorAll('main a')].filter(
        (link) =>
          getComputedStyle(link, '::after').content.includes('http') ||
          getComputedStyle(link).textDecorationLine !== 'none',
      ).length,
  );
  expect(spelt).toBe(0);
});

test('what is folded away on the screen is on paper', async ({ page }) => {
  await page.goto('/ja/cr/601/');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.removeAttribute('open');
  });
  const folded = page.locator('main details:not([open])').first();
  await expect(folded).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll('main details:not([open]) > :not(summary)')].filter(
        (part) => part.getBoundingClientRect().height === 0,
      ).length,
  );
  expect(hidden).toBe(0);
});

test('dark colours stay on the screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('taiyaku.theme', 'dark'));
  await page.goto('/ja/cr/702.9/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
