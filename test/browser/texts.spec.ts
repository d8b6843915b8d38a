import { expect, test } from '@playwright/test';
import { SITES } from './sites.ts';

for (const [name, { address, base }] of Object.entries(SITES))
  test.describe(`texts for programs on the ${name} site`, () => {
    test('a page names its Markdown, which says the same', async ({ page, request }) => {
      for (const path of ['ja/cr/702.2b/', 'en/cr/702.2/']) {
        await page.goto(address + path);
        const link = page.locator('link[type="text/markdown"]');
        const href = (await link.getAttribute('href')) ?? '';
        expect(href).toBe(`${base}${path.replace(/\/$/, '.md')}`);
        const markdown = await (await request.get(new URL(href, address).href)).text();
        for (const text of await page.locator('main article .side p').allInnerTexts())
          for (const word of text.match(/[A-Za-z]{5,}/g) ?? []) expect(markdown).toContain(word);
      }
    });

    test('everything that llms.txt names is there', async ({ request }) => {
      const text = await (await request.get(`${address}llms.txt`)).text();
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
      expect(links.length).toBeGreaterThan(8);
      for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    });

    test('the sitemap names pages alone', async ({ request }) => {
      const sitemap = await (await request.get(`${address}sitemap.xml`)).text();
      expect(sitemap).not.toMatch(/\.(?:md|txt)</);
    });
  });
