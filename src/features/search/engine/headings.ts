import { foldText } from '../fold/fold-text.ts';
import { splitWords } from '../fold/split-words.ts';
import { stemWord } from '../fold/stem-word.ts';
import type { NamesFile } from '../index-files.ts';
import { toSearchId } from '../index-files.ts';
import type { SearchDocs } from './search-docs.ts';

/** Names of a document as text to be searched. */
export interface Heading {
  /** Stems of its English names. */
  title: readonly string[];
  /** Stems of its other names. */
  also: readonly string[];
  /** Its names and other names, for Japanese to be found in. */
  japanese: readonly string[];
}

/** By document index. */
export type Headings = ReadonlyMap<number, Heading>;

/** The names of all titled documents, ready to be counted into their texts and those below. */
export function collectHeadings(names: NamesFile, docs: SearchDocs): Headings {
  const headings = new Map<number, Heading>();
  for (const row of names.rows) {
    const doc = docs.find(toSearchId(row));
    if (!doc) continue;
    headings.set(doc.index, {
      title: (row.en ?? []).flatMap(toStems),
      also: (row.also ?? []).flatMap(toStems),
      japanese: [...(row.ja ?? []), ...(row.also ?? [])],
    });
  }
  return headings;
}

function toStems(name: string): string[] {
  return splitWords(foldText(name)).map(stemWord);
}
