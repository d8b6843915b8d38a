import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { toBookmarklet } from '../../src/embed/to-bookmarklet.ts';
import { SITES } from './sites.ts';

const { address: site, out } = SITES.lantern;
const { origin } = new URL(site);
const STRICT = [
  "default-src 'none'",
  `script-src ${origin}`,
  `connect-src ${origin}`,
  "style-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const cases: { text: string; numbers: string[] }[] = JSON.parse(
  readFileSync('test/fixtures/embed/mentions.json', 'utf8'),
);
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const SCRIPT = `<script src="${site}embed.js" data-selector=".post" defer></script>`;

/** Pages of somebody else's site, by path; all but `/open` send a strict policy. */
const PAGES: Readonly<Record<string, string>> = {
  '/': readFileSync('test/fixtures/embed/forum.html', 'utf8').replace('{site}', site),
  '/traps': readFileSync('test/fixtures/embed/traps.html', 'utf8').replace('{site}', site),
  '/strings': `<!doctype html><meta charset="utf-8">${SCRIPT}<title>x</title>${cases.map(({ text }) => `<p class="post">${escapeText(text)}</p>`).join('\n')}`,
  '/edition': `<!doctype html><meta charset="utf-8"><title>x</title>${SCRIPT.replace('defer', 'data-lang="en" data-edition="2025-09-01" defer')}<p class="post">CR 702.2b</p>`,
  '/open':
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><p>See CR 702.2b.</p></html>',
};

let forum: Server;
let forumAddress = '';

test.beforeAll(async () => {
  forum = createServer(({ url = '/' }, response) => {
    response.writeHead(PAGES[url] ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(url !== '/open' && { 'content-security-policy': STRICT }),
    });
    response.end(PAGES[url] ?? '');
  });
  // Another host name than the site's, so another origin.
  await new Promise<void>((ready) => forum.listen(0, '127.0.0.1', ready));
  forumAddress = `http://127.0.0.1:${(forum.address() as AddressInfo).port}`;
});

test.afterAll(() => forum.close());

