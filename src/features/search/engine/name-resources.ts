import type { Lang } from '../../../model/records/lang.ts';
import { isHiragana } from '../../../model/text/kana.ts';
import { foldText, toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { toSingularKey, toStemKey } from '../fold/stem-word.ts';
import type { NameRow, NamesFile } from '../index-files.ts';
import { append } from './append.ts';
import { createSearchDocs, type SearchDoc, type SearchDocs, type SearchFilter } from './search-docs.ts';
import { LIMITS } from './weights.ts';

/** The first tier, ready to answer. */
export interface NameResources {
  docs: SearchDocs;
  nameIndex: NameIndex;
  rowOf(doc: number): NameRow | undefined;
  /** The titled rule that a document stands below, and the entries that send their reader to it. */
  headsOf(doc: number): readonly number[];
  /** Folded names of matched documents in both languages, of the best matches. */
  namesOf(named: ReadonlyMap<number, number>, most?: number): string[];
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
  return new Map(rows.map((row) => [docs.find(row.id)?.index ?? -1, row]));
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

/** What is asked of the second tier here. */
interface SearchedText {
  textOf(doc: number, lang: Lang): string;
}

/** A document, if the reader wants it. */
export function findWanted(
  { docs, text, rowOf }: Pick<NameResources, 'docs' | 'rowOf'> & { text?: SearchedText | undefined },
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

/** What kind of name it is, best first; decides between equal matches. */
export type NameKind = 'own' | 'table' | 'reading' | 'also' | 'alias';

/** One name of one document with the keys it is found by. */
export interface IndexedName {
  doc: number;
  kind: NameKind;
  /** As printed, for suggestions. */
  name: string;
  key: string;
  /** Of own names of Latin script only. */
  singular?: string;
  stems?: string;
  phonetic?: string;
  /** Place among the targets of an alias. */
  order: number;
}

export interface NameIndex {
  all: readonly IndexedName[];
  byKey: ReadonlyMap<string, readonly IndexedName[]>;
  bySingular: ReadonlyMap<string, readonly IndexedName[]>;
  byStems: ReadonlyMap<string, readonly IndexedName[]>;
  byPhonetic: ReadonlyMap<string, readonly IndexedName[]>;
  /** Names by each of their stems. */
  byWord: ReadonlyMap<string, readonly IndexedName[]>;
  /** Every name whose key has the text, or begins with it. */
  findInKeys(text: string): readonly IndexedName[];
  findByPrefix(text: string): readonly IndexedName[];
  /** Every name that sounds like this from its beginning. */
  findBySoundPrefix(phonetic: string): readonly IndexedName[];
}

/** All names of the first tier by all their keys. */
export function createNameIndex(file: NamesFile, docs: SearchDocs): NameIndex {
  const all: IndexedName[] = [];
  const add = (id: string, kind: NameKind, name: string, order = 0) => {
    const doc = docs.find(id);
    if (doc) all.push(toIndexedName(doc.index, kind, name, order));
  };
  for (const row of file.rows) {
    for (const name of row.en ?? []) add(row.id, 'own', name);
    for (const name of row.ja ?? []) add(row.id, row.jaFromTable ? 'table' : 'own', name);
    for (const name of row.also ?? []) add(row.id, 'also', name);
    for (const reading of row.readings ?? []) add(row.id, 'reading', reading);
  }
  for (const alias of file.aliases)
    for (const name of alias.names)
      for (const [order, id] of alias.to.entries()) add(id, 'alias', name, order);
  const longest = all.reduce((most, { key }) => Math.max(most, key.length), 0);
  const listAsLong = (text: string) => (text.length > longest ? [] : all);
  return {
    all,
    byKey: groupBy(all, (name) => name.key),
    bySingular: groupBy(all, (name) => name.singular),
    byStems: groupBy(all, (name) => name.stems),
    byPhonetic: groupBy(all, (name) => name.phonetic),
    byWord: groupBy(all, (name) => name.stems?.split(' ')),
    findInKeys: (text) => listAsLong(text).filter(({ key }) => key.includes(text)),
    findByPrefix: (text) => listAsLong(text).filter(({ key }) => key.startsWith(text)),
    findBySoundPrefix: (sound) => all.filter(({ phonetic }) => phonetic?.startsWith(sound)),
  };
}

function toIndexedName(doc: number, kind: NameKind, name: string, order: number): IndexedName {
  const key = toNameKey(name);
  const indexed: IndexedName = { doc, kind, name, key, order };
  if (/^[a-z]/.test(key)) {
    indexed.singular = toSingularKey(name);
    indexed.stems = toStemKey(name);
  } else if (isHiragana(key)) {
    const phonetic = toPhoneticKey(key);
    if (phonetic) indexed.phonetic = phonetic;
  }
  return indexed;
}

/** Names by one key or several; those without one aside. */
function groupBy(
  names: readonly IndexedName[],
  keysOf: (name: IndexedName) => string | readonly string[] | undefined,
): Map<string, IndexedName[]> {
  const groups = new Map<string, IndexedName[]>();
  for (const name of names)
    for (const key of new Set([keysOf(name) ?? []].flat())) if (key) append(groups, key, name);
  return groups;
}
