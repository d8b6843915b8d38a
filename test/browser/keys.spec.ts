import { expect, test } from '@playwright/test';
import { keepCopies } from './keep-copies.ts';
import { SITES } from './sites.ts';
import { expectNoViolations } from './themes.ts';

test.use({ baseURL: SITES.starter.address, permissions: ['clipboard-read', 'clipboard-write'] });

const focused = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.activeElement?.closest('.rule')?.id ?? '');

test('j and k go from rule to rule, and past the last one to the next page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ja/cr/601/');
  const ids = await page.locator('main .rule').evaluateAll((rules) => rules.slice(0, 3).map(({ id }) => id));
  for (const id of ids) {
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe(id);
  }
  await expect(page.locator(`[id="${ids[2]}"]`)).toBeInViewport();
  await page.keyboard.press('k');
  await expect.poll(() => focused(page)).toBe(ids[1]);
  await page.goto('/ja/cr/702.9b/');
  await page.keyboard.press('j');
  await expect.poll(() => focused(page)).toBe('702.9b');
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(/702\.9b/);
});

test('[ and ] go from section to section', async ({ page }) => {
  await page.goto('/ja/cr/601.2b/');
  await page.keyboard.press(']');
  await expect(page).toHaveURL('/ja/cr/602/');
  await page.keyboard.press('[');
  await expect(page).toHaveURL('/ja/cr/601/');
  await page.goto('/ja/cr/6/');
  await page.keyboard.press(']');
  await expect(page).toHaveURL('/ja/cr/600/');
  await page.goto('/ja/cr/100/');
  await page.keyboard.press('[');
  await expect(page.getByRole('status').filter({ hasText: '節はありません' })).toBeVisible();
});

test('l goes through the languages shown and says which', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  for (const [view, name] of [
    ['ja', '日本語だけ'],
    ['en', '英語だけ'],
    ['both', '日本語と英語'],
  ]) {
    await page.keyboard.press('l');
    await expect(page.locator('html')).toHaveAttribute('data-view', view ?? '');
    await expect(page.locator('.said')).toContainText(name ?? '');
  }
});

test('c copies the short link of the rule being read', async ({ page }) => {
  await keepCopies(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ja/cr/601/');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(() => focused(page)).not.toBe('');
  const id = await focused(page);
  await page.keyboard.press('c');
  await expect(page.locator('.said')).toContainText('コピーしました');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('?ed=')[0]).toBe(`${SITES.starter.address}cr/${id}/`);
  expect(copied).toMatch(/\?ed=\d{4}-\d\d-\d\d$/);
});

test('g puts the cursor into the field for a number', async ({ page }) => {
  await page.goto('/en/glossary/deathtouch/');
  await page.keyboard.press('g');
  await expect(page.getByLabel('Go to a number')).toBeFocused();
  await page.keyboard.type('702.2b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/cr/702.2b/');
});

test('? lists the keys in a dialog without fault for axe, and Esc closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [lang, title] of [
    ['ja', 'キーボード操作'],
    ['en', 'Keyboard shortcuts'],
  ]) {
    await page.goto(`/${lang}/cr/702.9b/`);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: title ?? '' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('kbd')).toHaveText([
      'j',
      'k',
      ']',
      '[',
      'g',
      '/',
      'l',
      'f',
      'c',
      'p',
      'Esc',
      '?',
    ]);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('keys rest while somebody types, composes, holds a modifier, or has switched them off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ja/cr/601/');
  const root = page.locator('html');
  await page.getByLabel('番号へ移動').fill('');
  await page.keyboard.type('lfj?');
  await expect(page.getByLabel('番号へ移動')).toHaveValue('lfj?');
  await page.locator('main').focus();
  await page.keyboard.press('Control+l');
  await page.keyboard.press('Alt+l');
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', isComposing: true, bubbles: true })),
  );
  // A command that is answered after those would have been.
  await page.keyboard.press('f');
  await expect(root).toHaveAttribute('data-furigana', '');
  await expect(root).toHaveAttribute('data-view', 'both');
  await page.keyboard.press('?');
  await page.getByLabel('文字キーの操作を使う').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(root).toHaveAttribute('data-view', 'both');
  await page.getByRole('button', { name: 'キーボード操作' }).click();
  await page.getByLabel('文字キーの操作を使う').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(root).toHaveAttribute('data-view', 'ja');
});

test('a choice of the view leaves / and the other keys alive', async ({ page }) => {
  await page.goto('/ja/cr/702.9b/');
  await page.locator('label:has(#view-en)').click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
});
