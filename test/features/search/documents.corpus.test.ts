import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { buildFromCollections } from '../../../src/features/search/disk/load-search.ts';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { showResults } from '../../../src/features/search/show/show-results.ts';
import type { Document, NamePair } from '../../../src/model/records/document.ts';
import { readCollections } from '../../../src/rulebook/book/read-collections.ts';
import { corpusPath, describeWithCorpus } from '../../corpus.ts';
import { ask, ingestCorpus } from './engines.ts';

/** What is typed, and what it names. */
type Wanted = Map<string, Set<string>>;

/** So many entries of one name have all to be among the first ten; of more, one. */
const MOST_NAMED = 5;

describeWithCorpus('everything that real documents hold is found', () => {
  let documents: readonly Document[];
  let engine: SearchEngine;
  beforeAll(async () => {
    const seeds = readdirSync(corpusPath('seeds')).map((file) => `../seeds/${file}`);
    const collections = ingestCorpus('cr-en/20251114.txt', ...seeds);
    documents = readCollections({ collections, authored: 'content' }).documents;
    engine = createEngine(buildFromCollections(collections));
  }, 120_000);

  const listMissing = (wanted: Wanted) =>
    [...wanted].flatMap(([query, ids]) => {
      const found = ask(engine, query, 10);
      const missing = [...ids].filter((id) => !found.includes(id));
      const allowed = ids.size > MOST_NAMED ? ids.size - 1 : 0;
      return missing.length > allowed ? [[query, ...missing]] : [];
    });

  it('every card that a ruling, a note or a card block names', () => {
    const wanted: Wanted = new Map();
    for (const { id, rulings, cards, notes } of documents) {
      for (const each of [...rulings, ...notes])
        for (const card of each.cards ?? []) want(wanted, card, `ruling:${id}#${each.id}`);
      for (const card of cards) want(wanted, card.names, `ruling:${id}#${card.id}`);
    }
    expect(wanted.size).toBeGreaterThan(80);
    expect(listMissing(wanted)).toEqual([]);
  });

  it('documents by their titles', () => {
    const wanted: Wanted = new Map();
    for (const { id, title } of documents) want(wanted, title, `ruling:${id}`);
    expect(listMissing(wanted)).toEqual([]);
  });

  it('rulings by the ids that print gives them', () => {
    const wanted: Wanted = new Map();
    for (const { id, rulings } of documents)
      for (const { id: own, en, ja } of rulings)
        for (const printed of [own, en?.printedId, ja?.printedId])
          if (printed && /^[A-Z]+\.\d/.test(printed)) want(wanted, { en: printed }, `ruling:${id}#${own}`);
    expect(wanted.size).toBeGreaterThan(5);
    expect(listMissing(wanted)).toEqual([]);
  });

  it('notes, rules, entries and topics of documents by their headings', () => {
    const wanted: Wanted = new Map();
    for (const { id, topics, rulings, notes, cards, rules, glossary } of documents) {
      for (const { id: topic, names } of topics)
        for (const each of [...rulings, ...notes, ...cards])
          if (each.topic === topic) want(wanted, names, `ruling:${id}#${each.id}`);
      for (const { number, en, ja } of rules) {
        const names = { ...(en?.title ? { en: en.title } : {}), ...(ja?.title ? { ja: ja.title } : {}) };
        want(wanted, names, `ruling:${id}#${number}`);
      }
      for (const { slug, en, ja } of glossary)
        for (const names of [
          ...(en?.headwords ?? []).map((name) => ({ en: name })),
          ...(ja?.headwords ?? []).map((name) => ({ ja: name })),
        ])
          want(wanted, names, `ruling:${id}#${slug}`);
    }
    expect(listMissing(wanted)).toEqual([]);
  });

  it('with the document and its day, titled by one thing they are about', () => {
    for (const { id, date, rulings, topics } of documents)
      for (const ruling of rulings) {
        const result = engine.search(ruling.cards[0]?.en ?? ruling.id);
        const hits = showResults(engine, result, 'en', 0, 20).groups.flatMap((group) => group.hits);
        const shown = hits.find((hit) => hit.id === `ruling:${id}#${ruling.id}`);
        if (!shown) continue;
        expect(shown.document?.name.text).toBeTruthy();
        expect(date ?? '').toContain(shown.document?.date ?? '-');
        const subjects: NamePair[] = [...ruling.cards, ...topics.map(({ names }) => names)];
        if (shown.names.length > 0)
          expect(subjects.some((pair) => shown.names.every(({ text, lang }) => pair[lang] === text))).toBe(
            true,
          );
      }
  });
});

function want(wanted: Wanted, { en, ja }: NamePair, id: string): void {
  for (const name of [en, ja]) if (name) wanted.set(name, (wanted.get(name) ?? new Set()).add(id));
}
