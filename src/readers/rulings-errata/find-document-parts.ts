import type { RunningText } from '../../sources/running-text.ts';
import { KANJI, KATAKANA } from '../../text/character-classes.ts';

/** A part of a document from its heading to the next; without a name where numbered items stand before any heading. */
export interface DocumentPart {
  name?: string;
  from: number;
  /** Where the text below the heading begins. */
  textFrom: number;
  to: number;
}

/** Kanji, katakana and の: what headings of this family are made of, and no sentence is. Matched in folded text. */
const NAME = `[${KANJI}${KATAKANA}・ーの]{2,16}`;
const HEADING_LINE = new RegExp(`(?<=^|\\n)[ ]{0,8}(${NAME})(?=[ ]{0,8}(?:\\n|$))`, 'g');
const HEADING_IN_LINE = new RegExp(`(?<=^|[。)」』][ ]{1,8})(${NAME})(?=[ ]{1,8}(\\S\\.?))`, 'g');
/** Words that end a heading which no list follows: `一般裁定 以下は…`, `コピーカード  カードあるいは…`. */
const LAST_WORDS = /(?:裁定|訂正|例示|例|カード|ルール|エラッタ|その他|質問)$/;

/**
 * Finds the parts of a document. A heading is a line of its own; where line ends were lost, as in the rulings of
 * 1998-04, it stands between the end of a sentence and a list or, with a heading's last word, any text.
 */
export function findDocumentParts(running: RunningText): DocumentPart[] {
  const parts: DocumentPart[] = [];
  const hasLines = (running.text.match(/\n/g)?.length ?? 0) > 2;
  for (const match of running.folded.matchAll(hasLines ? HEADING_LINE : HEADING_IN_LINE)) {
    const [whole, name = '', next] = match;
    if (!hasLines && next !== '1.' && !LAST_WORDS.test(name)) continue;
    const from = match.index + whole.length - name.length;
    const last = parts.at(-1);
    if (last) last.to = match.index;
    parts.push({ name, from, textFrom: from + name.length, to: running.length });
  }
  return parts;
}

/** A numbered item of a part: `3.`, `3)` or `(3)` with its text. */
export interface Item {
  number: number;
  from: number;
  textFrom: number;
  to: number;
}

const ITEM =
  /(?<=^|\n[ ]{0,8}|[。.)」』][ ]{1,8})[ ]{0,8}(?:(\d{1,3})\.(?![ ]{0,4}[\d.])|\(?(\d{1,3})\))[ ]{0,4}(?=\S)/g;

/** The numbered items between two offsets of a folded text. Numbers go up one by one, so that `2.5` in a text is none. */
export function findItems(folded: string, from: number, to: number): Item[] {
  const items: Item[] = [];
  for (const match of folded.slice(from, to).matchAll(ITEM)) {
    const number = Number(match[1] ?? match[2]);
    const last = items.at(-1);
    const isNext = !last || number === last.number + 1 || (number === 1 && last.number > 1);
    if (!isNext) continue;
    const at = from + match.index;
    if (last) last.to = at;
    items.push({ number, from: at, textFrom: at + match[0].length, to });
  }
  return items;
}
