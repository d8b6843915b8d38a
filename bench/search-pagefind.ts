import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import type * as Pagefind from 'pagefind';
import sirv from 'sirv';
import { findBrowser } from '../src/commands/site-checks/find-browser.ts';
import { hasJapanese } from '../src/model/text/script.ts';

/** What Pagefind gave, how long it took, and the size of what it wrote. */
export interface PagefindAnswers {
  answers: Map<string, string[]>;
  times: number[];
  bytes: number;
}

/**
 * Indexes the documents with Pagefind's own API, a record a language, and asks it in Chromium, where alone it runs:
 * in the page of the query's script.
 */
export async function askPagefind(
  pagefind: typeof Pagefind,
  docs: readonly { id: string; title: string; text: string }[],
  queries: readonly string[],
): Promise<PagefindAnswers> {
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-pagefind-'));
  try {
    const { index, errors } = await pagefind.createIndex({});
    if (!index) throw new Error(errors.join('\n'));
    for (const { id, title, text } of docs)
      for (const language of ['en', 'ja'])
        await index.addCustomRecord({
          url: `/${encodeURIComponent(id)}`,
          content: `${title}\n${text}`,
          language,
          meta: { title },
        });
    await index.writeFiles({ outputPath: join(folder, 'pagefind') });
    await pagefind.close();
    for (const lang of ['en', 'ja'])
      writeFileSync(
        join(folder, `${lang}.html`),
        `<!doctype html><html lang="${lang}"><title>${lang}</title></html>`,
      );
    return { ...(await askInBrowser(folder, queries)), bytes: sumBytes(join(folder, 'pagefind')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askInBrowser(
  folder: string,
  queries: readonly string[],
): Promise<Omit<PagefindAnswers, 'bytes'>> {
  // Served without a content security policy, which Pagefind's WebAssembly would need an exception from.
  const server = createServer(sirv(folder)).listen(0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(await findBrowser());
  try {
    const answers = new Map<string, string[]>();
    const times: number[] = [];
    for (const lang of ['en', 'ja']) {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${port}/${lang}.html`);
      for (const query of queries.filter((each) => hasJapanese(each) === (lang === 'ja'))) {
        const { ids, time } = await askPage(page, query);
        answers.set(query, ids);
        times.push(time);
      }
    }
    return { answers, times };
  } finally {
    await browser.close();
    server.close();
  }
}

function askPage(page: Page, query: string): Promise<{ ids: string[]; time: number }> {
  return page.evaluate(async (asked) => {
    const path = '/pagefind/pagefind.js';
    const engine = await import(path);
    const start = performance.now();
    const { results } = await engine.search(asked);
    const data = await Promise.all(
      results.slice(0, 10).map((result: { data(): Promise<{ url: string }> }) => result.data()),
    );
    return {
      time: performance.now() - start,
      ids: data.map(({ url }) => decodeURIComponent(url.replace(/^\/|\/$/g, ''))),
    };
  }, query);
}

/** Brotli bytes of all files; a reader loads a part of them a query. */
function sumBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => brotliCompressSync(readFileSync(file)).length)
    .reduce((sum, size) => sum + size, 0);
}
