import { KANA, KANJI } from '../../../model/text/character-classes.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { scoreJapanese } from '../score-text.ts';

/** The lines of a text, line ends with them, as one way to mend it gives them. */
export interface MendedLines {
  lines: string[];
  /** What it was and what it was taken for: `utf-8 read as windows-1252`. */
  misreading: string;
  /** How many lines changed: of two ways to mend a text the one that explains more of it is right, in fewer characters. */
  changed: number;
  length: number;
  /** Kana in them. */
  kana: number;
}

/** What real texts hold beyond ASCII; other characters came together by chance. */
export const PLAUSIBLE =
  /[\u0080-\u017f\u0370-\u04ff\u0192\u02c6\u02dc\u2000-\u27ff\u2e80-\u9fff\ue000-\ufaff\ufe10-\uffef\u{10000}-\u{3ffff}]/gu;

/** A text of nothing but ASCII, Japanese and the signs that its encodings have. */
export const JAPANESE = new RegExp(
  `^[\\u0000-\\u007f×÷\\u2010-\\u27bf\\u3000-\\u303f${KANA}・${KANJI}\\uff00-\\uff9f]*$`,
);

const KANA_LETTERS = new RegExp(`[${KANA}]`, 'g');

export function toMended(before: readonly string[], lines: string[], misreading: string): MendedLines {
  const changed = lines.filter((line, at) => line !== before[at]);
  return {
    lines,
    misreading,
    changed: changed.length,
    length: lines.reduce((sum, line) => sum + line.length, 0),
    kana: changed.join('').match(KANA_LETTERS)?.length ?? 0,
  };
}

/** Whether the lines that changed are Japanese now. UTF-8 proves itself; other encodings do by this. */
export function becameJapanese(before: readonly string[], { lines, kana }: MendedLines): boolean {
  const changed = lines.filter((line, at) => line !== before[at]).join('');
  return kana >= THRESHOLDS.kana && scoreJapanese(changed) >= THRESHOLDS.japanese;
}
