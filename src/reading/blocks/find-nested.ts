import { fromRoman } from '../../model/text/roman.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';
import type { LeadingLabel } from './label.ts';
import type { Line } from './list-lines.ts';

/** What a sign at the beginning of a line may count: `I.` a first or a ninth. */
interface Counted {
  /** Its letters and its punctuation: what signs of one level have in common. */
  style: string;
  count: number;
  sign: string;
}

/** `IV. `, `B) `, `12. `, `(c) `. */
const SIGN = /^(\(?)([IVX]{1,5}|[A-Z]|\d{1,2}|[a-z]|[ivx]{1,5})([.)])\s+(?=\S)/;

/**
 * Lists inside each other, from Roman numbers or capitals down (`I.`, `A.`, `1.`, `a.`), in a text without numbers of
 * several parts: each line with the path to it as its label, `I.A.1`.
 */
export function findNested(lines: readonly Line[]): Map<Line, LeadingLabel> {
  const found = new Map<Line, LeadingLabel>();
  const open: Counted[] = [];
  if (lines.some(({ label }) => isOneOf(label?.kind, 'rule', 'parts', 'named'))) return found;
  for (const line of lines) {
    const [whole = '', before = '', sign = '', behind = ''] = SIGN.exec(line.folded) ?? [];
    if (whole === '' || line.cells || !isOneOf(line.form, 'text', 'entry', 'answer')) continue;
    if (!addTo(open, countSign(sign, before + behind))) continue;
    const text = open.map((level) => level.sign).join('.');
    const end = whole.trimEnd().length;
    found.set(line, { text, kind: 'parts', depth: open.length, end, textFrom: whole.length });
  }
  const depths = [...found.values()].map(({ depth }) => depth);
  const top = depths.filter((depth) => depth === 1).length;
  const isNested = top >= THRESHOLDS.several && depths.length - top >= THRESHOLDS.several;
  return isNested && isOneOf(open[0]?.style.charAt(0), 'I', 'A') ? found : new Map();
}

/** Goes on in the innermost list that a sign may count in, or begins one inside it; false where it does neither. */
function addTo(open: Counted[], options: readonly Counted[]): boolean {
  const goesOn = (level: Counted, { style, count }: Counted) =>
    style === level.style && count === level.count + 1;
  const at = open.findLastIndex((level) => options.some((option) => goesOn(level, option)));
  const level = open[at];
  const next = level
    ? options.find((option) => goesOn(level, option))
    : options.find(({ style, count }) => count === 1 && open.every((other) => other.style !== style));
  if (!next) return false;
  if (level) open.length = at;
  open.push(next);
  return true;
}

function countSign(sign: string, punctuation: string): Counted[] {
  if (/\d/.test(sign)) return [{ style: `1${punctuation}`, count: Number(sign), sign }];
  const isCapital = sign === sign.toUpperCase();
  const roman = /^[ivx]+$/i.test(sign) ? fromRoman(sign) : 0;
  const letter = sign.length === 1 ? sign.charCodeAt(0) - (isCapital ? 64 : 96) : 0;
  return [
    { style: (isCapital ? 'I' : 'i') + punctuation, count: roman, sign },
    { style: (isCapital ? 'A' : 'a') + punctuation, count: letter, sign },
  ];
}
