import { showControlCharacters } from '../../model/text/control-characters.ts';

/** A line for a terminal: what names and texts of others could steer it with is shown by name, `[U+001B]`. */
export function toPrintable(line: string): string {
  return showControlCharacters(line).replace(/[\r\n\t\u2028\u2029]+/g, ' ');
}
