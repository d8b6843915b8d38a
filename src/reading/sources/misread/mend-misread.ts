import { THRESHOLDS } from '../../thresholds.ts';
import { BEYOND_ASCII } from '../score-text.ts';
import { splitWithEnds } from '../split-lines.ts';
import { mendEncoding } from './mend-encoding.ts';
import { mendWide } from './mend-wide.ts';
import { mendWritten } from './mend-written.ts';

/** A text that a program had read in the wrong encoding and saved so, read rightly again. */
export interface MendedText {
  text: string;
  /** What it was and what it was taken for, latest first: `utf-8 read as windows-1252`. */
  misreadings: string[];
  /** Offset of the first mended character in `text`. */
  first: number;
  /** Lines with mended characters. */
  lines: number;
}

/**
 * Mends what was read in the wrong encoding and saved as UTF-8, once or several times, in all of a text or in some of its
 * lines: UTF-8 taken for windows-1252 (Latin-1), Mac Roman, cp437, Shift_JIS or GBK; Shift_JIS and EUC-JP taken for the
 * first three, Shift_JIS for GBK, EUC-JP for Shift_JIS; UTF-16 taken for UTF-8 or windows-1252; ISO-2022-JP without its
 * escape characters; characters written as numbers, unless markup is to be read yet. `itâ€™s` → `it’s`. Undefined where
 * nothing is: `café` stays.
 */
export function mendMisread(printed: string, isMarkup = false): MendedText | undefined {
  const wide = mendWide(printed);
  const misreadings = wide ? [wide.misreading] : [];
  let lines = splitWithEnds(wide?.text ?? printed);
  const touched = new Set(wide ? lines.keys() : []);
  for (let time = 0; time <= THRESHOLDS.fewest; time++) {
    const [mended] = [...mendEncoding(lines), ...mendWritten(lines, isMarkup)].sort(
      (a, b) => b.changed - a.changed || a.length - b.length,
    );
    if (!mended?.changed) break;
    for (const [at, line] of mended.lines.entries()) if (line !== lines[at]) touched.add(at);
    lines = mended.lines;
    misreadings.push(mended.misreading);
  }
  if (touched.size === 0) return undefined;
  const [line = 0] = [...touched].sort((a, b) => a - b);
  const column = Math.max(0, (lines[line] ?? '').search(BEYOND_ASCII));
  const first = lines.slice(0, line).join('').length + column;
  return { text: lines.join(''), misreadings, first, lines: touched.size };
}
