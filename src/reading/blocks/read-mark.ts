import { EXAMPLE_WORDS, NOTE_WORDS } from '../words.ts';
/** What begins an example: `Example:`, `例:`, `例2:`. To be put at the start of a pattern. */
export const EXAMPLE = `(?:${EXAMPLE_WORDS})\\s*\\d{0,2}\\s*:\\s*`;

/** What may be before the number of an entry, with its blanks: `?+ `, `・`. To be put inside a pattern. */
export const MARKS = '(?:[?+*・•●○◎※-]{1,2}\\s{0,4})?';

/** The marks and the word that begin a note among numbered entries: `?+ Note - `, `注意：`. Takes folded text. */
export const NOTE = new RegExp(`^\\s*(${MARKS}(?:${NOTE_WORDS}))\\s{0,8}[-:]\\s*(?=\\S)`);

const AT_START = new RegExp(`^(?<example>${EXAMPLE})|^(?:[•●‣▪◦■□・]|[-*](?=\\s)|\\*(?=[^\\x20-\\x7e]))\\s*`);

/** The mark with the blanks after it that begins an example or an item of a list. Takes folded text. */
export function readMark(folded: string): { type: 'example' | 'item'; length: number } | undefined {
  const match = AT_START.exec(folded);
  return match
    ? { type: match.groups?.['example'] ? 'example' : 'item', length: match[0].length }
    : undefined;
}

/** Whether folded text begins with the mark of an example. */
export function isExample(folded: string): boolean {
  return readMark(folded)?.type === 'example';
}
