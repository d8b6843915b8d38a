import { endsIn } from '../../model/text/sentence.ts';
import { isOneOf } from '../words.ts';
import { findDoubtful } from './find-outline.ts';
import { type LeadingLabel, parseLabel } from './label.ts';
import type { Line } from './list-lines.ts';
import { toEntryForm } from './read-line.ts';
import { MARKS, NOTE } from './read-mark.ts';

/** Signs that set off headings in one document and items in another. */
const AMBIGUOUS = /^[■□◆◇◎★☆▼▽▲△§●○◉]+$/;

/**
 * Settles forms that one line alone cannot: an answer needs a question, an arrow answers where nothing else does, `●` is before items where sentences follow it
 * or its lines follow each other, a number alone is no page where it counts entries.
 */
export function toForms(lines: readonly Line[]): Line[] {
  const asks = lines.some(({ form }) => form === 'question');
  const isPointed = asks && !lines.some(({ form }) => form === 'answer');
  const items = new Set(
    [...new Set(lines.map(({ style }) => style))].filter((style) => isItemStyle(lines, style)),
  );
  const sections = new Set(lines.flatMap(({ folded }) => NUMBERED_UNDER.exec(folded)?.[1] ?? []));
  const counted = findCounted(lines);
  const heads = findRunningHeads(lines);
  const isRoman = lines.some(({ folded }) => /^II[.)]\s/.test(folded));
  const doubtful = findDoubtful(lines);
  return lines.map((line) => {
    if (doubtful.has(line)) return withoutLabel(line);
    const [section, letter = ''] = SECTION.exec(line.folded) ?? [];
    if (section && sections.has(letter) && isOneOf(line.form, 'text', 'entry', 'answer'))
      return asEntry(line, { text: letter, kind: 'parts', depth: 1, end: 1, textFrom: section.length });
    const [roman = '', number = ''] = (isRoman && ROMAN.exec(line.folded)) || [];
    if (roman && isOneOf(line.form, 'text', 'entry'))
      return asEntry(line, {
        text: `${ROMANS.indexOf(number) + 1}`,
        kind: 'count',
        depth: 1,
        end: number.length + 1,
        textFrom: roman.length,
      });
    if (heads.has(line)) return { ...line, form: 'page' };
    if (sections.size > 0 && NOTE.test(line.folded)) return { ...asText(line), form: 'item', style: 'note' };
    if (line.form === 'answer' && !asks) return asText(line);
    const count = counted.get(line);
    if (count) return asEntry(line, count);
    if (isPointed && line.style === '→') return { ...line, form: 'answer' };
    const isNumbered = line.label?.kind === 'rule' || line.label?.kind === 'parts';
    if (line.form === 'heading' && isNumbered && AMBIGUOUS.test(line.style))
      return { ...line, form: isNumbersOnly(line) ? 'heading' : 'entry' };
    if (line.form === 'heading' && items.has(line.style)) return { ...line, form: 'item' };
    return line;
  });
}

const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** `IV. CARDS`, where `II.` is counted too. */
const ROMAN = new RegExp(`^(${ROMANS.join('|')})[.)]\\s+(?=\\S)`);

/** The name of a document beside the number of a page, one of several that count on. */
const BESIDE_PAGE = /^(?:(\d{1,3})\s{2,}(\S.{2,60})|(\S.{2,60}?)\s{2,}(\d{1,3}))$/;

/** Lines that a printer put on each page: a name set far from a number that grows. */
function findRunningHeads(lines: readonly Line[]): Set<Line> {
  const heads = new Map<string, { page: number; line: Line }[]>();
  for (const line of lines) {
    const [, pageBefore, after, before, pageAfter] =
      (line.form === 'text' && BESIDE_PAGE.exec(line.folded)) || [];
    const name = before ?? after;
    if (name === undefined) continue;
    const known = heads.get(name) ?? [];
    const page = Number(pageBefore ?? pageAfter);
    if (page > (known.at(-1)?.page ?? 0)) heads.set(name, [...known, { page, line }]);
  }
  return new Set(
    [...heads.values()].flatMap((found) => (found.length > 1 ? found.map(({ line }) => line) : [])),
  );
}

/** `A - Abilities`, `A. Abilities` above `A.25 - Morph`. */
const SECTION = /^([A-Z])(?:\s{1,8}-|\.)\s{1,8}(?=[^\n]{1,80}$)/;
const NUMBERED_UNDER = new RegExp(`^${MARKS}([A-Z])\\.\\d{1,3}[\\s.]`);

/** `■107.21、701.88b` names rules and is a heading; `☆ 701.88 灯す` is numbered. */
function isNumbersOnly({ folded, from, textFrom }: Line): boolean {
  return !/[^\s\d.a-z~〜、,・()項及びおよと&-]/i.test(folded.slice(textFrom - from));
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
  return label ? asEntry(line, label) : { ...rest, form: 'text', style: 'text', textFrom, textTo: line.to };
}

/** A line whose number begins nothing: text, or the item or heading that its sign makes it. */
function withoutLabel({ label, ...line }: Line): Line {
  return line.form === 'entry'
    ? { ...line, form: 'text', style: 'text', textFrom: line.from }
    : { ...line, textFrom: Math.min(line.textFrom, label?.textFrom ?? line.textFrom) };
}

/** A line as the entry that a label in it numbers; offsets of the label are of the line. */
function asEntry(line: Line, label: LeadingLabel): Line {
  const placed = { ...label, end: line.from + label.end, textFrom: line.from + label.textFrom };
  return { ...line, ...toEntryForm(placed), textTo: line.to };
}

/** What counts without a sign: `1　参加者は`, `ア　`, `イ．`; only a second line of the series tells it from a text. */
const UNSIGNED = /^(?:(\d{1,2})\s+|(\p{Script=Katakana})[\s.)、]\s*)(?=[^\s\x20-\x7e])/u;
const SERIES = ['アイウエオカキクケコサシスセソ', 'イロハニホヘトチリヌ'];

/** Lines of text that count on from one, each with its label. */
function findCounted(lines: readonly Line[]): Map<Line, LeadingLabel> {
  const counted = new Map<Line, LeadingLabel>();
  for (const toOrdinal of [
    (sign: string) => Number(sign),
    ...SERIES.map((series) => (sign: string) => series.indexOf(sign) + 1),
  ]) {
    let run: [Line, LeadingLabel][] = [];
    for (const line of lines) {
      const [whole, digits, kana = ''] = (line.form === 'text' && UNSIGNED.exec(line.folded)) || [];
      const text = digits ?? kana;
      if (whole === undefined) continue;
      const label: LeadingLabel = { text, kind: 'count', depth: 1, end: text.length, textFrom: whole.length };
      const ordinal = toOrdinal(text);
      if (ordinal === 1) run = [];
      if (ordinal !== run.length + 1 || (run[0] && run[0][0].indent !== line.indent)) continue;
      run.push([line, label]);
      if (run.length === 2) for (const [each, its] of run) counted.set(each, its);
      else if (run.length > 2) counted.set(line, label);
    }
  }
  return counted;
}
