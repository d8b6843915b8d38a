import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ruleNumberSchema } from '../../src/model/records/rule.ts';
import { readSiteCollections } from '../../src/outputs/epub/disk/read-edition.ts';
import { createBook } from '../../src/rulebook/book/book.ts';
import { once } from '../../src/rulebook/book/once.ts';
import { SITES } from '../browser/sites.ts';
import { readEpub } from '../outputs/epub/read-epub.ts';
import { runEpub } from '../outputs/epub/run-epub.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiyaku-epub-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of an e-book of both languages, made as `args` say. */
async function makeEpub(...args: string[]): Promise<Record<string, string>> {
  const file = join(folder, 'book.epub');
  expect((await runEpub([...args, '--out', file])).exitCode).toBe(0);
  return readEpub(readFileSync(file));
}

const makeOfSite = once(() => makeEpub('--site', SITES.starter.out));

const countLinks = (book: Record<string, string>): number =>
  Object.entries(book)
    .filter(([path]) => path.includes('section-'))
    .flatMap(([, text]) => text.match(/<a [^>]*href="[^"]*#r/g) ?? []).length;

describe('an e-book of a built site', () => {
  test('says the same as one of its collections', async () => {
    const ofSite = await makeOfSite();
    const texts = Object.entries(await makeEpub()).filter(([path]) => /(?:section|chapter)-/.test(path));
    expect(texts.length).toBeGreaterThan(100);
    for (const [path, text] of texts) expect(ofSite[path], path).toBe(text);
  });

  test('carries the numbers of Japanese texts that are of an older edition', async () => {
    const site = join(folder, 'older-japanese');
    for (const name of ['editions', 'rules', 'glossary', 'resolve/2024-09-20'])
      cpSync(join(SITES.starter.out, `api/v1/${name}.json`), join(site, `api/v1/${name}.json`));
    const file = join(site, 'api/v1/rules.json');
    const data = JSON.parse(readFileSync(file, 'utf8'));
    for (const { ja } of data.rules) if (ja) ja.edition = '2024-09-20';
    writeFileSync(file, JSON.stringify(data));
    const book = createBook(readSiteCollections(site, []));
    expect(book.edition.id).toBe('2026-04-17');
    expect(book.currentNumberOf('2024-09-20', ruleNumberSchema.parse('701.34'))).toBe('701.40');
    const whole = countLinks(await makeOfSite());
    expect(whole).toBeGreaterThan(1000);
    // Half of them are in Japanese: one in twenty of those may be lost, whose rule has no number today.
    expect(countLinks(await makeEpub('--site', site))).toBeGreaterThan(0.975 * whole);
  });
});
