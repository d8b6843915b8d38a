import { test } from '@playwright/test';
import { SITES } from './sites.ts';
import { expectNoViolations } from './themes.ts';

test.use({ baseURL: SITES.lantern.address });

test('axe finds nothing on documents, light and dark', async ({ page }) => {
  for (const path of ['ja/rulings/', 'en/rulings/', 'ja/rulings/lantern-talk/', 'en/rulings/lantern-talk/']) {
    await page.goto(path);
    await expectNoViolations(page);
  }
});
