import { expect, type Page, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address, permissions: ['clipboard-read', 'clipboard-write'] });

/** What a reader pastes after choosing all of the text and copying it. */
async function copyText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('main') ?? document.body);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  });
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const lang of ['ja', 'en'] as const)
  test(`a copy of any page has its text and each symbol once, ${lang}`, async ({ page }) => {
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      await page.goto(path.replace('xx', lang));
      const copied = await copyText(page);
      expect(copied.length, kind).toBeGreaterThan(20);
      const lines = copied.split('\n').map((line) => line.trim());
      expect(lines, kind).not.toContain(lang === 'ja' ? '引用' : 'Cite');
      // The letters of a drawn symbol are drawing; its code is what stands for it.
      expect(copied, kind).not.toMatch(/(?:^|\s)([0-9XYZ]+)\s*\{\1[}/]/);
    }
  });

test('a symbol of a rule is copied as its code', async ({ page }) => {
  await page.goto('/en/cr/107.4/');
  expect(await copyText(page)).toMatch(/hybrid such as \{W\/U\}/);
});
