import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import * as pagefind from 'pagefind';
import { buildFromCollections } from '../src/features/search/disk/load-search.ts';
import { createEngine } from '../src/features/search/engine/create-engine.ts';
import type { EngineFiles } from '../src/features/search/index-files.ts';
import { KANA, KANJI } from '../src/model/text/character-classes.ts';
import { isJapanese } from '../src/model/text/script.ts';
import { measureAblation, toKindTable } from './search-kinds.ts';
import { type Answer, type JudgedQuery, measureSearch, readJudgedQueries } from './search-measures.ts';
import { askPagefind } from './search-pagefind.ts';

/**
 * Prints what the search costs and how well it answers, beside other engines with their defaults on the same corpus:
 * `node bench/search.ts --content DIR QUERIES.json…`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: 'string', default: 'content/collections' } },
});
const queries = positionals.flatMap(readJudgedQueries);

const WORDS = new RegExp(`[${KANA}${KANJI}]+|[\\p{L}\\p{N}]+`, 'gu');

/** A document as the other engines get it. */
interface PlainDoc {
  id: string;
  title: string;
  text: string;
}

interface Row {
  engine: string;
  build: number;
  bytes: number;
  p50: number;
  p95: number;
  ndcg: number;
  first: number;
  firstThree: number;
  none: number;
  /** By query, for the table by kind. */
  answers: ReadonlyMap<string, Answer>;
}

const started = performance.now();
const files = buildFromCollections(values.content);
const built = performance.now() - started;
printSizes(files, built);
const docs = toPlainDocs(files);
const rows = [
  await measureOwn(files),
  await measureEngine('Fuse.js, defaults', docs, createFuse),
  await measureEngine('MiniSearch, bigrams', docs, createMiniSearch),
  await measurePagefind(docs),
];
console.table(rows.map(({ answers: _, ...row }) => row));
console.log('\nnDCG@10 by kind of query');
console.table(toKindTable(rows, queries));
console.log('\nwhat each weight is worth: nDCG@10 by kind without it, less with it');
console.table(measureAblation(files, queries));

function printSizes({ names, texts, oldNumbers }: EngineFiles, milliseconds: number): void {
  const parts = { names, en: texts?.en, ja: texts?.ja, numbers: oldNumbers };
  console.log(`index built in ${milliseconds.toFixed(0)} ms, segmenter included`);
  for (const [name, part] of Object.entries(parts)) {
    const json = JSON.stringify(part ?? null);
    const size = `${Buffer.byteLength(json)} bytes, brotli ${brotliCompressSync(json).length}`;
    console.log(`  ${name.padEnd(8)} ${size}`);
  }
}

function toPlainDocs(source: EngineFiles): PlainDoc[] {
  const { docs: all, rowOf, textOf } = createEngine(source).resources;
  return all.list.map(({ id, index }) => ({
    id,
    title: [...(rowOf(index)?.en ?? []), ...(rowOf(index)?.ja ?? [])].join(' '),
    text: `${textOf(index, 'en')}\n${textOf(index, 'ja')}`,
  }));
}

async function measureOwn(source: EngineFiles): Promise<Row> {
  const start = performance.now();
  const engine = createEngine(source);
  const build = performance.now() - start;
  const bytes = [source.names, source.texts?.en, source.texts?.ja]
    .map((part) => brotliCompressSync(JSON.stringify(part)).length)
    .reduce((sum, size) => sum + size, 0);
  return toRow('own', build, bytes, (query) => {
    const { hits, weak } = engine.search(query);
    return { ids: hits.slice(0, 10).map((hit) => hit.doc.id), weak };
  });
}

/** An engine made of the documents: its answers and the text that a browser would have to load. */
type MakeEngine = (docs: PlainDoc[]) => { ask(query: string): string[]; index: string };

async function measureEngine(name: string, all: PlainDoc[], make: MakeEngine): Promise<Row> {
  const start = performance.now();
  const { ask, index } = make(all);
  const build = performance.now() - start;
  return toRow(name, build, brotliCompressSync(index).length, (query) => ({ ids: ask(query), weak: false }));
}

function createFuse(all: PlainDoc[]): ReturnType<MakeEngine> {
  const fuse = new Fuse(all, { keys: ['title', 'text'] });
  return {
    ask: (query) => fuse.search(query, { limit: 10 }).map(({ item }) => item.id),
    index: JSON.stringify(all),
  };
}

function createMiniSearch(all: PlainDoc[]): ReturnType<MakeEngine> {
  const index = new MiniSearch({ fields: ['title', 'text'], storeFields: ['id'], tokenize: toBigrams });
  index.addAll(all);
  return {
    ask: (query) =>
      index
        .search(query)
        .slice(0, 10)
        .map(({ id }) => String(id)),
    index: JSON.stringify(index),
  };
}

/** Words of Latin script, and Japanese in pairs of characters: the least that lets it find Japanese at all. */
function toBigrams(text: string): string[] {
  return (text.normalize('NFKC').match(WORDS) ?? []).flatMap((word) =>
    isJapanese(word) && word.length > 1
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : [word],
  );
}

async function measurePagefind(all: PlainDoc[]): Promise<Row> {
  const start = performance.now();
  const { answers, bytes, times } = await askPagefind(
    pagefind,
    all,
    queries.map(({ q }) => q),
  );
  const build = performance.now() - start;
  return summarise('Pagefind, defaults', build, bytes, times, (query) => ({
    ids: answers.get(query) ?? [],
    weak: false,
  }));
}

/** Asks every query once, after a few that warm the engine up. */
function toRow(name: string, build: number, bytes: number, ask: (query: string) => Answer): Row {
  for (const { q } of queries.slice(0, 10)) ask(q);
  const answers = new Map<string, Answer>();
  const times = queries.map(({ q }) => {
    const start = performance.now();
    answers.set(q, ask(q));
    return performance.now() - start;
  });
  return summarise(name, build, bytes, times, (query) => answers.get(query) ?? { ids: [], weak: false });
}

function summarise(
  engine: string,
  build: number,
  bytes: number,
  times: readonly number[],
  ask: (query: string) => Answer,
): Row {
  const answers = new Map(queries.map(({ q }) => [q, ask(q)]));
  const { ndcg, first, firstThree, none } = measureSearch(queries as JudgedQuery[], ask);
  const sorted = [...times].sort((a, b) => a - b);
  const round = (value: number, digits = 2) => Number(value.toFixed(digits));
  return {
    engine,
    build: round(build, 0),
    bytes,
    p50: round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    p95: round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    ndcg: round(ndcg, 3),
    first: round(first, 3),
    firstThree: round(firstThree, 3),
    none: round(none, 3),
    answers,
  };
}
