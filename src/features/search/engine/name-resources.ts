import type { Lang } from '../../../model/records/lang.ts';
import { levelOf, listUpwards, type RuleNumber } from '../../../model/records/rule-number.ts';
import { isHiragana } from '../../../model/text/kana.ts';
import { onceFor } from '../../../rulebook/book/once.ts';
import { foldText, toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { toSingularKey, toStemKey } from '../fold/stem-word.ts';
import type { NameRow, NamesFile, SearchId } from '../index-files.ts';
import { append } from './values.ts';
import { LIMITS } from './weights.ts';

export type DocKind = 'chapter' | 'section' | 'rule' | 'subrule' | 'glossary' | 'ruling';

/** Something that can be found, at its place in the order of the text files. */
export interface SearchDoc {
  index: number;
  id: SearchId;
  kind: DocKind;
  number?: RuleNumber;
  /** Index of the rule, section or chapter above. */
  parent?: number;
  /** `7` for 702.9b. */
  chapter?: string;
}

/** What the reader narrows the results to; nothing given means all. */
export interface SearchFilter {
  kinds?: readonly DocKind[];
  /** `7`. */
  chapters?: readonly string[];
  /** Only what has this language and says it there. */
  lang?: Lang;
}

export type SearchDocs = ReturnType<typeof createSearchDocs>;

/** Every document of the index: rules by number, then glossary entries, then rulings. */
export function createSearchDocs(names: NamesFile) {
  const byId = new Map<SearchId, SearchDoc>();
  const list: SearchDoc[] = [];
  const add = (doc: Omit<SearchDoc, 'index'>) => {
    const added = { ...doc, index: list.length };
    list.push(added);
    if (!byId.has(doc.id)) byId.set(doc.id, added);
  };
  for (const number of names.numbers) {
    const [, ...numbers] = listUpwards(number);
    const [parent] = numbers.flatMap((each) => byId.get(each) ?? []);
    add({
      id: number,
      kind: levelOf(number),
      number,
      chapter: number[0] ?? '',
      ...(parent ? { parent: parent.index } : {}),
    });
  }
  for (const { id } of names.rows) {
    if (id.startsWith('glossary:')) add({ id, kind: 'glossary' });
    else if (id.startsWith('ruling:')) add({ id, kind: 'ruling' });
  }
  const children = new Map<number, number[]>();
  for (const { index, parent } of list) if (parent !== undefined) append(children, parent, index);
  const below: (index: number) => readonly number[] = onceFor((index) =>
    (children.get(index) ?? []).flatMap((child) => [child, ...below(child)]),
  );
  const above = (index: number): number[] => {
    const parent = list[index]?.parent;
    return parent === undefined ? [] : [parent, ...above(parent)];
  };
  const groups: number[] = [];
  for (const { index, kind, parent } of list)
    groups.push(kind === 'subrule' && parent !== undefined ? (groups[parent] ?? parent) : index);
  return {
    list: list as readonly SearchDoc[],
    /** The rule a subrule belongs to; everything else is a group of its own. */
    groupOf: (index: number) => groups[index] ?? index,
    find: (id: SearchId) => byId.get(id),
    /** Indexes of everything below a chapter, section or rule. */
    below,
    /** The rule, section and chapter above, as far as there are, the nearest first. */
    above,
  };
}

/** The first tier, ready to answer. */
export type NameResources = ReturnType<typeof createNameResources>;

/** Makes the names ready to be searched. */
export function createNameResources(names: NamesFile) {
  const docs = createSearchDocs(names);
  const rows = indexRows(names.rows, docs);
  const heads = findHeads(docs, rows);
  return {
    docs,
    nameIndex: createNameIndex(names, docs),
    /** The titled rule that a document stands below, and the entries that send their reader to it. */
    headsOf: (doc: number): readonly number[] => heads.get(doc) ?? [],
    rowOf: (doc: number) => rows.get(doc),
    /** The text of a document and whether the English texts have a stem, once they are there. */
    textOf: (_doc: number, _lang: Lang) => '',
    hasStem: (_stem: string) => false,
    /** Folded names of matched documents in both languages, of the best matches. */
    namesOf: (named: ReadonlyMap<number, number>, most = LIMITS.names) => {
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

/** A document, if the reader wants it. */
export function findWanted(
  { docs, textOf, rowOf }: NameResources,
  doc: number,
  { kinds, chapters, lang }: SearchFilter,
): SearchDoc | undefined {
  const found = docs.list[doc];
  if (!found) return undefined;
  if (kinds && !kinds.includes(found.kind)) return undefined;
  if (chapters && !chapters.includes(found.chapter ?? '')) return undefined;
  const isSaid = !lang || textOf(doc, lang) || rowOf(doc)?.[lang]?.length;
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

/** All names of the first tier by all their keys. */
export type NameIndex = ReturnType<typeof createNameIndex>;

function createNameIndex(file: NamesFile, docs: SearchDocs) {
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
    /** Names by each of their stems. */
    byWord: groupBy(all, (name) => name.stems?.split(' ')),
    /** Every name whose key has the text, or begins with it. */
    findInKeys: (text: string) => listAsLong(text).filter(({ key }) => key.includes(text)),
    findByPrefix: (text: string) => listAsLong(text).filter(({ key }) => key.startsWith(text)),
    /** Every name that sounds like this from its beginning. */
    findBySoundPrefix: (sound: string) => all.filter(({ phonetic }) => phonetic?.startsWith(sound)),
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
