import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import iconv from 'iconv-lite';
import { toBookmarklet } from '../../src/outputs/embed/to-bookmarklet.ts';
import { SITES } from './sites.ts';

const { address: site, out } = SITES.lantern;
const { address: starter } = SITES.starter;
const { origin } = new URL(site);
const STRICT = [
  "default-src 'none'",
  `script-src ${origin} ${new URL(starter).origin}`,
  `connect-src ${origin} ${new URL(starter).origin}`,
  "style-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const cases: { text: string; numbers: string[] }[] = JSON.parse(
  readFileSync('test/fixtures/mentions/mentions.json', 'utf8'),
);
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A page of the time when nobody said a charset. */
const OLD_PAGE = `<title>x</title><script src="/embed.js" data-selector=".post" defer></script><p class="post">総合ルールの702.2bを読むこと。ルールの文章です。</p>`;
const SCRIPT = `<script src="${site}embed.js" data-selector=".post" defer></script>`;

/** Pages of somebody else's site, by path; all but `/open` send a strict policy. */
const PAGES: Readonly<Record<string, string>> = {
  '/': readFileSync('test/fixtures/embed/forum.html', 'utf8').replace('{site}', site),
  '/traps': readFileSync('test/fixtures/embed/traps.html', 'utf8').replace('{site}', site),
  '/strings': `<!doctype html><meta charset="utf-8">${SCRIPT.replace(site, starter)}<title>x</title>${cases.map(({ text }) => `<p class="post">${escapeText(text)}</p>`).join('\n')}`,
  '/edition': `<!doctype html><meta charset="utf-8"><title>x</title>${SCRIPT.replace('defer', 'data-lang="en" data-edition="2025-09-01" defer')}<p class="post">CR 702.2b</p>`,
  '/split': `<!doctype html><meta charset="utf-8"><title>x</title>${SCRIPT}${[
    'CR <b>702.2b</b>',
    '<b>総合ルール</b>の<i>702.2b</i>を参照',
    'see rule 702<sub>.2b</sub> too',
    'rule <b><i>702</i>.2</b>b',
    '<b>see rule 702</b>.2b',
    'CR<br>702.2b',
    '<ruby>総合<rt>そうごう</rt></ruby>ルール702.2b',
    'CR <code>702.2b</code> 702.2b',
    'CR <div>702.2b</div>',
    '<a href="/x">CR</a> 702.2b',
    '<a href="/x">CR 702.2b</a> says',
    'see rule <a href="/x">702</a>.2b',
    '<pre>see rule\n702.2b, all of it</pre>',
    '<pre><code>rule 702.2b</code></pre>',
    '<pre><span class="k">rule</span> 702.2b</pre>',
    '<div class="highlight"><pre>rule 702.2b</pre></div>',
  ]
    .map((html) => `<div class="post">${html}</div>`)
    .join('')}`,
  '/high': `<!doctype html><meta charset="utf-8"><title>x</title>${SCRIPT.replace(site, starter)}<div><br><br><br><br><br><br><br></div><p class="post">CR 601.2</p>`,
  '/between': `<!doctype html><meta charset="utf-8"><title>x</title>${SCRIPT.replace(site, starter).replace('defer', 'data-lang="en" data-edition="2025-10-10" defer')}<p class="post">CR 701.34, CR 702.2b, CR 701.63. Then rule 502.81</p>`,
  '/open':
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><p>See CR 702.2b.</p></html>',
};

let forum: Server;
let forumAddress = '';

test.beforeAll(async () => {
  forum = createServer(({ url = '/' }, response) => {
    // As old hosts answer: no charset, neither for the page nor for the script.
    if (url === '/shift-jis' || url === '/embed.js') {
      response.writeHead(200, { 'content-type': url === '/embed.js' ? 'text/javascript' : 'text/html' });
      response.end(
        url === '/embed.js' ? readFileSync(join(out, 'embed.js')) : iconv.encode(OLD_PAGE, 'shift_jis'),
      );
      return;
    }
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

test('several hundred strings are linked, or not, as they must be', async ({ page }) => {
  const meanings = join(SITES.starter.out, 'api/v1/meanings');
  const known = new Set(
    readdirSync(meanings).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(meanings, file), 'utf8')).numbers),
    ),
  );
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
  expect(found).toEqual(
    cases.map(({ text, numbers }) => ({ text, numbers: numbers.filter((number) => known.has(number)) })),
  );
  expect(faults).toEqual([]);
});

