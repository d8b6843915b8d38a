import { WIDE } from './character-classes.ts';

const IS_WIDE = new RegExp(`[${WIDE}]`);

/** Whether a character takes two columns. */
export function isWide(char: string): boolean {
  return IS_WIDE.test(char);
}

/** Columns of a text on a screen with letters of one width. */
export function countColumns(text: string): number {
  let columns = 0;
  for (let index = 0; index < text.length; index++) columns += isWide(text.charAt(index)) ? 2 : 1;
  return columns;
}
