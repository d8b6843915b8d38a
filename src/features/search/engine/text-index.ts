import type { Lang } from '../../../model/records/lang.ts';
import { isHiragana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { foldText } from '../fold/fold-text.ts';
import { splitWords } from '../fold/split-words.ts';
import { isStopWord, stemWord } from '../fold/stem-word.ts';
import type { NamesFile, TextFile } from '../index-files.ts';
import {
  createHaystack,
  createJapaneseHaystack,
  findOccurrences,
  type Haystack,
  type Occurrence,
  readHaystack,
} from './doc-scan.ts';
import { ABOVE_WEIGHTS, findStems, indexEnglish, TITLE_WEIGHT } from './english-postings.ts';
import { collectHeadings } from './headings.ts';
import type { SearchDocs } from './search-docs.ts';
import { addUse, createTermUses, type TermUses } from './term-uses.ts';

/** One way to say something: stems of English words that stand together, or a piece of Japanese. */
export interface Variant {
  lang: Lang;
  /** Stems for English; one piece of folded text for Japanese. */
  parts: readonly string[];
}

/** The full text of both languages, as far as it is loaded. */
export interface TextIndex {
  has(lang: Lang): boolean;
  textOf(doc: number, lang: Lang): string;
  /** The stems of the English text, in order. */
  stemsOf(doc: number): readonly string[];
  lengthOf(doc: number): number;
  averageLength: number;
  /** The same for a whole rule with its subrules, by the rule. */
  groupLengthOf(doc: number): number;
  averageGroupLength: number;
  /** Documents with a variant in body or heading. */
  findUses(variant: Variant): TermUses;
  /** Documents with exactly this folded text in a row. */
  findPhrase(folded: string, lang: Lang): Map<number, Occurrence>;
  /** Stems of the English text and names. */
  vocabulary: ReadonlyMap<string, TermUses>;
}

/** Pieces of Japanese whose uses are kept for the next key that is pressed. */
const PIECE_LIMIT = 500;

/** Makes the second tier ready to be searched. A language may be missing. */
export function createTextIndex(
  file: NamesFile,
  docs: SearchDocs,
  files: Partial<Record<Lang, TextFile>>,
): TextIndex {
  const headings = collectHeadings(file, docs);
  const folded = files.en?.texts.map(foldText) ?? [];
  const english = indexEnglish(folded, headings, docs);
  const { lengths } = english;
  const haystacks = { en: createHaystack(folded), ja: createJapaneseHaystack(files.ja?.texts ?? []) };
  const names = [...headings].flatMap(([doc, { japanese }]) => japanese.map((name) => ({ doc, name })));
  const named = {
    docs: names.map(({ doc }) => doc),
    haystack: createJapaneseHaystack(names.map(({ name }) => name)),
  };
  if (!files.en) for (const doc of lengths.keys()) lengths[doc] = (files.ja?.texts[doc] ?? '').length / 2;
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  const pieces = new Map<string, TermUses>();
  const stems = new Map<number, readonly string[]>();
  const groupLengths = new Float64Array(lengths.length);
  for (const [doc, length] of lengths.entries()) {
    const group = docs.groupOf(doc);
    groupLengths[group] = (groupLengths[group] ?? 0) + length;
  }
  const groups = groupLengths.filter((length) => length > 0);
  const averageGroupLength = groups.reduce((sum, length) => sum + length, 0) / Math.max(1, groups.length);

  return {
    groupLengthOf: (doc) => groupLengths[doc] ?? 0,
    averageGroupLength,
    has: (lang) => files[lang] !== undefined,
    textOf: (doc, lang) => files[lang]?.texts[doc] ?? '',
    stemsOf: (doc) => {
      const known = stems.get(doc) ?? splitWords(readHaystack(haystacks.en, doc)).map(stemWord);
      stems.set(doc, known);
      return known;
    },
    lengthOf: (doc) => lengths[doc] ?? 0,
    averageLength,
    vocabulary: english.byStem,
    findPhrase: (phrase, lang) => findOccurrences(haystacks[lang], phrase),
    findUses: ({ lang, parts }) => {
      if (lang === 'en') return findStems(english, parts);
      const piece = parts[0] ?? '';
      const uses = pieces.get(piece) ?? findPiece(haystacks.ja, piece, named, docs);
      if (pieces.size > PIECE_LIMIT) pieces.clear();
      pieces.set(piece, uses);
      return uses;
    },
  };
}

/** Documents with a piece of Japanese in the body, in a name or in a name above. */
function findPiece(
  haystack: Haystack,
  piece: string,
  names: { docs: readonly number[]; haystack: Haystack },
  docs: SearchDocs,
): TermUses {
  const uses = createTermUses();
  if (piece === '' || (piece.length === 1 && isHiragana(piece))) return uses;
  const bodies = findOccurrences(haystack, piece);
  const heads = new Map<number, number>();
  const addHead = (doc: number, weight: number) => heads.set(doc, (heads.get(doc) ?? 0) + weight);
  const found = findOccurrences(names.haystack, piece);
  for (const doc of new Set([...found.keys()].map((place) => names.docs[place] ?? 0))) {
    addHead(doc, TITLE_WEIGHT);
    for (const below of docs.below(doc)) addHead(below, ABOVE_WEIGHTS[countSteps(below, doc, docs) - 1] ?? 0);
  }
  for (const doc of [...new Set([...bodies.keys(), ...heads.keys()])].sort((a, b) => a - b)) {
    const { count = 0, first = -1 } = bodies.get(doc) ?? {};
    addUse(uses, doc, count, heads.get(doc) ?? 0, first);
  }
  return uses;
}

function countSteps(below: number, above: number, docs: SearchDocs): number {
  let steps = 0;
  for (let at: number | undefined = below; at !== undefined && at !== above; at = docs.list[at]?.parent)
    steps++;
  return steps;
}

/** Folded text as it is looked for: stems without stop words, or a piece of Japanese. */
export function toVariant(folded: string): Variant {
  if (isJapanese(folded.replace(/^\d+/, '')[0] ?? '')) return { lang: 'ja', parts: [folded] };
  const words = folded.split(' ');
  const content = words.filter((word) => !isStopWord(word));
  return { lang: 'en', parts: (content.length > 0 ? content : words).map(stemWord) };
}
