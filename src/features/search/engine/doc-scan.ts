import { hasJapanese } from '../../../model/text/script.ts';

/** Folded texts as one string, to be searched for any piece of text. */
export interface Haystack {
  text: string;
  /** Offset of each document's text, by document index, and one more for the end. */
  starts: readonly number[];
}

/** Of folded texts: none holds a line break, so no match goes over two documents. */
export function createHaystack(folded: readonly string[]): Haystack {
  const starts: number[] = [];
  let length = 0;
  for (const text of folded) {
    starts.push(length);
    length += text.length + 1;
  }
  starts.push(length);
  return { text: folded.join('\n'), starts };
}

/** The folded text of a document. */
export function readHaystack({ text, starts }: Haystack, doc: number): string {
  return text.slice(starts[doc] ?? text.length, (starts[doc + 1] ?? 0) - 1);
}

/** Where a document has the text: how often and at which of its characters first. */
export interface Occurrence {
  count: number;
  first: number;
}

/** More occurrences than this tell nothing: の, a. */
const OCCURRENCE_LIMIT = 30_000;

/** Every document with the text; a needle all of Latin script only where no word is cut. */
export function findOccurrences(haystack: Haystack, needle: string): Map<number, Occurrence> {
  const found = new Map<number, Occurrence>();
  const { text, starts } = haystack;
  const isLatin = !hasJapanese(needle);
  const isWord = isLatin && /^[a-z\d]/.test(needle);
  const endsWord = isLatin && /[a-z\d]$/.test(needle);
  let doc = 0;
  let seen = 0;
  for (let at = text.indexOf(needle); at >= 0 && seen < OCCURRENCE_LIMIT; at = text.indexOf(needle, at + 1)) {
    if (isWord && isWordAt(text, at - 1)) continue;
    if (endsWord && isWordAt(text, at + needle.length)) continue;
    seen++;
    while ((starts[doc + 1] ?? Number.POSITIVE_INFINITY) <= at) doc++;
    const occurrence = found.get(doc);
    if (occurrence) occurrence.count++;
    else found.set(doc, { count: 1, first: at - (starts[doc] ?? 0) });
  }
  return found;
}

function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}
