import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { SITES } from './sites.ts';

test.use({ baseURL: SITES.starter.address, locale: 'en-GB', serviceWorkers: 'block' });

/** What a link of that day leads to: the page, and what its one notice says. */
const LINKS = [
  ['1999-06-01', '502.1', '702.1', 'Today it is 702.1'],
  ['2002-09-21', '502.2', '702.7', 'Today it is 702.7'],
  ['2005-06-01', '212.2', '301', 'under the edition of February 1, 2005, when the rule had the number 212.2'],
  ['2005-06-01', '407', '113.10', 'Today it is 113.10'],
  ['2005-06-01', '502.11d', '702.22m', 'Today it is 702.22m'],
  ['2008-11-01', '502.81', '702.81', 'Today it is 702.81'],
  ['2008-11-01', '216', '111', 'Today it is 111'],
  ['2016-08-26', '715', '724', 'Today it is 724'],
  ['2024-09-20', '701.34', '701.40', 'made under the edition of September 20, 2024'],
  ['2026-04-17', '601.2b', '601.2b', 'The rule and its wording are the same today.'],
  ['2013-06-01', '500.5', '500.5', 'its content is now in 500.5a, 500.5b'],
  ['2005-06-01', '702.9b', '702.9b', 'There was no rule 702.9b then.'],
  ['2030-01-01', '702.9b', '702.9b', 'newest edition known here is that of April 17, 2026'],
  ['1998-01-01', '702.9b', '702.9b', 'oldest edition known here is that of April 23, 1999'],
  ['soon', '702.9b', '702.9b', '“soon”'],
] as const;

/** The size, as served, of the data that a page asks for. Bytes. */
function measureData(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A page that goes on before all of a file is there drops the rest.
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const prefix of ['', 'en/']) {
  for (const [day, number, now, said] of LINKS) {
    test(`/${prefix}cr/${number}/?ed=${day} leads to ${now}`, async ({ page }) => {
      const measure = measureData(page);
      await page.goto(`/${prefix}cr/${number}/?ed=${day}`);
      const notice = page.locator('#link-notice');
      await expect(notice).toContainText(said);
      // Nothing in the address freezes the answer.
      await expect(page).toHaveURL(`/en/cr/${now}/`);
      await expect(page.locator('main .notice:visible')).toHaveCount(1);
      expect(await measure()).toBeLessThanOrEqual(30_000);
    });
  }
}

test('a link that froze an answer is asked again', async ({ page }) => {
  for (const path of ['701.34/?ed=2024-09-20&then=here', '601.2b/?was=701.34&ed=2024-09-20&then=here']) {
    await page.goto(`/ja/cr/${path}`);
    await expect(page.locator('#link-notice')).toContainText('当時の番号は701.34、現在の番号は701.40');
    await expect(page).toHaveURL('/ja/cr/701.40/');
  }
});

test('other parts of the address stay', async ({ page }) => {
  await page.goto('/en/cr/601/?ed=2026-04-17&from=forum#601.2b');
  await expect(page.locator('#link-notice')).toBeVisible();
  await expect(page).toHaveURL('/en/cr/601/?from=forum#601.2b');
});

test('an old number without a day is offered first', async ({ page }) => {
  await page.goto('/en/cr/502.81/');
  await expect(page.locator('.nearest[lang="en"] a').first()).toHaveText('702.81');
});

test('what cannot be asked is told, and the link stays as it is', async ({ page }) => {
  await page.route('**/api/v1/history.json', (route) => route.abort());
  await page.goto('/en/cr/601.2b/?ed=2026-04-17');
  await expect(page.locator('#link-notice')).toContainText('could not be looked up');
  await expect(page).toHaveURL('/en/cr/601.2b/?ed=2026-04-17');
});

test('the table says nothing of another game', async ({ page }) => {
  await page.goto(`${SITES.lantern.address}en/cr/702.2b/?ed=2005-06-01`);
  await expect(page.locator('#link-notice')).toContainText(
    'oldest edition known here is that of September 1, 2025',
  );
});