/** Opens a page of the forum and gathers what its policy refuses. The card's tree is opened for the test to look in. */
async function open(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The style attribute of the fixture itself.
    if (/Content Security Policy|Trusted/.test(message.text()) && !/inline style/.test(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
  await page.goto(forumAddress + path);
  return faults;
}

const card = (page: Page) => page.locator('taiyaku-card div');

test('under a strict policy a number shows its rule to a mouse, and hides it again', async ({ page }) => {
  const faults = await open(page, '/');
  const link = page.locator('#first b a');
  await expect(link).toHaveText('総合ルール 702.2b');
  await expect(link).toHaveAttribute('href', `${site}cr/702.2b/`);
  await link.hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('[lang="ja"]').first()).toContainText('702.2b');
  await expect(card(page).locator('[lang="en"]').first()).toContainText('702.2b');
  await expect(card(page)).toContainText('非公式の要約');
  const [at, linkAt] = [await card(page).boundingBox(), await link.boundingBox()];
  expect(at && linkAt && (at.y >= linkAt.y + linkAt.height || at.y + at.height <= linkAt.y)).toBe(true);
  await card(page).hover();
  await page.waitForTimeout(400);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(card(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a keyboard opens the card with the focus, and Escape closes it', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.locator('#first b a')).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(page.locator('#first b a')).toHaveAttribute('aria-description', /./);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('#first b a')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lantern\/(?:ja|en)\/cr\/702\.2b\/$/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the first tap shows the card, the second follows the link', async ({ page }) => {
    await open(page, '/');
    await page.locator('#first b a').tap();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(`${forumAddress}/`);
    await page.locator('#first b a').tap();
    await expect(page).toHaveURL(/\/lantern\/(?:ja|en)\/cr\/702\.2b\/$/);
  });

  test('a tap elsewhere closes the card', async ({ page }) => {
    await open(page, '/');
    await page.locator('#first b a').tap();
    await expect(card(page)).toBeVisible();
    await page.locator('#outside').tap();
    await expect(card(page)).toHaveCount(0);
  });
});

test('code, links, editors and what a page marks stay as they are', async ({ page }) => {
  const faults = await open(page, '/');
  await expect(page.locator('#first b a')).toHaveCount(1);
  await expect(page.locator('#outside a')).toHaveCount(0);
  await expect(page.locator('#kept [data-taiyaku]:not([data-taiyaku="off"])')).toHaveCount(0);
  await expect(page.locator('#kept a')).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('names of a page that hide those of the platform do no harm', async ({ page }) => {
  const faults = await open(page, '/traps');
  // Locators would fall into the same traps.
  const count = (selector: string) =>
    page.evaluate((each) => Document.prototype.querySelectorAll.call(document, each).length, selector);
  await expect.poll(() => count('a[data-taiyaku="702.2b"]')).toBe(1);
  await page.evaluate(() => {
    Document.prototype.querySelector
      .call<Document, [string], HTMLElement | null>(document, 'a[data-taiyaku]')
      ?.focus();
  });
  await expect.poll(() => count('taiyaku-card')).toBe(1);
  expect(faults).toEqual([]);
});

test('posts that come later are linked, huge ones and shadow trees are left alone', async ({ page }) => {
  const faults = await open(page, '/');
  await expect(page.locator('#first b a')).toHaveCount(1);
  await page.evaluate(async () => {
    // Twice as deep as a parser of HTML nests; from 2,000 on some builds of Chromium crash without any script.
    let inner = document.getElementById('deep') as Element;
    for (let depth = 0; depth < 1000; depth++) {
      const below = document.createElement('div');
      inner.append(below);
      inner = below;
    }
    inner.append('see CR 101.1');
    document.getElementById('long')?.append('CR 702.2b '.repeat(50_000));
    document.getElementById('host')?.attachShadow({ mode: 'open' }).append('CR 702.2b');
    const later = document.createElement('div');
    later.className = 'post';
    later.id = 'later';
    later.append('CR 101.1');
    document.body.append(later);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  });
  await expect(page.locator('#later a')).toHaveText('CR 101.1');
  await expect(page.locator('#deep a')).toHaveText('CR 101.1');
  await expect(page.locator('#long a')).toHaveCount(0);
  await expect(page.locator('#host a')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('two hundred strings are linked, or not, as they must be', async ({ page }) => {
  const faults = await open(page, '/strings');
  await expect(page.locator('a[data-taiyaku]').first()).toBeAttached();
  const found = await page.locator('.post').evaluateAll((posts) =>
    posts.map((post) => ({
      text: post.textContent,
      numbers: [...post.querySelectorAll<HTMLElement>('a[data-taiyaku]')].map(
        (link) => link.dataset['taiyaku'],
      ),
    })),
  );
  // The text of a page is as it was, links or not.
  expect(found).toEqual(cases.map(({ text, numbers }) => ({ text, numbers })));
  expect(faults).toEqual([]);
});

test('a page says which language and edition its numbers are of', async ({ page }) => {
  await open(page, '/edition');
  const link = page.locator('.post a');
  await expect(link).toHaveAttribute('href', `${site}cr/702.2b/?ed=2025-09-01`);
  await link.focus();
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('[lang="ja"]')).toHaveCount(0);
});

test('the bookmark and the userscript do the same', async ({ page }) => {
  for (const source of [
    toBookmarklet(site).replace(/^javascript:/, ''),
    readFileSync(join(out, 'taiyaku.user.js'), 'utf8'),
  ]) {
    await page.goto(`${forumAddress}/open`);
    await page.evaluate(source);
    await expect(page.getByRole('link', { name: 'CR 702.2b' })).toHaveAttribute('href', `${site}cr/702.2b/`);
    await page.getByRole('link', { name: 'CR 702.2b' }).focus();
    await expect(page.locator('taiyaku-card')).toBeAttached();
  }
});

test('the page about it shows it at work, in both languages', async ({ page }) => {
  for (const lang of ['ja', 'en']) {
    await page.goto(`${SITES.starter.address}${lang}/embed/`);
    const links = page.locator('#embed-example a');
    await expect(links).toHaveCount(2);
    await links.first().hover();
    await expect(page.locator('taiyaku-card')).toBeAttached();
    await page.mouse.move(0, 0);
    await expect(page.locator('main')).toContainText(`${SITES.starter.address}embed.js`);
  }
});
