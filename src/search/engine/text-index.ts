import type { Lang } from '../../records/lang.ts';
import { foldText } from '../fold/fold-text.ts';
import { splitWords } from '../fold/split-words.ts';
import { stemWord } from '../fold/stem-word.ts';
import type { NamesFile, TextFile } from '../index-files.ts';
import { createHaystack, findOccurrences, type Haystack, type Occurrence } from './doc-scan.ts';
import type { SearchDocs } from './search-docs.ts';

/** One way to say something: stems of English words that stand together, or a piece of Japanese. */
export interface Variant {
  lang: Lang;
  /** Stems for English; one piece of folded text for Japanese. */
  parts: readonly string[];
}

/** How often a document has a term, headings around it counted in; and where its text has it first. */
export interface TermUse {
  weight: number;
  first: number;
}

/** The full text of both languages, as far as it is loaded. */
export interface TextIndex {
  has(lang: Lang): boolean;
  textOf(doc: number, lang: Lang): string;
  lengthOf(doc: number): number;
  averageLength(): number;
  /** Documents with a variant in body or heading. */
  findUses(variant: Variant): Map<number, TermUse>;
  /** Documents with exactly this folded text in a row. */
  findPhrase(folded: string, lang: Lang): Map<number, Occurrence>;
  /** Stems of the English text and names. */
  vocabulary(): ReadonlyMap<string, readonly Posting[]>;
}

export interface Posting {
  doc: number;
  weight: number;
  /** Words before the first use in the body; -1 where only a heading has it. */
  first: number;
}

/** A heading's words count for the rule below it as if the rule said them, less the farther up. */
const TITLE_WEIGHT = 3;
const OTHER_NAME_WEIGHT = 1;
const ABOVE_WEIGHTS = [1, 0.5, 0.2];

/** Makes the second tier ready to be searched. A language may be missing. */
export function createTextIndex(
  names: NamesFile,
  docs: SearchDocs,
  files: Partial<Record<Lang, TextFile>>,
): TextIndex {
  const headings = collectHeadings(names, docs);
  const postings = new Map<string, Posting[]>();
  const lengths = new Float64Array(docs.list.length);
  indexEnglish(files.en?.texts ?? [], headings, docs, postings, lengths);
  const haystacks: Partial<Record<Lang, Haystack>> = {};
  for (const lang of ['en', 'ja'] as const)
    if (files[lang]) haystacks[lang] = createHaystack(files[lang].texts);
  const japanese = haystacks.ja;
  if (japanese && !files.en)
    for (const doc of lengths.keys())
      lengths[doc] = ((japanese.starts[doc + 1] ?? 0) - (japanese.starts[doc] ?? 0)) / 2;
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  return {
    has: (lang) => files[lang] !== undefined,
    textOf: (doc, lang) => files[lang]?.texts[doc] ?? '',
    lengthOf: (doc) => lengths[doc] ?? 0,
    averageLength: () => average,
    vocabulary: () => postings,
    findPhrase: (folded, lang) => {
      const haystack = haystacks[lang];
      return haystack ? findOccurrences(haystack, folded) : new Map();
    },
    findUses: ({ lang, parts }) =>
      lang === 'en' ? findStems(postings, parts) : findPiece(japanese, parts[0] ?? '', headings, docs),
  };
}

interface Heading {
  title: string[];
  also: string[];
  japanese: string[];
}

function collectHeadings(names: NamesFile, docs: SearchDocs): ReadonlyMap<number, Heading> {
  const headings = new Map<number, Heading>();
  for (const row of names.rows) {
    const doc = docs.find(row.id);
    if (!doc) continue;
    headings.set(doc.index, {
      title: (row.en ?? []).flatMap(toWordStems),
      also: (row.also ?? []).flatMap(toWordStems),
      japanese: [...(row.ja ?? []), ...(row.also ?? [])].map(foldText),
    });
  }
  return headings;
}

function indexEnglish(
  texts: readonly string[],
  headings: ReadonlyMap<number, Heading>,
  docs: SearchDocs,
  postings: Map<string, Posting[]>,
  lengths: Float64Array,
): void {
  for (const { index, parent } of docs.list) {
    const uses = new Map<string, Posting>();
    const add = (stem: string, weight: number, first: number) => {
      const use = uses.get(stem);
      if (!use) uses.set(stem, { doc: index, weight, first });
      else {
        use.weight += weight;
        if (use.first < 0) use.first = first;
      }
    };
    const words = splitWords(foldText(texts[index] ?? ''));
    lengths[index] = words.length;
    for (const [place, word] of words.entries()) add(stemWord(word), 1, place);
    const heading = headings.get(index);
    for (const stem of heading?.title ?? []) add(stem, TITLE_WEIGHT, -1);
    for (const stem of heading?.also ?? []) add(stem, OTHER_NAME_WEIGHT, -1);
    let above = parent;
    for (const weight of ABOVE_WEIGHTS) {
      if (above === undefined) break;
      for (const stem of headings.get(above)?.title ?? []) add(stem, weight, -1);
      above = docs.list[above]?.parent;
    }
    for (const [stem, use] of uses) {
      const list = postings.get(stem);
      if (list) list.push(use);
      else postings.set(stem, [use]);
    }
  }
}

/** Documents with every stem; as often as the rarest of them. */
function findStems(
  postings: ReadonlyMap<string, readonly Posting[]>,
  stems: readonly string[],
): Map<number, TermUse> {
  let uses: Map<number, TermUse> | undefined;
  for (const stem of stems) {
    const next = new Map<number, TermUse>();
    for (const { doc, weight, first } of postings.get(stem) ?? []) {
      const before = uses?.get(doc);
      if (uses && !before) continue;
      next.set(doc, {
        weight: Math.min(weight, before?.weight ?? weight),
        first: Math.max(first, before?.first ?? -1),
      });
    }
    uses = next;
  }
  return uses ?? new Map();
}

function findPiece(
  haystack: Haystack | undefined,
  piece: string,
  headings: ReadonlyMap<number, Heading>,
  docs: SearchDocs,
): Map<number, TermUse> {
  const uses = new Map<number, TermUse>();
  if (piece === '' || /^[ぁ-ゖー]$/.test(piece)) return uses;
  if (haystack)
    for (const [doc, { count, first }] of findOccurrences(haystack, piece))
      uses.set(doc, { weight: count, first });
  const add = (doc: number, weight: number) => {
    const use = uses.get(doc);
    if (use) use.weight += weight;
    else uses.set(doc, { weight, first: -1 });
  };
  for (const [doc, { japanese }] of headings) {
    if (!japanese.some((name) => name.includes(piece))) continue;
    add(doc, TITLE_WEIGHT);
    const from = docs.list[doc];
    for (const below of docs.below(doc))
      add(below, ABOVE_WEIGHTS[distance(below, from?.index ?? 0, docs) - 1] ?? 0);
  }
  return uses;
}

function distance(below: number, above: number, docs: SearchDocs): number {
  let steps = 0;
  for (let at: number | undefined = below; at !== undefined && at !== above; at = docs.list[at]?.parent)
    steps++;
  return steps;
}

function toWordStems(name: string): string[] {
  return splitWords(foldText(name)).map(stemWord);
}
