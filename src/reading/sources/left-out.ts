import type { Ledger } from './ledger.ts';

/** Text that was left out under a name: how many letters, and each stretch of it. */
export interface LeftOutText {
  name: string;
  letters: number;
  stretches: { text: string; start: number }[];
}

/** What is no text of a document: markup and what a browser runs, signs, words that only say what a record is,
 * addresses, and the parts of a mail that repeat it or are told apart. */
const NO_TEXT = new Set(
  'markup script style head template svg blank marker label columns separator difference-header mail-header attachment alternative address'.split(
    ' ',
  ),
);
const TAG = /<[^<>]*>/g;
const LETTERS = /[\p{L}\p{N}]/gu;

/** The text of a document that no record holds, by the name of the skip. */
export function findLeftOut(ledger: Ledger): LeftOutText[] {
  const { source } = ledger;
  const found = new Map<string, LeftOutText>();
  for (const { name, start, end } of [...(source.skips ?? []), ...ledger.listLeftOut()]) {
    if (NO_TEXT.has(name)) continue;
    const text = source.text.slice(start, end).replace(TAG, ' ').trim();
    const letters = text.match(LETTERS)?.length ?? 0;
    if (letters === 0) continue;
    const known = found.get(name) ?? { name, letters: 0, stretches: [] };
    known.letters += letters;
    known.stretches.push({ text, start });
    found.set(name, known);
  }
  return [...found.values()];
}

/** What of it the records do not say elsewhere, as contents do whose entries head the text. */
export function findUnsaid(leftOut: readonly LeftOutText[], records: unknown): LeftOutText[] {
  const said = toKey(JSON.stringify(records));
  return leftOut.flatMap(({ name, stretches }) => {
    const unsaid = stretches.filter(({ text }) => !said.includes(toKey(text)));
    const letters = unsaid.reduce((sum, { text }) => sum + (text.match(LETTERS)?.length ?? 0), 0);
    return unsaid.length > 0 ? [{ name, letters, stretches: unsaid }] : [];
  });
}

function toKey(text: string): string {
  return text.normalize('NFKC').replace(/\P{L}/gu, '');
}
