import type { Page } from '@playwright/test';

/** Answers a page's requests of some kinds (`document`, `stylesheet`) with what `rewrite` makes of the host's answer. */
export async function rewriteResponses(
  page: Page,
  rewrite: Readonly<Record<string, (text: string) => string>>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const change = rewrite[route.request().resourceType()];
    if (!change) return route.continue();
    const response = await route.fetch().catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    // The page was left meanwhile.
    if (!response || text === undefined) return route.abort();
    await route.fulfill({ response, body: change(text) });
  });
}
