import type { TypedNumber } from '../../../model/records/read-typed-number.ts';
import { listEarlierRules, parseMeanings } from '../../../rulebook/history/meaning-runs.ts';
import { toNameKey } from '../fold/fold-text.ts';
import type { OldNumbersFile } from '../index-files.ts';
import { parseQuery, type Query, type QueryCard } from '../query/parse-query.ts';
import type { NumberAnswer, SearchEngine, SearchHit, SearchResult } from './engine.ts';
import { matchNamed, matchWholeNames } from './match-names.ts';
import { findWanted, type NameResources, type SearchDoc, type SearchFilter } from './name-resources.ts';
import { weigh } from './weights.ts';

/** Answers numbers and names alone: what a browser has first, while the rest of the engine is on its way. */
export function createNameEngine(resources: NameResources): SearchEngine {
  const { docs, nameIndex } = resources;
  const search = createSearch(resources, undefined, (query, filter) => {
    const scores = matchNamed(query, matchWholeNames(query.folded, nameIndex, docs), resources);
    const hits = [...scores].flatMap(([index, score]) => {
      const doc = findWanted(resources, index, filter);
      return doc ? [{ doc, score }] : [];
    });
    return { hits: hits.sort((a, b) => b.score - a.score || a.doc.index - b.doc.index) };
  });
  return { resources, search };
}

/** Answers numbers that the book has or had; everything else is found by `find`. */
export function createSearch(
  resources: NameResources,
  old: OldNumbersFile | undefined,
  find: (query: Query, filter: SearchFilter, cards: readonly QueryCard[]) => Partial<SearchResult>,
): SearchEngine['search'] {
  return (typed, filter = {}, cards = []) => {
    const query = parseQuery(typed, cards);
    const nothing = { query, marks: [], hits: [], weak: false, unknownCards: [] };
    if (query.folded === '') return nothing;
    const found = query.number && findNumber(query.number, old, resources);
    return found && found.hits.length > 0
      ? { ...nothing, ...found }
      : { ...nothing, ...find(query, filter, cards), ...(found && { number: found.number }) };
  };
}

/** The rule of a typed number, then the rule above it and what is below; or what became of the number. */
function findNumber(
  typed: TypedNumber,
  old: OldNumbersFile | undefined,
  resources: NameResources,
): { hits: SearchHit[]; number: NumberAnswer } {
  const { docs } = resources;
  for (const asked of typed.candidates) {
    const before = listEarlierRules(parseMeanings(old?.numbers[asked] ?? '', asked), asked);
    const more = before.length > 0 ? { before } : {};
    const doc = docs.find(asked);
    if (doc) return { hits: listAround(doc, resources), number: { asked, state: 'found', ...more } };
    const [newest] = before;
    if (!newest) continue;
    const now = newest.now && docs.find(newest.now);
    const last = old?.editions.findLast((id) => id < (newest.until ?? '9')) ?? newest.since;
    if (!now?.number) return { hits: [], number: { asked, state: 'gone', last, before } };
    const moved: NumberAnswer = { asked, state: 'moved', current: now.number, last, before };
    return { hits: listAround(now, resources), number: moved };
  }
  return { hits: [], number: { asked: typed.shown, state: 'never' } };
}

/** The rule, the one above it, entries of its name, then what is below, in this order. */
function listAround(doc: SearchDoc, { docs, nameIndex, rowOf }: NameResources): SearchHit[] {
  const above = doc.kind === 'subrule' && doc.parent !== undefined ? [doc.parent] : [];
  const title = rowOf(doc.index)?.en?.[0];
  const entries = (title ? (nameIndex.byKey.get(toNameKey(title)) ?? []) : [])
    .map(({ doc: same }) => same)
    .filter((same) => docs.list[same]?.kind === 'glossary');
  return [...new Set([doc.index, ...above, ...entries, ...docs.below(doc.index)])].flatMap((index, place) => {
    const each = docs.list[index];
    return each ? [{ doc: each, score: weigh({ number: 1, place }) }] : [];
  });
}
