import { foldText } from '../fold/fold-text.ts';
import type { NameRow, NamesFile, TextTierFiles } from '../index-files.ts';
import { toSearchId } from '../index-files.ts';
import { append } from './append.ts';
import { createJapaneseCutter, type JapaneseCutter } from './cut-japanese.ts';
import type { Scores } from './match-names.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { createQuestionIndex, type QuestionIndex } from './question-index.ts';
import { createReadingIndex, type ReadingIndex } from './reading-index.ts';
import { createSearchDocs, type SearchDocs } from './search-docs.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';
import { createWordTable, type WordTable } from './word-table.ts';

/** The first tier, ready to answer. */
export interface NameResources {
  docs: SearchDocs;
  nameIndex: NameIndex;
  rowOf(doc: number): NameRow | undefined;
  /** Titled rules with their subrules, glossary entries with the rules they send to: what answers the one answers the other. */
  heirs: ReadonlyMap<number, readonly number[]>;
  /** The titled rule and the entries that a document is an heir's source of. */
  headsOf(doc: number): readonly number[];
  /** Folded names of matched documents in both languages, of the best matches. */
  namesOf(named: Scores, most?: number): string[];
}

/** What a query is answered from: the first tier and, once loaded, the second. */
export interface Resources extends NameResources {
  readings: ReadingIndex;
  text: TextIndex | undefined;
  /** Rules that a rule refers to, and those that refer to it. */
  neighbours: ReadonlyMap<number, readonly number[]>;
  words: WordTable;
  questions: QuestionIndex;
  cutJapanese: JapaneseCutter;
  /** Stems of the text that begin with what is typed so far. */
  completeStem(stem: string): string[];
}

const COMPLETION_LIMIT = 12;
const NAME_LIMIT = 6;

export function createNameResources(names: NamesFile): NameResources {
  const docs = createSearchDocs(names);
  const rows = indexRows(names.rows, docs);
  const heirs = findHeirs(docs, rows);
  const heads = new Map<number, number[]>();
  for (const [head, sources] of heirs) for (const source of sources) append(heads, source, head);
  return {
    docs,
    nameIndex: createNameIndex(names, docs),
    heirs,
    headsOf: (doc) => heads.get(doc) ?? [],
    rowOf: (doc) => rows.get(doc),
    namesOf: (named, most = NAME_LIMIT) => {
      const found = [...named].sort((a, b) => b[1] - a[1]).map(([doc]) => rows.get(doc));
      const folded = found.flatMap((row) => [...(row?.en ?? []), ...(row?.ja ?? [])]).map(foldText);
      return [...new Set(folded)].slice(0, most);
    },
  };
}

/** The rows of the names by the documents they name. */
export function indexRows(rows: readonly NameRow[], docs: SearchDocs): Map<number, NameRow> {
  return new Map(rows.map((row) => [docs.find(toSearchId(row))?.index ?? -1, row]));
}

/** Adds what is loaded of the second tier to the first. */
export function createResources(
  named: NameResources,
  names: NamesFile,
  { texts = {}, questions }: TextTierFiles,
): Resources {
  const { docs, nameIndex } = named;
  const text = texts.en || texts.ja ? createTextIndex(names, docs, texts) : undefined;
  const words = createWordTable(questions);
  const readings = createReadingIndex(texts.ja);
  const stems = [...(text?.vocabulary.keys() ?? [])].sort();
  return {
    ...named,
    readings,
    words,
    questions: createQuestionIndex(questions),
    cutJapanese: createJapaneseCutter(nameIndex, words, readings),
    text,
    neighbours: findNeighbours(questions?.references ?? []),
    completeStem: (stem) => {
      const from = findFirst(stems, stem);
      const found: string[] = [];
      for (let at = from; at < stems.length && found.length < COMPLETION_LIMIT; at++) {
        if (!stems[at]?.startsWith(stem)) break;
        found.push(stems[at] ?? '');
      }
      return found;
    },
  };
}

function findHeirs(docs: SearchDocs, rows: ReadonlyMap<number, NameRow>): Map<number, readonly number[]> {
  const heirs = new Map<number, readonly number[]>();
  for (const [doc, { see = [] }] of rows) {
    const kind = docs.list[doc]?.kind;
    if (kind === 'rule') heirs.set(doc, docs.below(doc));
    if (kind !== 'glossary') continue;
    const seen = see.flatMap((number) => docs.find(number) ?? []);
    const close = seen.filter((each) => each.kind === 'rule' || each.kind === 'subrule');
    heirs.set(
      doc,
      close.flatMap(({ index }) => [index, ...docs.below(index)]),
    );
  }
  return heirs;
}

/** References, read both ways. */
function findNeighbours(references: readonly (readonly number[])[]): Map<number, readonly number[]> {
  const neighbours = new Map<number, number[]>();
  for (const [doc, ...others] of references)
    for (const other of others) {
      if (doc === undefined) continue;
      append(neighbours, doc, other);
      append(neighbours, other, doc);
    }
  return neighbours;
}

/** First place in a sorted list whose value is not below the given one. */
function findFirst(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
