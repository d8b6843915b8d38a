import { endsIn } from '../text/sentence.ts';
import { parseLabel } from './label.ts';
import type { Line } from './list-lines.ts';

/** Signs that set off headings in one document and items in another. */
const AMBIGUOUS = /^[■□◆◇◎★☆▼▽▲△§●○◉]+$/;

/**
 * Settles forms that one line alone cannot: an answer needs a question, an arrow answers where nothing else does, `●` stands before items where sentences follow it
 * or its lines follow each other, a number alone is no page where it counts entries.
 */
export function toForms(lines: readonly Line[]): Line[] {
  const asks = lines.some(({ form }) => form === 'question');
  const isPointed = asks && !lines.some(({ form }) => form === 'answer');
  const items = new Set(
    [...new Set(lines.map(({ style }) => style))].filter((style) => isItemStyle(lines, style)),
  );
  const sections = new Set(lines.flatMap(({ folded }) => NUMBERED_UNDER.exec(folded)?.[1] ?? []));
  return lines.map((line) => {
    const [section, letter = ''] = SECTION.exec(line.folded) ?? [];
    if (section && line.form === 'text' && sections.has(letter))
      return asSection(line, letter, section.length);
    if (line.form === 'answer' && !asks) return asText(line);
    if (isPointed && line.style === '→') return { ...line, form: 'answer' };
    const isNumbered = line.label?.kind === 'rule' || line.label?.kind === 'parts';
    if (line.form === 'heading' && isNumbered && AMBIGUOUS.test(line.style))
      return { ...line, form: isNumbersOnly(line) ? 'heading' : 'entry' };
    if (line.form === 'heading' && items.has(line.style)) return { ...line, form: 'item' };
    return line;
  });
}

/** `A - Abilities` above `A.25 - Morph`. */
const SECTION = /^([A-Z])\s{1,8}-\s{1,8}(?=[^\n]{1,80}$)/;
const NUMBERED_UNDER = /^(?:\??\+\s{0,4})?([A-Z])\.\d{1,3}[\s.]/;

function asSection(line: Line, text: string, length: number): Line {
  const [end, textFrom] = [line.from + 1, line.from + length];
  const label = { text, kind: 'parts' as const, depth: 1, end, textFrom };
  return { ...line, form: 'entry', style: 'parts-1', label, textFrom, textTo: line.to };
}

/** `■107.21、701.88b` names rules and is a heading; `☆ 701.88 灯す` is numbered. */
function isNumbersOnly(line: Line): boolean {
  return AMBIGUOUS.test(line.style) || line.style.startsWith(':') || line.style.startsWith('#')
    ? !/[^\s\d.a-z~〜、,・()項及びおよと&-]/i.test(line.folded.slice(line.textFrom - line.from)) ||
        /^:/.test(line.style)
    : false;
}

function isItemStyle(lines: readonly Line[], style: string): boolean {
  if (!AMBIGUOUS.test(style)) return false;
  const own = lines.filter((line) => line.style === style && line.form === 'heading');
  const sentences = own.filter(({ text }) => endsIn(text, '。.')).length;
  const runs = lines.filter(
    (line, index) => line.style === style && line.gap === 0 && lines[index - 1]?.style === style,
  );
  return (
    sentences * 2 > own.length || (/^[●○◉]$/.test(style) && runs.length * 2 >= own.length && own.length > 1)
  );
}

/** A line whose sign meant something else: `A.` begins an example where nothing is asked. */
function asText(line: Line): Line {
  const { style: _style, label: _label, ...rest } = line;
  const label = parseLabel(line.folded);
  const textFrom = line.from + (label?.textFrom ?? 0);
  if (!label) return { ...rest, form: 'text', style: 'text', textFrom, textTo: line.to };
  const placed = { ...label, end: line.from + label.end, textFrom };
  return {
    ...rest,
    form: 'entry',
    style: `${label.kind}-${label.depth}`,
    label: placed,
    textFrom,
    textTo: line.to,
  };
}
