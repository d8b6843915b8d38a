import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address });

for (const width of [320, 360]) {
  test(`no page goes sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const lang of ['ja', 'en']) {
      for (const [kind, path] of Object.entries(PAGE_KINDS)) {
        await page.goto(path.replace('/xx/', `/${lang}/`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${kind} in ${lang}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the edition stays in sight on a phone when the text is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/ja/cr/601/');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(page.locator('.edition')).toBeInViewport();
  await expect(page.locator('.edition')).toContainText('非公式の要約版');
  await expect(page.getByRole('navigation', { name: '現在の位置' })).toBeInViewport();
});
