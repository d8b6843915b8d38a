import { toHiragana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { toSingularKey, toStemKey } from '../fold/stem-word.ts';
import { createJapaneseHaystack, holdsPiece } from './doc-scan.ts';
import type { IndexedName, NameIndex, NameKind } from './name-index.ts';
import type { SearchDocs } from './search-docs.ts';
import { WEIGHTS, type WeightName, weigh } from './weights.ts';

type Features = Partial<Record<WeightName, number>>;

/** Scores by document index. */
export type Scores = Map<number, number>;

/** The rung of each kind of name, typed whole, and what it adds where it is typed in part. */
const WHOLE: Readonly<Record<NameKind, WeightName>> = {
  own: 'exactName',
  table: 'exactName',
  reading: 'exactReading',
  also: 'exactOtherName',
  alias: 'exactAlias',
};
const PART: Readonly<Record<NameKind, Features>> = {
  own: {},
  table: { partOfTableName: 1 },
  reading: { partOfReading: 1 },
  also: { partOfOtherName: 1 },
  alias: { partOfAlias: 1 },
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
        keepBest(scores, name.doc, rungOf(name) + weigh({ aliasPlace: name.order, ...toKind(name, docs) }));
  };
  const rungOf = ({ kind }: IndexedName): number =>
    weigh({ [WHOLE[kind]]: 1, fromTable: kind === 'table' ? 1 : 0 });
  const key = toNameKey(text);
  if (key === '') return scores;
  add(index.byKey.get(key), (name) => rungOf(name) + WEIGHTS.asPrinted);
  if (/^[a-z]/.test(key)) {
    add(index.bySingular.get(toSingularKey(text)), rungOf);
    add(index.byStems.get(toStemKey(text)), (name) => Math.min(rungOf(name), WEIGHTS.sameStems));
  }
  const phonetic = toPhoneticKey(text);
  if (phonetic && phonetic.length > 1)
    add(index.byPhonetic.get(phonetic), (name) => Math.min(rungOf(name), WEIGHTS.sameSound));
  return scores;
}

/** Documents whose name begins with the text, contains it, or contains all its words. */
export function matchPartNames(text: string, index: NameIndex, docs: SearchDocs): Scores {
  const scores: Scores = new Map();
  const key = toNameKey(text);
  const isLatin = /^[a-z]/.test(key);
  if (key.length < (isLatin ? 2 : 1)) return scores;
  const add = (name: IndexedName, rung: Features) => {
    const more = weigh({ ...PART[name.kind], aliasPlace: name.order });
    const kind = WEIGHTS.partKind * weigh(toKind(name, docs));
    keepBest(scores, name.doc, weigh(rung) + more + kind);
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
      add(name, { soundPrefix: 1, partShare: sound.length / (name.phonetic?.length ?? 1) });
  if (isLatin)
    for (const name of findByWords(toStemKey(text).split(' '), index))
      add(name, { nameWords: 1, partShare: key.length / Math.max(key.length, name.key.length) });
  for (const [doc, score] of scores) if (score <= 0) scores.delete(doc);
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
  return holdsPiece(createJapaneseHaystack([name]), 0, key) ? 'nameInside' : undefined;
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
  if (kind === 'ruling') return { documentKind: 1 };
  return kind === 'rule' ? { ruleKind: 1 } : { headingKind: 1 };
}

export function keepBest(scores: Scores, doc: number, score: number): void {
  if (score > (scores.get(doc) ?? 0)) scores.set(doc, score);
}
