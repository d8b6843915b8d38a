import type { SourceText } from '../../sources/source-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { classifyPieces } from './classify-pieces.ts';
import { splitPieces } from './split-pieces.ts';

/** Text that is looked at: enough for what an update begins with. */
const SAMPLE = 100_000;

/**
 * How sure it is, from 0 to 1, that a text sets English and Japanese rules side by side, or comments on rules by number
 * (`■107.21`). Whole editions are in one language; rulings have ids of their own.
 */
export function recogniseCrUpdate(source: SourceText): number {
  const last = source.lines.findIndex(({ start }) => start > SAMPLE);
  const lines = last < 0 ? source.lines : source.lines.slice(0, last);
  const sample = lines.map((line) => ({ ...line, text: line.text.slice(0, SAMPLE) }));
  const parts = classifyPieces(splitPieces({ ...source, lines: sample }));
  const heads = parts.filter(({ role }) => role === 'head').map(({ piece }) => piece);
  const comments = parts.filter(({ role }) => role === 'comment').length;
  if (comments > 0 && comments >= heads.length) return 0.7;
  if (heads.length === 0) return 0;
  if (countForeign(sample) * 4 > heads.length) return 0.2;
  const english = new Set(heads.filter(({ lang }) => lang === 'en').map(({ number }) => number));
  const japanese = new Set(heads.filter(({ lang }) => lang === 'ja').map(({ number }) => number));
  const both = [...english].filter((number) => japanese.has(number)).length;
  const fewer = Math.min(english.size, japanese.size);
  if (fewer === 0 || fewer * 10 < heads.length) return 0.1;
  return both === 0 ? 0.55 : 0.75 + 0.2 * (both / Math.max(1, fewer));
}

/** Numbers of another game's rules (`103.4.c.`): its 104 is not ours, so a wrong reading is worse than none. */
function countForeign(lines: readonly { text: string }[]): number {
  return lines.reduce((sum, { text }) => sum + (foldWidth(text).match(FOREIGN)?.length ?? 0), 0);
}

const FOREIGN = /(?<=^|\s)\d{3}\.\d{1,3}\.(?:[a-z]|\d{1,3})\.(?=\s|$)/g;
