import { isHiragana } from '../../../model/text/kana.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { toSingularKey, toStemKey } from '../fold/stem-word.ts';
import type { NamesFile } from '../index-files.ts';
import { toSearchId } from '../index-files.ts';
import { append } from './append.ts';
import type { SearchDocs } from './search-docs.ts';

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
  /** Every name whose key has the text. */
  findInKeys(text: string): readonly IndexedName[];
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
    const id = toSearchId(row);
    for (const name of row.en ?? []) add(id, 'own', name);
    for (const name of row.ja ?? []) add(id, row.jaFromTable ? 'table' : 'own', name);
    for (const name of row.also ?? []) add(id, 'also', name);
    for (const reading of row.readings ?? []) add(id, 'reading', reading);
  }
  for (const alias of file.aliases)
    for (const name of alias.names)
      for (const [order, id] of alias.to.entries()) add(id, 'alias', name, order);
  return {
    all,
    byKey: groupBy(all, (name) => name.key),
    bySingular: groupBy(all, (name) => name.singular),
    byStems: groupBy(all, (name) => name.stems),
    byPhonetic: groupBy(all, (name) => name.phonetic),
    byWord: groupByWord(all),
    findInKeys: createLineFinder(all, (name) => name.key),
    findBySoundPrefix: createPrefixFinder(all, (name) => name.phonetic ?? ''),
  };
}

function groupByWord(names: readonly IndexedName[]): Map<string, IndexedName[]> {
  const groups = new Map<string, IndexedName[]>();
  for (const name of names) {
    for (const word of new Set(name.stems?.split(' '))) append(groups, word, name);
  }
  return groups;
}

/** All keys as lines of one string: a single scan finds every name with a text. */
function createLineFinder(
  names: readonly IndexedName[],
  keyOf: (name: IndexedName) => string,
): (text: string) => IndexedName[] {
  const starts: number[] = [];
  let length = 1;
  for (const name of names) {
    starts.push(length);
    length += keyOf(name).length + 1;
  }
  const lines = `\n${names.map(keyOf).join('\n')}\n`;
  return (text) => {
    const found: IndexedName[] = [];
    let line = 0;
    for (
      let at = lines.indexOf(text);
      at >= 0;
      at = lines.indexOf(text, (starts[line + 1] ?? lines.length) - 1)
    ) {
      while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= at + (text.startsWith('\n') ? 1 : 0))
        line++;
      const name = names[line];
      if (name) found.push(name);
      if (line + 1 >= starts.length) break;
    }
    return found;
  };
}

function createPrefixFinder(
  names: readonly IndexedName[],
  keyOf: (name: IndexedName) => string,
): (prefix: string) => IndexedName[] {
  const find = createLineFinder(names, keyOf);
  return (prefix) => find(`\n${prefix}`);
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

function groupBy(
  names: readonly IndexedName[],
  keyOf: (name: IndexedName) => string | undefined,
): Map<string, IndexedName[]> {
  const groups = new Map<string, IndexedName[]>();
  for (const name of names) {
    const key = keyOf(name);
    if (key) append(groups, key, name);
  }
  return groups;
}
