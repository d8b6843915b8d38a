import { isRuleNumber } from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { languageOf } from '../../model/text/language-of.ts';
import type { SourceLine, SourceSkip } from './source-text.ts';

interface Cell {
  from: number;
  to: number;
}

/**
 * Cuts rows that set a rule's texts in both languages beside each other (number, English, Japanese and what else there is,
 * between tabs, pipes or commas) into a line a cell; the number stays before the first. What parts them is the skip `markup`.
 */
export function splitCells(lines: readonly SourceLine[]): { lines: SourceLine[]; skips: SourceSkip[] } {
  const skips: SourceSkip[] = [];
  const cut = lines.flatMap((line) => {
    const [number, ...texts] = /^[\s|"]*\d{3}/.test(foldWidth(line.text.slice(0, LEAD)))
      ? listCells(line.text)
      : [];
    if (!number || !isPair(line.text, number, texts)) return [line];
    const offsetOf = (unit: number) => line.offsets?.[unit] ?? line.start + unit;
    let after = 0;
    const skipTo = (to: number) => {
      if (to > after) skips.push({ name: 'markup', start: offsetOf(after), end: offsetOf(to - 1) + 1 });
    };
    return texts.map((cell, index) => {
      const spans = [...(index === 0 ? [number] : []), ...withoutQuotes(line.text, cell)];
      const offsets: number[] = [];
      let text = '';
      for (const { from, to } of spans) {
        if (index === 0 && text !== '' && !/\s$/.test(text) && after === number.to) {
          text += ' ';
          offsets.push(offsetOf(after));
        }
        skipTo(from);
        for (let unit = from; unit < to; unit++) offsets.push(offsetOf(unit));
        text += line.text.slice(from, to);
        after = to;
      }
      if (index === texts.length - 1) skipTo(line.text.length);
      return { ...line, text, offsets, start: offsets[0] ?? line.start };
    });
  });
  return { lines: cut, skips };
}

/** Enough of a line to tell whether a number begins it. */
const LEAD = 12;

/** A rule's number alone, and behind it texts of both languages. */
function isPair(text: string, number: Cell, texts: readonly Cell[]): boolean {
  const langs = new Set(texts.map(({ from, to }) => languageOf(text.slice(from, to))));
  return (
    isRuleNumber(foldWidth(text.slice(number.from, number.to)).replace(/\.$/, '')) &&
    langs.has('en') &&
    langs.has('ja')
  );
}

/** The cells of a row that hold something, blanks and quotation marks at their ends left out. */
function listCells(text: string): Cell[] {
  const sign = ['\t', '|'].find((each) => text.includes(each)) ?? ',';
  const pattern = sign === ',' ? /"(?:[^"]|"")*"|[^,]+/g : sign === '|' ? /[^|]+/g : /[^\t]+/g;
  return [...text.matchAll(pattern)].flatMap(({ 0: raw, index }) => {
    const quoted = /^\s*"(.*)"\s*$/.exec(raw);
    const inner = quoted?.[1] ?? raw;
    const from = index + raw.indexOf(inner) + inner.length - inner.trimStart().length;
    return inner.trim() === '' ? [] : [{ from, to: from + inner.trim().length }];
  });
}

/** A cell without the first of each two quotation marks that stand for one. */
function withoutQuotes(text: string, { from, to }: Cell): Cell[] {
  if (text.charAt(from - 1) !== '"') return [{ from, to }];
  const spans: Cell[] = [];
  let at = from;
  for (const { index } of text.slice(from, to).matchAll(/""/g)) {
    spans.push({ from: at, to: from + index });
    at = from + index + 1;
  }
  return [...spans, { from: at, to }];
}
