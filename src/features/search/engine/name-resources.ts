import { foldText } from '../fold/fold-text.ts';
import type { NameRow, NamesFile } from '../index-files.ts';
import { toSearchId } from '../index-files.ts';
import { append } from './append.ts';
import type { Scores } from './match-names.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { createSearchDocs, type SearchDocs } from './search-docs.ts';

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

const NAME_LIMIT = 6;

/** Makes the names ready to be searched. */
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
