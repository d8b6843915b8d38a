import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

test('from the list of editions to what one changed, to the rule, to its history and back', async ({
  page,
}) => {
  await page.goto('/ja/changes/');
  await page.getByRole('link', { name: '2026年4月17日' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('変更点');
  const moved = page.locator('.change-head', { has: page.getByText('移動', { exact: true }) }).first();
  await expect(moved).toContainText('→');
  await moved.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/ja\/cr\/[0-9.a-z]+\/$/);
  await page.locator('#history').getByRole('link', { name: '2026年4月17日' }).click();
  await expect(page).toHaveURL(/\/ja\/changes\/2026-04-17\/$/);
});

test('two editions are chosen and compared by keyboard', async ({ page }) => {
  await page.goto('/en/changes/compare/');
  await page.getByLabel('From').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Compare' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2024-09-20&to=2026-04-17$/);
  await expect(page.locator('#comparison h2')).toContainText('September 20, 2024');
  await expect(page.getByRole('status').filter({ hasText: 'rules' })).toBeVisible();
  const section = page.locator('.change-summary', { hasText: 'Reworded' }).first();
  await section.locator('> summary').focus();
  await page.keyboard.press('Enter');
  const line = section.locator('li', { hasText: 'Reworded' }).first();
  await expect(line.locator('ins, del').first()).toBeVisible();
  await expect(line.locator('ins .hidden-text, del .hidden-text').first()).toHaveText(/removed:|added:/);
});

test('the comparison tells the same rules as the page of the edition', async ({ page }) => {
  const listLines = () =>
    page.locator('.change-head:has(> .change-kind)').evaluateAll((heads) =>
      heads
        .filter((head) => !head.closest('[aria-labelledby="glossary"]'))
        .map((head) =>
          [...head.querySelectorAll('.number')]
            .map((each) => each.textContent?.trim())
            .sort()
            .join(' '),
        )
        .sort(),
    );
  await page.goto('/ja/changes/2026-04-17/');
  const built = await listLines();
  await page.goto('/ja/changes/compare/?from=2026-04-17&to=2024-09-20');
  await expect(page.locator('#comparison h2')).toBeVisible();
  // Asked for the other way round; the form says what is compared.
  await expect(page.locator('select[name="from"]')).toHaveValue('2024-09-20');
  await page.locator('.change-summary > summary').evaluateAll((all) => {
    for (const each of all) (each.parentElement as HTMLDetailsElement).open = true;
  });
  await expect(page.locator('.change-head').first()).toBeVisible();
  expect(built.length).toBeGreaterThan(0);
  expect(await listLines()).toEqual(built);
});

test('differences keep every blank of the texts and add none, on both kinds of page', async ({ page }) => {
  const listTexts = () =>
    page.locator('.changes .differences').evaluateAll((all) =>
      all
        .filter((each) => !each.closest('[aria-labelledby="glossary"]'))
        .map((each) => {
          const copy = each.cloneNode(true) as Element;
          for (const part of copy.querySelectorAll('.hidden-text, .symbol')) part.remove();
          const words = [...copy.childNodes].map((node) => `${node.nodeName[0]}:${node.textContent}`);
          return words
            .join('|')
            .replace(/^#: *\|?|\|?#: *$/g, '')
            .trim();
        })
        .sort(),
    );
  await page.goto('/ja/changes/2026-04-17/');
  const built = await listTexts();
  await page.goto('/ja/changes/compare/?from=2024-09-20&to=2026-04-17');
  await page.getByRole('button', { name: '差分をすべて開く' }).click();
  await expect.poll(async () => (await listTexts()).length).toBe(built.length);
  const changed = (texts: readonly string[]) => texts.filter((text) => /[DI]:/.test(text));
  expect(changed(built).length).toBeGreaterThan(5);
  expect(changed(await listTexts())).toEqual(changed(built));
});

test('all differences are opened at once, and only the kinds asked for are shown', async ({ page }) => {
  await page.goto('/en/changes/compare/?from=2026-04-17&to=2024-09-20');
  const status = page.locator('#compare-status');
  await expect(status).toContainText('Compared from the older edition to the newer.');
  await page.getByRole('button', { name: 'Show all differences' }).click();
  const lines = page.locator('.changes > li');
  const reworded = page.locator('.changes > li[data-kinds="reworded"]');
  await expect(reworded.first().locator('ins, del').first()).toBeVisible();
  const counts = await Promise.all([lines.count(), reworded.count()]);
  expect(counts[0]).toBeGreaterThan(counts[1]);
  for (const box of await page.locator('.compare-kinds input:not([value="reworded"])').all())
    await box.uncheck();
  await expect(page.locator('.changes > li:visible')).toHaveCount(counts[1]);
  await expect(status).toContainText(`${counts[1]} rules`);
  // A section of which nothing is left goes too.
  await expect(page.locator('.change-summary:visible')).toHaveCount(
    await page.locator('.change-summary:has(> .changes > [data-kinds="reworded"])').count(),
  );
  await page.getByRole('button', { name: 'Hide all differences' }).click();
  await expect(reworded.first().locator('ins, del').first()).toBeHidden();
});

test('an edition beside itself and one that is not held are told', async ({ page }) => {
  await page.goto('/en/changes/compare/?from=2024-09-20&to=2024-09-20');
  await expect(page.locator('#compare-status')).toHaveText('Choose two different editions.');
  await page.goto('/en/changes/compare/?from=1999-01-01&to=2024-09-20');
  await expect(page.locator('#compare-status')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison leads to the pages of the editions', async ({ page }) => {
    await page.goto('/en/changes/compare/');
    await expect(page.locator('#compare-form')).toBeHidden();
    await page.locator('#adjacent').getByRole('link', { name: 'April 17, 2026' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Changes');
  });
});
