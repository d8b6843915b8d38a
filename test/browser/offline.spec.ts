import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type SwitchingHost, serveSwitching } from './serve-switching.ts';
import { SITES } from './sites.ts';

test.use({ serviceWorkers: 'allow' });

const { content, out: first, base } = SITES.lantern;
const folder = mkdtempSync(join(tmpdir(), 'taiyaku-offline-'));
const second = join(folder, 'second');
let host: SwitchingHost;

// One after the other: every worker that has a part of them would build the second site again.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  test.setTimeout(240_000);
  // The next build: one word of one rule is another.
  const changed = join(folder, 'collections');
  cpSync(content, changed, { recursive: true });
  const rules = join(changed, 'rules/2026-02-02.json');
  writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('lantern', 'lamp'));
  const built = spawnSync(process.execPath, ['scripts/build.ts', '--content', changed, '--out', second], {
    env: { ...process.env, TAIYAKU_BASE: base },
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeEach(async () => {
  host = await serveSwitching(first, base);
});
test.afterEach(() => host.close());

/** Opens a page and waits until the worker answers for it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(host.address + path);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  // A page that loads while the worker claims those that are there is its own from the next load on.
  await expect
    .poll(isControlled)
    .toBe(true)
    .catch(() => page.reload());
  await expect.poll(isControlled).toBe(true);
}

/** As a reader does whose first visit it is. */
async function keepEverything(page: Page): Promise<void> {
  await page.goto(`${host.address}ja/offline/`);
  await page.getByRole('button', { name: 'すべて保存する' }).click();
  await expect(page.getByRole('status')).toContainText('すべて保存しました');
}

const listCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('taiyaku-offline:')));

test('after one visit the frame, the names and what was read are there without a connection', async ({
  page,
}) => {
  await visit(page, 'ja/cr/100/');
  await page.goto(`${host.address}ja/cr/702/`);
  await expect(page.locator('[id="702.2a"]')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.locator('main ruby').first()).toBeVisible();
  host.setDown(true);
  await page.goto(`${host.address}ja/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${host.address}ja/cr/702/`);
  await expect(page.locator('[id="702.2a"]')).toBeVisible();
  await expect(page.locator('main ruby').first()).toBeVisible();
  await page.goto(`${host.address}ja/search/?q=702.2`);
  await expect(page.locator('.search-hit').first()).toContainText('702.2');
});

test('a rule whose own page was not read is shown in the section that was', async ({ page }) => {
  await visit(page, 'ja/cr/');
  await page.goto(`${host.address}ja/cr/702/`);
  await expect(page.locator('h1')).toContainText('702');
  host.setDown(true);
  await page.goto(`${host.address}ja/cr/702.2a/`);
  await expect(page).toHaveURL(`${host.address}ja/cr/702/#702.2a`);
  await page.goto(`${host.address}cr/702.2a/`);
  await expect(page).toHaveURL(`${host.address}ja/cr/702/#702.2a`);
});

test('a page that is not kept says so in its language, and what to do', async ({ page }) => {
  await visit(page, 'ja/');
  host.setDown(true);
  for (const [path, said, again] of [
    ['ja/cr/101/', 'この端末に保存されていません', '再読み込みしてください'],
    ['en/glossary/glow/', 'not saved on this device', 'reload this page'],
    // What a number meant in another edition cannot be known offline.
    ['cr/702.2a/?ed=2025-09-01', 'この端末に保存されていません', '再読み込みしてください'],
  ] as const) {
    await page.goto(host.address + path);
    await expect(page.locator('[data-part="unkept"]')).toContainText(said);
    await expect(page.locator('[data-part="unkept"]')).toContainText(again);
    await expect(page).toHaveURL(host.address + path);
  }
});

test('"keep everything" shows its size before, and then all rules, terms and the whole search are there', async ({
  page,
}) => {
  await visit(page, 'ja/offline/');
  await page.goto(`${host.address}ja/offline/`);
  await expect(page.locator('[data-part="size"]')).toHaveText(/この端末の容量を.*MB使います/);
  await page.getByRole('button', { name: 'すべて保存する' }).click();
  await expect(page.getByRole('status')).toContainText('すべて保存しました');
  host.setDown(true);
  // The root, what changed and the other language's pages too.
  for (const path of [
    '',
    'ja/cr/101/',
    'ja/cr/702/',
    'ja/glossary/glow/',
    'ja/rulings/lantern-talk/',
    'ja/changes/',
    'en/glossary/glow/',
  ]) {
    await page.goto(host.address + path);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.locator('#offline'), path).toHaveCount(0);
  }
  // A link as the cite button makes it.
  await page.goto(`${host.address}cr/702.2a/?ed=2026-02-02`);
  await expect(page).toHaveURL(/\/ja\/cr\/702\/#702\.2a$/);
  await expect(page.locator('[id="702.2a"]')).toBeVisible();
  await page.goto(`${host.address}ja/cr/702/`);
  await page.locator('main .reference[href$="/101.1/"]').hover();
  await expect(page.locator('.hover-card .card-text')).toContainText(/[ぁ-ん一-鿿]/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(page.locator('main ruby').first()).toBeVisible();
  await page.keyboard.press('f');
  await page.goto(`${host.address}ja/search/?q=lantern`);
  await expect(page.getByRole('status')).not.toContainText('失敗');
  await expect(page.locator('.search-hit').first()).toBeVisible();

  await page.goto(`${host.address}ja/offline/`);
  await page.getByRole('button', { name: 'この端末から削除する' }).click();
  await page.goto(`${host.address}ja/cr/101.1/`);
  await expect(page.locator('[data-part="unkept"]')).toBeVisible();
});

test('a new build is announced, and changed over whole when the reader says so', async ({ page }) => {
  await keepEverything(page);
  // What pages of old builds kept for their search.
  await page.evaluate(() => caches.open('taiyaku-search'));
  const [old] = await listCaches(page);
  host.publish(second);
  await page.goto(`${host.address}ja/`);
  const notice = page.locator('#update');
  await expect(notice).toContainText('新しい版の用意ができました');

  // Not asked yet: without a connection everything is still of the first build.
  host.setDown(true);
  await page.goto(`${host.address}ja/cr/702/`);
  await expect(page.locator('main')).not.toContainText('lamp');
  await expect(page.locator('main')).toContainText('lantern');
  await page.getByRole('button', { name: '切り替える' }).click();
  await expect(page.locator('main')).toContainText('lamp');
  for (const path of ['ja/cr/100/', 'ja/cr/101/', 'ja/glossary/glow/']) {
    await page.goto(host.address + path);
    await expect(page.locator('#offline'), path).toHaveCount(0);
  }
  const now = await listCaches(page);
  expect(now.length).toBeGreaterThan(1);
  expect(now.every((name) => name.split(':')[2] !== old?.split(':')[2])).toBe(true);
  expect(await page.evaluate(() => caches.has('taiyaku-search'))).toBe(false);
});

test('a build that cannot be loaded whole is not offered, and the old one stays whole', async ({ page }) => {
  await keepEverything(page);
  host.publish(second);
  host.lose('/ja/cr/702/');
  await page.goto(`${host.address}ja/`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return [installing, waiting];
      }),
    )
    .toEqual([null, null]);
  await expect(page.locator('#update')).toHaveCount(0);
  host.setDown(true);
  await page.goto(`${host.address}ja/cr/702/`);
  await expect(page.locator('main')).toContainText('lantern');
  await page.goto(`${host.address}ja/cr/101/`);
  await expect(page.locator('#offline')).toHaveCount(0);
});

