import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { toCodePointName } from '../../model/text/control-characters.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { keepStretches } from './placed-line.ts';
import { offsetAt, type SourceLine, type SourceSkip } from './source-text.ts';

/**
 * Control characters: C0 and C1, direction marks and overrides, noncharacters. Of the others, `space` is read as one (vertical
 * tab, form feed, Unicode's line separators; the Japanese stand-in has U+2028 in 613.9), `invisible` shows nothing: soft hyphen,
 * zero-width space and joiners, byte order marks inside the text.
 */
const UNSHOWN =
  /(?<space>[\u000b\u000c\u2028\u2029])|(?<invisible>[\u00ad\u200b-\u200d\u2060-\u2064\ufeff])|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
/** Zero-width spaces after the number that begins a line, and between words that nothing else parts, are its blanks. */
const ZERO_WIDTH_SPACE = '\u200b';
const AFTER_NUMBER = /^(\s*\d[\d.]*[a-z]{0,2}\.?)\u200b+(?=\S)/;
const BETWEEN_WORDS = /(?<=[a-z,.)’”])\u200b+(?=[a-z“(])/gi;

/**
 * Takes out of the lines what must not reach a page: control and direction characters (skip `control`, reported with their
 * place), invisible ones (skip `invisible`). The text of the source keeps them; `offsets` lead back.
 */
export function removeControlCharacters(lines: readonly SourceLine[], skips: SourceSkip[], file: string) {
  const found: Diagnostic[] = [];
  const cleaned = lines.map((raw): SourceLine => {
    if (raw.text.search(UNSHOWN) < 0) return raw;
    const parted = raw.text.includes(ZERO_WIDTH_SPACE) ? toSpaces(raw) : raw;
    const text = parted.text.replace(UNSHOWN, (char, space) => (space ? ' ' : char));
    const line = text === raw.text ? raw : { ...raw, text };
    const hits = [...text.matchAll(UNSHOWN)].map(({ 0: char, index, groups }) => {
      const isControl = groups?.['invisible'] === undefined;
      const start = offsetAt(line, index);
      skips.push({ name: isControl ? 'control' : 'invisible', start, end: start + 1 });
      return { char, index, isControl };
    });
    const controls = hits.filter(({ isControl }) => isControl);
    if (controls[0]) {
      const names = [...new Set(controls.map(({ char }) => toCodePointName(char)))].slice(0, 8).join(', ');
      const place = { file, line: line.number, column: controls[0].index + 1 };
      const message = `${controls.length} control or direction characters (${names}) were left out`;
      found.push(reportDiagnostic('control-character', place, message, undefined, { actual: names }));
    }
    const ends = [...hits.map(({ index }) => index), line.text.length];
    const kept = ends.map((to, at) => ({ from: (ends[at - 1] ?? -1) + 1, to }));
    return hits.length > 0 ? keepStretches(line, kept) : line;
  });
  return { lines: cleaned, diagnostics: limitReports(found) };
}

/** The line with the zero-width spaces that part its words as spaces, unit for unit. */
function toSpaces(line: SourceLine): SourceLine {
  const blank = (zeroWidth: string) => ' '.repeat(zeroWidth.length);
  let text = line.text.replace(
    AFTER_NUMBER,
    (whole, number: string) => number + blank(whole.slice(number.length)),
  );
  if (!/[a-z] [a-z]/i.test(text)) text = text.replaceAll(BETWEEN_WORDS, blank);
  return { ...line, text };
}

/** Diagnostics of many lines, each where not too many; the rest in one, at the first of them. */
export function limitReports(found: readonly Diagnostic[]): Diagnostic[] {
  const next = found[THRESHOLDS.reported];
  if (!next) return [...found];
  const actual = `${found.length - THRESHOLDS.reported}`;
  const message = `likewise in ${actual} lines from here on: ${next.message}`;
  return [...found.slice(0, THRESHOLDS.reported), { ...next, message, actual }];
}
