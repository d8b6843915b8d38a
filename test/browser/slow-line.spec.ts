import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { SITES } from './sites.ts';

/** Kinds of page, the long ones among them, as a slow line brings them: piece by piece. */
const PAGES = [
  '/ja/',
  '/ja/cr/601/',
  '/ja/cr/702/',
  '/en/cr/702.9/',
  '/ja/glossary/gojuon/',
  '/ja/search/?q=702',
  // Links made for a day, of a number that meant another rule as well.
  '/ja/cr/702.9b/?ed=2024-09-20',
  '/en/cr/500.4/?ed=2024-09-20',
  '/ja/rulings/digest-primer-sample-isles/',
  '/en/changes/compare/?from=2024-09-20&to=2026-04-17',
  '/ja/offline/',
  '/en/concordance/?q=creature',
  '/ja/concordance/',
];

/** A hundredth of the shift that counts as good: the end of a line that a stalled browser had painted half. */
const UNSEEN = 0.001;

test.use({ baseURL: SITES.starter.address });

/** Opens a page of its own whose line is slow, and gives what moved until the page and all that it asks for were there. */
async function listMoved(context: BrowserContext, path: string, width: number): Promise<string[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  await watchMoved(page);
  await page.goto(path, { timeout: 0 });
  // A link made for a day may lead on to another number; the day goes from the address once the page is the right one.
  await expect.poll(() => page.url(), { timeout: 0 }).not.toContain('ed=');
  await page.waitForFunction(isAllThere, undefined, { timeout: 0 });
  const moved = await readMoved(page);
  await page.close();
  return moved;
}

/** Has a page note what moves in it from its beginning on. */
const watchMoved = (page: Page) =>
  page.addInitScript((unseen) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Element | null }[];
        };
        const names = sources.map(({ node }) => node?.parentElement?.className || node?.nodeName);
        if (value >= unseen) moved.push(`${value.toFixed(4)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, UNSEEN);

const readMoved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** Whether nothing has come for longer than the largest file that a page asks for takes on the slow line. */
function isAllThere(): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .map((file) => (file as PerformanceResourceTiming).responseEnd);
  return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > 2000;
}

for (const width of [390, 1440]) {
  test(`nothing moves while a slow line brings the page, at ${width} px`, async ({ context }) => {
    test.setTimeout(300_000);
    // Some side by side, each on a line of its own: it is the lines that are to take the time, not the browser.
    for (let first = 0; first < PAGES.length; first += 5) {
      const paths = PAGES.slice(first, first + 5);
      const moved = await Promise.all(paths.map((path) => listMoved(context, path, width)));
      expect(Object.fromEntries(paths.map((path, index) => [path, moved[index]]))).toEqual(
        Object.fromEntries(paths.map((path) => [path, []])),
      );
    }
  });
}

/** Where the line stops, and the browser shows a page as far as it has come. */
const PAUSES = [
  '<nav class="places"',
  '<div class="switch"',
  '<a class="other-language"',
  '<div class="page-bar"',
  '<nav class="crumbs"',
  '<p class="edition"',
  '<div class="tools"',
  '<div class="steps"',
  '</header>',
  '<main',
  '<p',
  '</main>',
  '<footer',
];

/** Answers for the site with documents that stop for a moment at each of `PAUSES`. */
async function serveHalting(): Promise<{ server: Server; address: string }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', SITES.starter.address));
    const type = answer.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    let rest = await answer.text();
    for (const pause of PAUSES) {
      const at = rest.indexOf(pause);
      if (at < 0) continue;
      response.write(rest.slice(0, at));
      rest = rest.slice(at);
      await wait(100);
    }
    return response.end(rest);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}

for (const width of [390, 1000, 1440])
  test(`nothing moves wherever the line stops, at ${width} px`, async ({ page }) => {
    const { server, address } = await serveHalting();
    try {
      await watchMoved(page);
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/ja/cr/702.9/', '/en/cr/601/', '/ja/']) {
        await page.goto(address + path, { waitUntil: 'networkidle' });
        expect(await readMoved(page), path).toEqual([]);
      }
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
