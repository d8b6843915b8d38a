import type { Lang } from '../../../model/records/lang.ts';
import { isHiragana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { onceFor } from '../../../rulebook/book/once.ts';
import { foldText, splitWords } from '../fold/fold-text.ts';
import { stemWord, toStems } from '../fold/stem-word.ts';
import type { TextFile } from '../index-files.ts';
import { createHaystack, createJapaneseHaystack, findOccurrences } from './doc-scan.ts';
import type { NameResources } from './name-resources.ts';
import { addTo, type Values } from './values.ts';
import { WEIGHTS } from './weights.ts';

/** One way to say something: stems of English words that stand together, or a piece of Japanese. */
export interface Variant {
  lang: Lang;
  /** Stems for English; one piece of folded text for Japanese. */
  parts: readonly string[];
}

/** Where documents say something and how often: parallel lists, by document in order. */
export interface TermUses {
  docs: number[];
  /** Uses in the body. */
  counts: number[];
  /** Uses in the document's name and those above it, weighted. */
  heads: number[];
}

/** The full text of both languages, as far as it is loaded. */
export type TextIndex = ReturnType<typeof createTextIndex>;

/** Makes the second tier ready to be searched. A language may be missing. */
export function createTextIndex(named: NameResources, files: Partial<Record<Lang, TextFile>>) {
  const { docs } = named;
  const folded = files.en?.texts.map(foldText) ?? [];
  const haystacks = { en: createHaystack(folded), ja: createJapaneseHaystack(files.ja?.texts ?? []) };
  const vocabulary = indexEnglish(folded, named);
  const findPiece = createPieceFinder(haystacks.ja, named);
  const words = docs.list.map(({ index }) =>
    files.en ? splitWords(folded[index] ?? '').length : (files.ja?.texts[index] ?? '').length / 2,
  );
  const groupWords = new Float32Array(words.length);
  for (const [doc, count] of words.entries()) addTo(groupWords, docs.groupOf(doc), count);
  return {
    has: (lang: Lang) => files[lang] !== undefined,
    /** Of each document, in average lengths. */
    lengths: toShares(words),
    /** The same of a whole rule with its subrules, by the rule. */
    groupLengths: toShares(groupWords),
    /** Stems of the English text and names. */
    vocabulary,
    /** Documents with exactly this folded text in a row, and how often. */
    findPhrase: (phrase: string, lang: Lang) => findOccurrences(haystacks[lang], phrase),
    /** Documents with a variant in body or heading. */
    findUses: ({ lang, parts: [first = '', ...rest] }: Variant) => {
      const usesOf = (stem: string) => vocabulary.get(stem) ?? createTermUses();
      return lang === 'ja' ? findPiece(first) : rest.map(usesOf).reduce(joinUses, usesOf(first));
    },
  };
}

/** Values as shares of their average; those of nothing aside. */
function toShares(values: Iterable<number>): Values {
  const all = Float32Array.from(values);
  const some = all.filter((value) => value > 0);
  const average = some.reduce((sum, value) => sum + value, 0) / Math.max(1, some.length);
  return all.map((value) => value / (average || 1));
}

/** The uses of every stem of the folded English texts, with the names of and above each document. */
function indexEnglish(folded: readonly string[], { docs, rowOf }: NameResources): Map<string, TermUses> {
  const byStem = new Map<string, TermUses>();
  const splitStems = (name: string) => splitWords(foldText(name)).map(stemWord);
  const titleOf = onceFor((doc: number) => (rowOf(doc)?.en ?? []).flatMap(splitStems));
  for (const { index } of docs.list) {
    const add = (stem: string, count: number, head: number) => {
      const uses = byStem.get(stem) ?? createTermUses();
      byStem.set(stem, uses);
      addUse(uses, index, count, head);
    };
    for (const word of splitWords(folded[index] ?? '')) add(stemWord(word), 1, 0);
    for (const stem of titleOf(index)) add(stem, 0, WEIGHTS.title);
    for (const stem of (rowOf(index)?.also ?? []).flatMap(splitStems)) add(stem, 0, WEIGHTS.otherTitle);
    for (const [steps, above] of docs.above(index).entries())
      for (const stem of titleOf(above)) add(stem, 0, weighTitleAbove(steps));
  }
  return byStem;
}

/** Finds the documents with a piece of Japanese in the body, in a name or in a name above. */
function createPieceFinder(
  bodies: ReturnType<typeof createJapaneseHaystack>,
  { docs, rowOf }: NameResources,
): (piece: string) => TermUses {
  const headings = docs.list.flatMap(({ index: doc }) => {
    const { ja = [], also = [] } = rowOf(doc) ?? {};
    return [...ja, ...also].map((name) => ({ doc, name }));
  });
  const names = createJapaneseHaystack(headings.map(({ name }) => name));
  return (piece) => {
    const uses = createTermUses();
    if (piece === '' || (piece.length === 1 && isHiragana(piece))) return uses;
    const inBody = findOccurrences(bodies, piece);
    const heads = new Map<number, number>();
    const addHead = (doc: number, weight: number) => heads.set(doc, (heads.get(doc) ?? 0) + weight);
    const titled = [...findOccurrences(names, piece).keys()].map((place) => headings[place]?.doc ?? 0);
    for (const doc of new Set(titled)) {
      addHead(doc, WEIGHTS.title);
      for (const below of docs.below(doc)) addHead(below, weighTitleAbove(docs.above(below).indexOf(doc)));
    }
    for (const doc of [...new Set([...inBody.keys(), ...heads.keys()])].sort((a, b) => a - b)) {
      addUse(uses, doc, inBody.get(doc) ?? 0, heads.get(doc) ?? 0);
    }
    return uses;
  };
}

/** How much a name above counts, the farther the less: 0 of what is right above. */
function weighTitleAbove(steps: number): number {
  return WEIGHTS.titleAbove * WEIGHTS.titleAboveThat ** steps;
}

function createTermUses(): TermUses {
  return { docs: [], counts: [], heads: [] };
}

/** Counts further uses; documents come in order, each any number of times in a row. */
function addUse(uses: TermUses, doc: number, count: number, head: number): void {
  const last = uses.docs.length - 1;
  if (uses.docs[last] === doc) {
    uses.counts[last] = (uses.counts[last] ?? 0) + count;
    uses.heads[last] = (uses.heads[last] ?? 0) + head;
  } else {
    uses.docs.push(doc);
    uses.counts.push(count);
    uses.heads.push(head);
  }
}

/** Documents with both; as often as the rarer. A word of the body and one of a heading are a use of a heading. */
function joinUses(one: TermUses, other: TermUses): TermUses {
  const joined = createTermUses();
  let at = 0;
  for (const [place, doc] of one.docs.entries()) {
    while ((other.docs[at] ?? Number.POSITIVE_INFINITY) < doc) at++;
    if (other.docs[at] !== doc) continue;
    const [count, head] = [one.counts[place] ?? 0, one.heads[place] ?? 0];
    const [otherCount, otherHead] = [other.counts[at] ?? 0, other.heads[at] ?? 0];
    const body = Math.min(count, otherCount);
    const weight = Math.min(count + head, otherCount + otherHead);
    addUse(joined, doc, body, weight - body);
  }
  return joined;
}

/** Whether folded text is Japanese, digits before it aside. */
export function isJapaneseWord(folded: string): boolean {
  return isJapanese(folded.replace(/^\d+/, '')[0] ?? '');
}

/** Folded text as it is looked for: stems without stop words, or a piece of Japanese. */
export function toVariant(folded: string): Variant {
  if (isJapaneseWord(folded)) return { lang: 'ja', parts: [folded] };
  return { lang: 'en', parts: toStems(folded.split(' ')) };
}
