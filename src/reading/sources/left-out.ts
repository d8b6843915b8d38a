import { foldWidth } from '../../model/text/fold-width.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { Ledger, UnaccountedText } from './ledger.ts';
import type { Stretch } from './placed-line.ts';

/** A stretch of text that was left out under a name, and how many letters it has. */
export interface LeftOutText {
  name: string;
  text: string;
  start: number;
  letters: number;
}

/** What is no text of a document: markup and what a browser runs, signs, words that only say what a record is,
 * addresses, and the parts of a mail that repeat it or are told apart. */
const NO_TEXT = new Set(
  'markup script style rt rp head template svg blank marker label columns separator difference-header mail-header attachment alternative address'.split(
    ' ',
  ),
);
const TAG = /<[^<>]*>/g;
const LETTERS = /[\p{L}\p{N}]/gu;

/** The text of a document that no record holds. */
export function findLeftOut(ledger: Ledger): LeftOutText[] {
  const { source } = ledger;
  return [...(source.skips ?? []), ...ledger.listLeftOut()].flatMap(({ name, start, end }) => {
    const text = NO_TEXT.has(name) ? '' : source.text.slice(start, end).replace(TAG, ' ').trim();
    const letters = text.match(LETTERS)?.length ?? 0;
    return letters > 0 ? [{ name, text, start, letters }] : [];
  });
}

/** What of it the records do not say elsewhere, as contents do whose entries head the text. */
export function findUnsaid(leftOut: readonly LeftOutText[], records: unknown): LeftOutText[] {
  const said = toKey(JSON.stringify(records));
  return leftOut.filter(({ text }) => !said.includes(toKey(text)));
}

function toKey(text: string): string {
  return text.normalize('NFKC').replace(/\P{L}/gu, '');
}

/** Words of one script: what a record keeps whole, wherever it cuts a line. */
const WORDS =
  /\p{Lu}*[\p{Ll}\p{M}]{2,}|\p{Lu}{2,}|[\p{Script=Han}々〆]{2,}|[\p{Script=Katakana}ー]{2,}|\p{Script=Hiragana}{2,}/gu;
/** Of words that only say what follows, `title: …`, `最終同期：…`, `付録A …`: what stands before them and behind. */
const BEFORE_LABEL = /(?:^|\s)[^\p{L}\s]*$/u;
const AFTER_LABEL = /^(?:\s?:|\s=\s|\s?(?:\d|[A-Z](?![A-Za-z])))/u;

/**
 * What a ledger counts as standing in a record and does not: each stretch with a word that `records` do not have, with its
 * words as `label`, in units of the line, where they only say what the rest is. The account is right only where there is none.
 */
export function findUnrecorded(
  ledger: Ledger,
  records: unknown,
  lines = ledger.source.lines,
): (UnaccountedText & { label?: Stretch })[] {
  const texts = listTexts(records);
  const known = new Map(texts.flatMap((text) => text.match(WORDS) ?? []).map((word) => [word, true]));
  let said: string | undefined;
  // Most words stand in a record as they are; the rest is looked for where lines were joined and widths changed.
  const findSaid = (word: string): boolean => {
    said ??= texts.map(toKey).join(' ');
    const key = toKey(word);
    return said.includes(key) || isSaidInParts(key, said);
  };
  return ledger.listTaken(lines).flatMap((stretch) => {
    const unsaid = [...stretch.text.matchAll(WORDS)].filter(
      ([word]) => !known.getOrInsertComputed(word, findSaid),
    );
    const [first, last] = [unsaid[0], unsaid.at(-1)];
    if (!first || !last) return [];
    const { text, from } = stretch;
    const end = last.index + last[0].length;
    const isLabel =
      end - first.index <= THRESHOLDS.label &&
      BEFORE_LABEL.test(text.slice(0, first.index)) &&
      AFTER_LABEL.test(foldWidth(text.slice(end, end + 4)));
    return [{ ...stretch, ...(isLabel && { label: { from: from + first.index, to: from + end } }) }];
  });
}

/** A run of letters that two records share is known by parts that are no chance. */
function isSaidInParts(key: string, said: string): boolean {
  const { fewest } = THRESHOLDS;
  for (let cut = fewest; cut <= key.length - fewest; cut++)
    if (said.includes(key.slice(0, cut)) && said.includes(key.slice(cut))) return true;
  return false;
}

/** Every string inside a value, in order. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
