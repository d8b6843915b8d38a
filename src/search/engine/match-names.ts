import { isJapanese } from '../../text/script.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { toSingularKey, toStemKey } from '../fold/stem-word.ts';
import type { IndexedName, NameIndex, NameKind } from './name-index.ts';
import { SCORES } from './scores.ts';
import type { SearchDocs } from './search-docs.ts';

/** Scores by document index. */
export type Scores = Map<number, number>;

const EXACT: Readonly<Record<NameKind, number>> = {
  own: SCORES.exactName,
  table: SCORES.exactName - 2,
  reading: SCORES.exactReading,
  also: SCORES.exactOtherName,
  alias: SCORES.exactAlias,
};
/** An own name goes before a reading, a reading before another name, where they match in part. */
const PART: Readonly<Record<NameKind, number>> = { own: 0, table: -1, reading: -5, also: -15, alias: -40 };

/** Documents with this very name, in any spelling, script or inflection. */
export function matchWholeNames(text: string, index: NameIndex, docs: SearchDocs): Scores {
  const scores: Scores = new Map();
  const add = (names: readonly IndexedName[] | undefined, scoreOf: (name: IndexedName) => number) => {
    for (const name of names ?? [])
      keepBest(scores, name.doc, scoreOf(name) - name.order + toKindBonus(name.doc, docs));
  };
  const key = toNameKey(text);
  if (key === '') return scores;
  add(index.byKey.get(key), (name) => EXACT[name.kind] + 3);
  if (/^[a-z]/.test(key)) {
    add(index.bySingular.get(toSingularKey(text)), (name) => EXACT[name.kind]);
    add(index.byStems.get(toStemKey(text)), (name) => Math.min(EXACT[name.kind], SCORES.sameStems));
  }
  const phonetic = toPhoneticKey(text);
  if (phonetic && phonetic.length > 1)
    add(index.byPhonetic.get(phonetic), (name) => Math.min(EXACT[name.kind], SCORES.sameSound));
  return scores;
}

/** Documents whose name begins with the text, contains it, or contains all its words. */
export function matchPartNames(text: string, index: NameIndex, docs: SearchDocs): Scores {
  const scores: Scores = new Map();
  const key = toNameKey(text);
  const isLatin = /^[a-z]/.test(key);
  if (key.length < (isLatin ? 2 : 1)) return scores;
  const add = (name: IndexedName, score: number) =>
    keepBest(scores, name.doc, score + PART[name.kind] - name.order + 10 * toKindBonus(name.doc, docs));
  for (const name of index.findInKeys(key)) add(name, scoreInside(name.key, key, isLatin));
  const sound = toPhoneticKey(text);
  if (sound && sound.length > 2)
    for (const name of index.findBySoundPrefix(sound))
      add(name, SCORES.soundPrefix + (60 * sound.length) / (name.phonetic?.length ?? 1));
  if (isLatin)
    for (const name of findByWords(toStemKey(text).split(' '), index))
      add(name, SCORES.nameWords + (60 * key.length) / Math.max(key.length, name.key.length));
  for (const [doc, score] of scores) if (score <= 0) scores.delete(doc);
  return scores;
}

/** By where the text stands in the name and how much of it it is. Latin letters inside a word say nothing. */
function scoreInside(nameKey: string, key: string, isLatin: boolean): number {
  const share = (60 * key.length) / nameKey.length;
  if (nameKey.startsWith(key)) return SCORES.namePrefix + share;
  if (isLatin) return -1000;
  return isJapanese(key[0] ?? '') && key.length < 2 ? -1000 : SCORES.nameInside + share;
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

/** A numbered heading goes before the glossary entry of the same name. */
function toKindBonus(doc: number, docs: SearchDocs): number {
  const kind = docs.list[doc]?.kind;
  if (kind === 'glossary') return 0;
  if (kind === 'ruling') return -20;
  return kind === 'rule' ? 5 : 6;
}

export function keepBest(scores: Scores, doc: number, score: number): void {
  if (score > (scores.get(doc) ?? 0)) scores.set(doc, score);
}
