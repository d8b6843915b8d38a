import { THRESHOLDS } from '../thresholds.ts';
import { joinLine, offsetAt, sliceLine } from './placed-line.ts';
import type { SourceLine } from './source-text.ts';

/** One character, with the marks that belong to it. */
const LETTER = /^\s*\S\p{M}*\s*$/u;

/**
 * Joins lines of one character each, as vertical print and narrow cells give when they are copied. What is between all
 * of them, nothing or empty lines, parts characters; more parts lines, and more still is an empty line. A line of white
 * space alone is a space.
 */
export function joinLetters(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const run = takeRun(lines, at);
    // One by one: a run may be longer than a call takes arguments.
    for (const line of isSpelled(run) ? joinRun(run) : run) joined.push(line);
    at += run.length;
  }
  return joined;
}

/** The lines of one character from here on with the empty ones between them; a line of any other kind alone. */
function takeRun(lines: readonly SourceLine[], from: number): SourceLine[] {
  let to = from;
  for (let at = from; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (lines[at]?.cell) break;
    if (LETTER.test(text)) to = at + 1;
    else if (text.trim() !== '') break;
  }
  return lines.slice(from, Math.max(to, from + 1));
}

/** Whether the characters make a text: enough of them, kana or small letters among them, in no order of an alphabet. */
function isSpelled(run: readonly SourceLine[]): boolean {
  if (run.length < THRESHOLDS.partedLetters) return false;
  const letters = run.map(({ text }) => text.trim()).filter((text) => text !== '');
  const written = letters.filter((letter) => /[\p{sc=Hiragana}\p{sc=Katakana}\p{Ll}]/u.test(letter));
  const ascending = letters.filter((letter, at) => letter > (letters[at - 1] ?? '')).length;
  return (
    letters.length >= THRESHOLDS.partedLetters &&
    new Set(letters).size >= THRESHOLDS.partedLetters / 2 &&
    written.length * 8 >= letters.length &&
    ascending * 5 < letters.length * 4
  );
}

function joinRun(run: readonly SourceLine[]): SourceLine[] {
  const gaps: number[] = [];
  let gap = 0;
  for (const { text } of run.slice(1))
    if (text === '') gap++;
    else {
      gaps.push(gap);
      gap = 0;
    }
  const [within = 0, between = Number.POSITIVE_INFINITY] = [...new Set(gaps)].sort((a, b) => a - b);
  const joined: SourceLine[] = [];
  for (const line of run) {
    if (line.text === '') {
      gap++;
      continue;
    }
    const last = joined.at(-1);
    if (last && gap <= within) joined[joined.length - 1] = joinLine(last, line);
    else {
      if (last && gap > between) joined.push(sliceLine(line, 0, 0));
      joined.push(line);
    }
    gap = 0;
  }
  return joined;
}

const APART = /[\p{M}\uff61-\uff9d]/u;
/** A letter with the marks after it; half-width katakana and its punctuation, each with its sound mark; any other sign. */
const PIECE = /[^\p{M}]\p{M}+|[\uff61-\uff9d][\uff9e\uff9f]?|./gsu;

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
    const isHalfWidth = written >= '\uff61' && written < '\uff9e';
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
