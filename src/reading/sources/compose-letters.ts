import { offsetAt } from './placed-line.ts';
import type { SourceLine } from './source-text.ts';

/** A letter with the marks after it; half-width katakana and its punctuation, each with its sound mark. */
const APART = /[^\p{M}]\p{M}+|[\uff61-\uff9d][\uff9e\uff9f]?/u;
const PIECE = new RegExp(`${APART.source}|[^]`, 'gu');

/**
 * The line with each letter in one unit, so that patterns find it. A letter and its marks apart become the one that they
 * are canonically equal to; half-width katakana is read as katakana, and `printed` keeps what is written: `ｶﾞ` → `ガ`.
 */
export function composeLetters(line: SourceLine): SourceLine {
  if (!APART.test(line.text)) return line;
  let text = '';
  const printed: string[] = [];
  const offsets: number[] = [];
  for (const { 0: written, index } of line.text.matchAll(PIECE)) {
    const isHalfWidth = /^[\uff61-\uff9d]/.test(written);
    const composed = written.normalize(isHalfWidth ? 'NFKC' : 'NFC');
    const last = index + written.length - 1;
    const isWhole = offsetAt(line, last) - offsetAt(line, index) === last - index;
    const letter = isWhole && (composed.length < written.length || isHalfWidth) ? composed : written;
    for (let unit = 0; unit < letter.length; unit++) {
      printed.push(isHalfWidth ? written : letter.charAt(unit));
      offsets.push(offsetAt(line, index + unit));
    }
    text += letter;
  }
  return { ...line, text, offsets, printed };
}
