import type { Lang } from '../../records/lang.ts';
import type { NamesFile, TextFile } from '../index-files.ts';
import { createHaystack, findOccurrences, type Haystack, type Occurrence } from './doc-scan.ts';
import { ABOVE_WEIGHTS, findStems, indexEnglish, type Postings, TITLE_WEIGHT } from './english-postings.ts';
import { collectHeadings, type Headings } from './headings.ts';
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
  lengthOf(doc: number): number;
  averageLength: number;
  /** Documents with a variant in body or heading. */
  findUses(variant: Variant): TermUses;
  /** Documents with exactly this folded text in a row. */
  findPhrase(folded: string, lang: Lang): Map<number, Occurrence>;
  /** Stems of the English text and names. */
  vocabulary: ReadonlyMap<string, Postings>;
}

/** Makes the second tier ready to be searched. A language may be missing. */
export function createTextIndex(
  names: NamesFile,
  docs: SearchDocs,
  files: Partial<Record<Lang, TextFile>>,
): TextIndex {
  const headings = collectHeadings(names, docs);
  const english = indexEnglish(files.en?.texts ?? [], headings, docs);
  const { lengths } = english;
  const haystacks: Partial<Record<Lang, Haystack>> = {};
  for (const lang of ['en', 'ja'] as const)
    if (files[lang]) haystacks[lang] = createHaystack(files[lang].texts);
  if (!files.en) for (const doc of lengths.keys()) lengths[doc] = (files.ja?.texts[doc] ?? '').length / 2;
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  return {
    has: (lang) => files[lang] !== undefined,
    textOf: (doc, lang) => files[lang]?.texts[doc] ?? '',
    lengthOf: (doc) => lengths[doc] ?? 0,
    averageLength,
    vocabulary: english.byStem,
    findPhrase: (folded, lang) => {
      const haystack = haystacks[lang];
      return haystack ? findOccurrences(haystack, folded) : new Map();
    },
    findUses: ({ lang, parts }) =>
      lang === 'en' ? findStems(english, parts) : findPiece(haystacks.ja, parts[0] ?? '', headings, docs),
  };
}

/** Documents with a piece of Japanese in the body, in a name or in a name above. */
function findPiece(
  haystack: Haystack | undefined,
  piece: string,
  headings: Headings,
  docs: SearchDocs,
): TermUses {
  const uses = createTermUses(docs.list.length);
  if (piece === '' || /^[ぁ-ゖー]$/.test(piece)) return uses;
  if (haystack)
    for (const [doc, { count, first }] of findOccurrences(haystack, piece)) addUse(uses, doc, count, first);
  for (const [doc, { japanese }] of headings) {
    if (!japanese.some((name) => name.includes(piece))) continue;
    addUse(uses, doc, TITLE_WEIGHT);
    for (const below of docs.below(doc))
      addUse(uses, below, ABOVE_WEIGHTS[countSteps(below, doc, docs) - 1] ?? 0);
  }
  return uses;
}

function countSteps(below: number, above: number, docs: SearchDocs): number {
  let steps = 0;
  for (let at: number | undefined = below; at !== undefined && at !== above; at = docs.list[at]?.parent)
    steps++;
  return steps;
}