test('a first build that cannot be loaded whole leaves nothing behind', async ({ page }) => {
  host.lose('/seal.svg');
  await page.goto(`${host.address}ja/`);
  const end = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('../service-worker.js', { scope: '../' });
    return new Promise((resolve) => {
      if (!installing) resolve('none');
      installing?.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve(installing.state);
      });
    });
  });
  expect(end).toBe('redundant');
  expect(await listCaches(page)).toEqual([]);
  await page.goto(`${host.address}ja/offline/`);
  await expect(page.getByRole('status')).toContainText('接続を確かめて');
  host.lose(undefined);
  await visit(page, 'ja/');
  host.setDown(true);
  await page.goto(`${host.address}ja/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('damaged styles and scripts in the caches are fetched again', async ({ page }) => {
  await visit(page, 'ja/cr/702/');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ink();
  const files = await countWhole(page);
  const damaged = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/_assets|early/.test(request.url)) continue;
        const type = /css$/.test(request.url) ? 'text/css' : 'text/javascript';
        await cache.put(request, new Response('<broken', { headers: { 'content-type': type } }));
        count++;
      }
    }
    return count;
  });
  expect(damaged).toBeGreaterThan(3);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${host.address}ja/cr/702/`);
  expect(await ink()).toBe(before);
  expect(faults).toEqual([]);
  await expectShellOffline(page, before, files);
});

test('emptied caches are filled again by the next page that is read', async ({ page }) => {
  await keepEverything(page);
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const files = await countWhole(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (name.includes(':whole-')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.delete(request);
    }
  });
  await page.goto(`${host.address}ja/`);
  await expectShellOffline(page, before, files);
  await page.goto(`${host.address}ja/glossary/glow/`);
  await expect(page.locator('#offline')).toHaveCount(0);
});

/** How many files are stored whole, those that were only read left aside. */
const countWhole = (page: Page) =>
  page.evaluate(async () => {
    let count = 0;
    for (const name of (await caches.keys()).filter((each) => !each.endsWith(':read')))
      for (const response of await (await caches.open(name)).matchAll())
        if ((await response.text()) !== '<broken') count++;
    return count;
  });

/** Waits until the worker has stored what was missing, then reads the front page without a connection. */
async function expectShellOffline(page: Page, background: string, files: number): Promise<void> {
  await expect.poll(() => countWhole(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(files);
  host.setDown(true);
  await page.goto(`${host.address}ja/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background);
}

test('a page of another build is shown but never stored beside the old one', async ({ page }) => {
  await visit(page, 'ja/');
  host.publish(second);
  host.lose('service-worker.js');
  await page.goto(`${host.address}ja/cr/702/`);
  await expect(page.locator('main')).toContainText('lamp');
  host.setDown(true);
  await page.goto(`${host.address}ja/cr/702/`);
  await expect(page.locator('[data-part="unkept"]')).toBeVisible();
});

test('a full device and a lost connection are said, and what was loaded stays', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let room = 5;
    Object.assign(window, { makeRoom: () => (room = Number.POSITIVE_INFINITY) });
    Cache.prototype.put = function (...args) {
      room -= 1;
      if (room < 0) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
      return put.apply(this, args);
    };
  });
  await visit(page, 'ja/offline/');
  await page.goto(`${host.address}ja/offline/`);
  await page.getByRole('button', { name: 'すべて保存する' }).click();
  await expect(page.getByRole('status')).toContainText('この端末に空きがありません');
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  host.setDown(true);
  await page.getByRole('button', { name: '続ける' }).click();
  await expect(page.getByRole('status')).toContainText('接続が切れました');
  host.setDown(false);
  await page.getByRole('button', { name: '続ける' }).click();
  await expect(page.getByRole('status')).toContainText('すべて保存しました');
});

test('a browser that keeps nothing is told so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${host.address}en/offline/`);
  await expect(page.getByRole('status')).toContainText('does not let the site save anything');
});
