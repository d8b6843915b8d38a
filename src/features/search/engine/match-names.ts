import type { TypedNumber } from '../../../model/records/read-typed-number.ts';
import { toHiragana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { listEarlierRules, parseMeanings } from '../../../rulebook/history/meaning-runs.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { toSingularKey, toStemKey } from '../fold/stem-word.ts';
import type { OldNumbersFile } from '../index-files.ts';
import { parseQuery, type Query, type QueryCard } from '../query/parse-query.ts';
import { holdsPiece } from './doc-scan.ts';
import type { NumberAnswer, SearchEngine, SearchHit, SearchResult } from './engine.ts';
import {
  findWanted,
  type IndexedName,
  type NameIndex,
  type NameKind,
  type NameResources,
  type SearchDoc,
  type SearchDocs,
  type SearchFilter,
} from './name-resources.ts';
import { WEIGHTS, type WeightName, weigh } from './weights.ts';

type Features = Partial<Record<WeightName, number>>;

/** Scores by document index. */
export type Scores = Map<number, number>;

/** The rung of each kind of name, typed whole. */
const RUNGS: Readonly<Record<NameKind, WeightName>> = {
  own: 'exactName',
  table: 'exactName',
  reading: 'exactReading',
  also: 'exactOtherName',
  alias: 'exactAlias',
};

/** Documents with this very name, in any spelling, script or inflection. */
export function matchWholeNames(
  text: string,
  index: NameIndex,
  docs: SearchDocs,
  isWanted: (name: IndexedName) => boolean = () => true,
): Scores {
  const scores: Scores = new Map();
  const add = (names: readonly IndexedName[] | undefined, rungOf: (name: IndexedName) => number) => {
    for (const name of names ?? [])
      if (isWanted(name))
        keepBest(scores, name.doc, rungOf(name) + weigh({ place: name.order, ...toKind(name, docs) }));
  };
  const rungOf = ({ kind }: IndexedName): number => WEIGHTS[RUNGS[kind]];
  const key = toNameKey(text);
  add(index.byKey.get(key), rungOf);
  if (/^[a-z]/.test(key)) {
    for (const inflected of [index.bySingular.get(toSingularKey(text)), index.byStems.get(toStemKey(text))])
      add(inflected, (name) => Math.min(rungOf(name), WEIGHTS.sameStems));
  }
  const phonetic = toPhoneticKey(text);
  if (phonetic && phonetic.length > 1)
    add(index.byPhonetic.get(phonetic), (name) => Math.min(rungOf(name), WEIGHTS.exactReading));
  return scores;
}

/** Documents whose name begins with the text, contains it, or contains all its words. */
function matchPartNames(text: string, index: NameIndex, docs: SearchDocs): Scores {
  const scores: Scores = new Map();
  const key = toNameKey(text);
  const isLatin = /^[a-z]/.test(key);
  if (key.length < (isLatin ? 2 : 1)) return scores;
  const add = (name: IndexedName, rung: Features) => {
    keepBest(scores, name.doc, weigh({ ...rung, place: name.order, ...toKind(name, docs) }));
  };
  const inKatakana = toHiragana(text) !== text;
  for (const name of index.findInKeys(key)) {
    // Readings do not tell where katakana stands.
    if (inKatakana && name.kind === 'reading') continue;
    const rung = findRung(name, key, isLatin);
    if (rung) add(name, { [rung]: 1, partShare: key.length / name.key.length });
  }
  const sound = toPhoneticKey(text);
  if (sound && sound.length > 2)
    for (const name of index.findBySoundPrefix(sound))
      add(name, { namePrefix: 1, partShare: sound.length / (name.phonetic?.length ?? 1) });
  if (isLatin)
    for (const name of findByWords(toStemKey(text).split(' '), index))
      add(name, { nameWords: 1, partShare: key.length / Math.max(key.length, name.key.length) });
  return scores;
}

/** By where the text stands in the name. Latin letters inside a word say nothing, nor does one Japanese character. */
function findRung(
  { key: nameKey, name }: IndexedName,
  key: string,
  isLatin: boolean,
): WeightName | undefined {
  if (nameKey.startsWith(key)) return 'namePrefix';
  if (isLatin || (isJapanese(key[0] ?? '') && key.length < 2)) return undefined;
  return holdsPiece(name, key) ? 'nameInside' : undefined;
}

/** Names that have every word, the last one perhaps not typed to its end. */
function findByWords(words: readonly string[], { byWord }: NameIndex): IndexedName[] {
  const last = words.at(-1) ?? '';
  const [first, ...rest] = words.slice(0, -1);
  const isLast = (stem: string) => stem === last || (last.length > 2 && stem.startsWith(last));
  if (first === undefined) return byWord.get(last)?.slice() ?? [];
  return (byWord.get(first) ?? []).filter(({ stems }) => {
    const has = stems?.split(' ') ?? [];
    return rest.every((word) => has.includes(word)) && has.some(isLast);
  });
}

/** A numbered heading goes before the glossary entry of the same name, documents after it. */
function toKind({ doc, kind: nameKind }: IndexedName, docs: SearchDocs): Features {
  const kind = docs.list[doc]?.kind;
  // The targets of a nickname stand in the order that its table gives.
  if (kind === 'glossary' || nameKind === 'alias') return {};
  return kind === 'ruling' ? { documentKind: 1 } : { headingKind: 1 };
}

export function keepBest(scores: Scores, doc: number, score: number): void {
  if (score > (scores.get(doc) ?? 0)) scores.set(doc, score);
}

/** What a query names, given what it names as a whole: that, the rules it sends to, and what is named so in part. */
export function matchNamed(query: Query, whole: Scores, resources: NameResources): Scores {
  const { nameIndex, docs } = resources;
  const parts: Scores = query.isQuotation ? new Map() : matchPartNames(query.typed, nameIndex, docs);
  return mergeScores(
    whole,
    whole.size > 0 ? listSeen(whole, resources) : new Map(),
    listNamedHeadings(query, resources),
    parts,
  );
}

/** The best of several scores for each document. */
export function mergeScores(...all: readonly Scores[]): Scores {
  const merged: Scores = new Map();
  for (const scores of all) for (const [doc, score] of scores) keepBest(merged, doc, score);
  return merged;
}

/** A glossary entry that alone has the name brings the rules it sends its reader to. */
function listSeen(whole: Scores, { docs, rowOf }: NameResources): Scores {
  const seen: Scores = new Map();
  const kinds = [...whole.keys()].map((doc) => docs.list[doc]?.kind);
  if (kinds.some((kind) => kind !== 'glossary' && kind !== 'ruling')) return seen;
  for (const entry of whole.keys())
    for (const [place, number] of (rowOf(entry)?.see ?? []).entries()) {
      const doc = docs.find(number)?.index;
      if (doc !== undefined) keepBest(seen, doc, weigh({ seeRule: 1, place }));
    }
  return seen;
}

/**
 * 誘発型能力 is the name of an entry by the term table only, and the beginning of a heading that the book prints: the
 * heading goes first. So does the only heading that has the text inside.
 */
function listNamedHeadings(query: Query, { nameIndex, docs }: NameResources): Scores {
  const key = toNameKey(query.folded);
  const exact = (nameIndex.byKey.get(key) ?? []).filter(({ kind }) => kind !== 'alias');
  const isPrinted = exact.some(({ kind, doc }) => kind === 'own' || docs.list[doc]?.kind !== 'glossary');
  if (isPrinted || !exact.some(({ kind }) => kind === 'table')) return new Map();
  const isHeading = ({ kind, doc }: IndexedName) => kind === 'own' && docs.list[doc]?.number !== undefined;
  const headings = nameIndex.findInKeys(key).filter(isHeading);
  const begun = nameIndex.findByPrefix(key).filter(isHeading);
  const lifted = begun.length > 0 ? begun : headings.length === 1 ? headings : [];
  return new Map(lifted.map(({ doc }, place) => [doc, weigh({ exactName: 1, begunHeading: 1, place })]));
}

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
