import { foldText } from '../fold/fold-text.ts';
import type { NameRow, NamesFile } from '../index-files.ts';
import { toSearchId } from '../index-files.ts';
import { append } from './append.ts';
import type { SearchFilter, SearchResources } from './engine.ts';
import type { Scores } from './match-names.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { createSearchDocs, type SearchDoc, type SearchDocs } from './search-docs.ts';
import { LIMITS } from './weights.ts';

/** The first tier, ready to answer. */
export interface NameResources {
  docs: SearchDocs;
  nameIndex: NameIndex;
  rowOf(doc: number): NameRow | undefined;
  /** The titled rule that a document stands below, and the entries that send their reader to it. */
  headsOf(doc: number): readonly number[];
  /** Folded names of matched documents in both languages, of the best matches. */
  namesOf(named: Scores, most?: number): string[];
}

/** Makes the names ready to be searched. */
export function createNameResources(names: NamesFile): NameResources {
  const docs = createSearchDocs(names);
  const rows = indexRows(names.rows, docs);
  const heads = findHeads(docs, rows);
  return {
    docs,
    nameIndex: createNameIndex(names, docs),
    headsOf: (doc) => heads.get(doc) ?? [],
    rowOf: (doc) => rows.get(doc),
    namesOf: (named, most = LIMITS.names) => {
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

function findHeads(docs: SearchDocs, rows: ReadonlyMap<number, NameRow>): Map<number, number[]> {
  const heads = new Map<number, number[]>();
  for (const [head, { see = [] }] of rows) {
    const kind = docs.list[head]?.kind;
    const seen = see.flatMap((number) => docs.find(number) ?? []);
    const rules = seen.filter((each) => each.kind === 'rule' || each.kind === 'subrule');
    const headed = kind === 'glossary' ? rules.flatMap(({ index }) => [index, ...docs.below(index)]) : [];
    for (const doc of kind === 'rule' ? docs.below(head) : headed) append(heads, doc, head);
  }
  return heads;
}

/** A document, if the reader wants it. */
export function findWanted(
  { docs, text, rowOf }: SearchResources,
  doc: number,
  { kinds, chapters, lang }: SearchFilter,
): SearchDoc | undefined {
  const found = docs.list[doc];
  if (!found) return undefined;
  if (kinds && !kinds.includes(found.kind)) return undefined;
  if (chapters && !chapters.includes(found.chapter ?? '')) return undefined;
  const isSaid = !lang || text?.textOf(doc, lang) || rowOf(doc)?.[lang]?.length;
  return isSaid ? found : undefined;
}
