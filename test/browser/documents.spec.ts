import { expect, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.lantern.address });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on documents, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      'ja/rulings/',
      'en/rulings/',
      'ja/rulings/lantern-talk/',
      'en/rulings/lantern-talk/',
    ]) {
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
    }
  });
}
