import { toNameKey } from '../fold/name-key.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { isJapanese } from '../fold/script.ts';
import { toSingularKey, toStemKey } from '../fold/word-stems.ts';
import type { IndexedName, NameIndex, NameKind } from './name-index.ts';
import { SCORES } from './scores.ts';
import type { SearchDocs } from './search-docs.ts';

/** Scores by document index. */
export type Scores = Map<number, number>;

const EXACT: Readonly<Record<NameKind, number>> = {
  own: SCORES.exactName,
  reading: SCORES.exactReading,
  also: SCORES.exactOtherName,
  alias: SCORES.exactAlias,
};
/** An own name goes before a reading, a reading before another name, where they match in part. */
const PART: Readonly<Record<NameKind, number>> = { own: 0, reading: -5, also: -15, alias: -40 };

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
  const words = isLatin ? toStemKey(text).split(' ') : [];
  const typed = toPhoneticKey(text);
  const phonetic = typed && typed.length > 2 ? typed : undefined;
  for (const name of index.all) {
    const score = scorePart(name, key, words, phonetic);
    if (score > 0)
      keepBest(scores, name.doc, score + PART[name.kind] - name.order + 10 * toKindBonus(name.doc, docs));
  }
  return scores;
}

function scorePart(
  name: IndexedName,
  key: string,
  words: readonly string[],
  phonetic: string | undefined,
): number {
  const share = key.length / name.key.length;
  if (name.key.startsWith(key)) return SCORES.namePrefix + 60 * share;
  if (phonetic && name.phonetic?.startsWith(phonetic))
    return SCORES.soundPrefix + (60 * phonetic.length) / name.phonetic.length;
  if (words.length > 0 && name.stems && hasWords(name.stems, words)) return SCORES.nameWords + 60 * share;
  const at = name.key.indexOf(key);
  if (at < 0) return 0;
  if (isJapanese(key[0] ?? '')) return key.length > 1 ? SCORES.nameInside + 60 * share : 0;
  return key.length > 4 ? SCORES.nameInside - 60 + 60 * share : 0;
}

/** Whether a name has every word, the last one perhaps not typed to its end. */
function hasWords(stems: string, words: readonly string[]): boolean {
  const has = stems.split(' ');
  return words.every((word, place) =>
    has.some(
      (stem) => stem === word || (place === words.length - 1 && word.length > 2 && stem.startsWith(word)),
    ),
  );
}

/** A numbered heading goes before the glossary entry of the same name. */
function toKindBonus(doc: number, docs: SearchDocs): number {
  const kind = docs.list[doc]?.kind;
  if (kind === 'glossary') return 0;
  return kind === 'ruling' ? -20 : 6;
}

export function keepBest(scores: Scores, doc: number, score: number): void {
  if (score > (scores.get(doc) ?? 0)) scores.set(doc, score);
}
