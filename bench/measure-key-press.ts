import { chromium } from '@playwright/test';
import { findBrowser } from '../src/commands/site-checks/find-browser.ts';
import { serveSite } from '../src/site/build/serve-site.ts';

const QUERIES = ['deathtouch', '飛行', 'せんせいこうげき', 'state-based actions', 'combat damage', '702.9b'];

/**
 * Types queries letter by letter in a built site with the processor slowed four times: milliseconds from a key press to
 * changed results, the median.
 */
export async function measureKeyPress(site: string): Promise<number> {
  const served = await serveSite({ site, port: 0, base: '/' });
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`${served.address}ja/`);
    const session = await page.context().newCDPSession(page);
    await page.keyboard.press('/');
    await page.locator('.search-dialog .search-input').fill('飛');
    await page.locator('.search-dialog .search-hit').first().waitFor();
    await page.waitForFunction(
      () => !document.querySelector('.search-status')?.textContent?.includes('読み込'),
    );
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = await page.evaluate(async (queries) => {
      const input = document.querySelector<HTMLInputElement>('.search-dialog .search-input');
      const list = document.querySelector('.search-dialog .search-list');
      if (!input || !list) throw new Error('no search box');
      const measured: number[] = [];
      for (const query of queries)
        for (let end = 1; end <= query.length; end++) {
          const start = performance.now();
          const changed = new Promise<void>((resolve) => {
            const observer = new MutationObserver(() => {
              observer.disconnect();
              requestAnimationFrame(() => resolve());
            });
            observer.observe(list, { childList: true, attributes: true });
            setTimeout(resolve, 1000);
          });
          input.value = query.slice(0, end);
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
          await changed;
          measured.push(performance.now() - start);
        }
      return measured.sort((a, b) => a - b);
    }, QUERIES);
    return times[Math.floor(times.length / 2)] ?? 0;
  } finally {
    await browser.close();
    await served.close();
  }
}