test('a number is linked across the elements that its sentence runs through', async ({ page }) => {
  const faults = await open(page, '/split');
  await expect(page.locator('.post a').first()).toBeAttached();
  const found = await page
    .locator('.post')
    .evaluateAll((posts) =>
      posts.map((post) => [...post.querySelectorAll('a')].map((link) => link.textContent)),
    );
  expect(found).toEqual([
    ['702.2b'],
    ['702.2b'],
    ['702.2b'],
    ['702.2b'],
    ['702', '.2b'],
    [],
    ['702.2b'],
    [],
    [],
    ['CR', '702.2b'],
    ['CR 702.2b'],
    ['702'],
    ['rule\n702.2b'],
    [],
    [],
    [],
  ]);
  expect(faults).toEqual([]);
});

test('text that is set later is linked, and set anew it is shown anew', async ({ page }) => {
  const faults = await open(page, '/');
  const last = page.locator('#last');
  await expect(last.locator('a')).toHaveText('CR 101.1');
  // As a framework does: it holds the text, and sets its data.
  await page.evaluate(() => {
    const node = document.getElementById('last')?.firstChild as Text;
    Object.assign(window, { node });
    node.data = 'See CR 702.2b instead.';
  });
  await expect(last.locator('a')).toHaveText('CR 702.2b');
  await expect(last).toHaveText('See CR 702.2b instead.');
  await page.evaluate(() => {
    (window as unknown as { node: Text }).node.data = 'rule ';
    document.getElementById('last')?.append('101', '.1');
  });
  await expect(last.locator('a')).toHaveText('101.1');
  await page.evaluate(() => (window as unknown as { node: Text }).node.remove());
  await expect(last).toHaveText('101.1');
  await page.evaluate(() => {
    const first = document.getElementById('first');
    if (first) first.textContent = '「702.2b」を参照';
  });
  await expect(page.locator('#first a')).toHaveText('702.2b');
  await expect(page.locator('#first')).toHaveText('「702.2b」を参照');
  expect(faults).toEqual([]);
});

test('a number that never was is not linked', async ({ page }) => {
  await open(page, '/');
  await page.locator('#deep').evaluate((element) => element.append('CR 999.9z, CR 702.2b, CR 702.2z'));
  await expect(page.locator('#deep a')).toHaveText(['CR 702.2b']);
});

test('a card above its link stays in the window', async ({ page }) => {
  await open(page, '/high');
  for (const height of [260, 230, 200]) {
    await page.setViewportSize({ width: 390, height });
    await page.mouse.move(0, 0);
    await page.locator('.post a').focus();
    await expect(card(page)).toBeVisible();
    const [at, link] = [await card(page).boundingBox(), await page.locator('.post a').boundingBox()];
    expect(at && link && at.y >= 0 && at.y + at.height <= link.y).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.post a').blur();
    await expect(card(page)).toHaveCount(0);
  }
});

test('the script is read on a page in Shift_JIS that names no charset', async ({ page }) => {
  const faults = await open(page, '/shift-jis');
  expect(await page.evaluate(() => document.characterSet)).toBe('Shift_JIS');
  await expect(page.locator('.post a')).toHaveText('702.2b');
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

test('on a day between two editions the card shows the rule that its link leads to', async ({ page }) => {
  await open(page, '/between');
  const numbers = await page.locator('.post a').evaluateAll((links) => links.map((link) => link.textContent));
  expect(numbers).toEqual(['CR 701.34', 'CR 702.2b', 'CR 701.63', 'rule 502.81']);
  const shown: string[] = [];
  for (const text of numbers) {
    await page.getByText(text, { exact: true }).focus();
    // A number that nothing was called on the day has no card.
    const head = await card(page)
      .locator('.foot')
      .textContent({ timeout: 3000 })
      .catch(() => '');
    shown.push(/CR ([\d.a-z]+)/.exec(head ?? '')?.[1] ?? '');
    await page.keyboard.press('Escape');
  }
  for (const [index, text] of numbers.entries()) {
    if (!shown[index]) continue;
    await page.goto(`${forumAddress}/between`);
    await page.getByText(text, { exact: true }).click();
    await page.waitForURL(/\/(?:ja|en)\/cr\//);
    expect(page.url()).toContain(`/cr/${shown[index]}/`);
  }
  expect(shown.slice(0, 2)).toEqual(['701.34', '702.2b']);
  expect(shown[3]).toBe('');
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
