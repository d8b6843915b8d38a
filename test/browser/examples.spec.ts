import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../src/site/build/serve-site.ts';

/** A game of `examples/` with what a reader does with it. */
const GAMES = [
  {
    name: 'quay',
    title: /Quay rules|rules in Japanese and English/,
    rule: { number: '2-2-1-2', title: 'Tide', en: 'Low tide', ja: '干潮' },
    spellings: ['2-2-1-2', '２－２－１－２', '2.2.1.2'],
    deepest: '1-1-1-1-1-1',
    words: { query: '積める木箱の数', number: '1-2-1-1' },
    moved: { from: '1-2-2-1', day: '1.9', to: '1-2-2-2' },
    edition: 'v01.10',
    resolved: 'v01.09',
    cited: 'Quay 2-2-1-2 (1.10)',
  },
  {
    name: 'orchard',
    title: /Orchard rules|rules in Japanese and English/,
    rule: { number: '3b1', title: 'Wasps', en: 'Wasps come', ja: 'スズメバチは果実' },
    spellings: ['3b1', '３ｂ１', '3B1'],
    deepest: '4a1a',
    words: { query: 'how many fruits does a basket hold', number: '1c1a' },
    moved: { from: '2b1c', day: '2030-09-01', to: '2b1d' },
    edition: '2031-10-10',
    resolved: '2030-09-01',
    cited: 'Orchard 3b1 (2031-10-10)',
  },
] as const;

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [resolve('scripts', script), ...args], { stdio: 'pipe' });

for (const game of GAMES)
  test.describe(`the rulebook of ${game.name}`, () => {
    test.describe.configure({ mode: 'serial' });
    const out = mkdtempSync(join(tmpdir(), `taiyaku-${game.name}-`));
    let served: Awaited<ReturnType<typeof serveSite>>;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      const project = `examples/${game.name}`;
      const collections = join(out, 'collections');
      run('ingest.ts', '--project', project, '--out', collections);
      run('build.ts', '--project', project, '--content', collections, '--out', join(out, 'site'));
      served = await serveSite({ site: join(out, 'site'), port: 0, base: '/' });
    });
    test.afterAll(async () => {
      await served?.close();
      rmSync(out, { recursive: true, force: true });
    });

    test('is walked from the home page to a rule, in both languages, and names no other game', async ({
      page,
    }) => {
      await page.goto(`${served.address}en/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.title);
      expect(await page.locator('body').innerText()).not.toMatch(/Magic|Wizards|702/);
      await page.goto(`${served.address}en/cr/`);
      await page.getByRole('link', { name: game.rule.title }).first().click();
      const rule = page.locator(`[id="${game.rule.number}"]`).first();
      await expect(rule).toContainText(game.rule.en);
      await expect(rule).toContainText(game.rule.ja);
      await page.goto(`${served.address}ja/cr/${game.deepest}/`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(game.deepest);
      expect(await page.locator('body').innerText()).not.toMatch(/マジック|ウィザーズ|702/);
    });

    test('is searched by number in every spelling, and by words', async ({ page }) => {
      for (const typed of game.spellings) {
        await page.goto(`${served.address}ja/search/?q=${encodeURIComponent(typed)}`);
        await expect(page.locator('.search-number').first(), typed).toHaveText(game.rule.number);
      }
      await page.goto(`${served.address}ja/search/?q=${encodeURIComponent(game.words.query)}`);
      await expect(page.locator('.search-hit', { hasText: game.words.number }).first()).toBeVisible();
    });

    test('tells what an edition changed, and where a number of the one before is today', async ({ page }) => {
      await page.goto(`${served.address}en/changes/${game.edition}/`);
      await expect(page.locator('main')).toContainText(game.moved.to);
      await page.goto(`${served.address}en/cr/${game.moved.from}/?ed=${game.moved.day}`);
      await expect(page.locator('main')).toContainText(game.moved.to);
    });

    test('is cited, and is there for programs', async ({ page, request }) => {
      await page.goto(`${served.address}en/cr/${game.rule.number}/`);
      await page.locator(`[data-cite="${game.rule.number}"]`).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Text', exact: true }).check();
      await expect.poll(() => dialog.locator('textarea').inputValue()).toContain(game.cited);
      const rule = await (await request.get(`${served.address}api/v1/rules/${game.rule.number}.json`)).json();
      expect(rule).toMatchObject({ number: game.rule.number, status: 'current' });
      const resolved = await (
        await request.get(`${served.address}api/v1/resolve/${game.resolved}.json`)
      ).json();
      expect(JSON.stringify(resolved)).toContain(game.moved.to);
      const openapi = await (await request.get(`${served.address}api/v1/openapi.json`)).text();
      expect(openapi).not.toMatch(/Magic/);
    });

    test('is linked in a page of somebody else’s, with a card', async ({ page }) => {
      const { number } = game.rule;
      const script = `<script src="${served.address}embed.js" data-selector=".post" data-lang="en" defer></script>`;
      const text = `<p class="post">See rule ${number}. It is 7.5 metres away.</p>`;
      const forum = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(`<!doctype html><title>x</title>${script}${text}`);
      }).listen(0);
      await page.goto(`http://localhost:${(forum.address() as AddressInfo).port}/`);
      const link = page.locator('.post a');
      await expect(link).toHaveText([`rule ${number}`]);
      await expect(link).toHaveAttribute('href', new RegExp(`/cr/${number}/`));
      await link.hover();
      await expect(page.locator('taiyaku-card')).toHaveCount(1);
      forum.close();
    });

    test('has its translators’ list, its feed and its Markdown', async ({ page, request }) => {
      await page.goto(`${served.address}ja/translation/`);
      await expect(page.locator('main')).not.toContainText(/マジック|702/);
      const feed = await (await request.get(`${served.address}en/feed.json`)).json();
      expect(JSON.stringify(feed)).not.toMatch(/Magic|702/);
      expect(feed.items.length).toBeGreaterThan(0);
      const markdown = await (await request.get(`${served.address}en/cr/${game.rule.number}.md`)).text();
      expect(markdown).toContain(game.rule.en);
      expect(markdown).toContain(game.rule.ja);
    });
  });
