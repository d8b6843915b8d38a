import { isRuleNumber } from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { insertText, keepStretches, type Stretch, skipBetween } from './placed-line.ts';
import type { SourceLine, SourceSkip } from './source-text.ts';

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
    let after = 0;
    return texts.map((cell, index) => {
      const stretches = [...(index === 0 ? [number] : []), ...withoutQuotes(line.text, cell)];
      const to = index === texts.length - 1 ? line.text.length : cell.to;
      skips.push(...skipBetween('markup', line, { from: after, to }, stretches));
      after = cell.to;
      const kept = keepStretches(line, stretches);
      return index === 0 ? insertText(kept, number.to - number.from, ' ', number.to) : kept;
    });
  });
  return { lines: cut, skips };
}

/** Enough of a line to tell whether a number begins it. */
const LEAD = 12;

/** A rule's number alone, and behind it texts of both languages. */
function isPair(text: string, number: Stretch, texts: readonly Stretch[]): boolean {
  const langs = new Set(texts.map(({ from, to }) => languageOf(text.slice(from, to))));
  return (
    isRuleNumber(foldWidth(text.slice(number.from, number.to)).replace(/\.$/, '')) &&
    langs.has('en') &&
    langs.has('ja')
  );
}

/** The cells of a row that hold something, blanks and quotation marks at their ends left out. */
function listCells(text: string): Stretch[] {
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
function withoutQuotes(text: string, { from, to }: Stretch): Stretch[] {
  if (text.charAt(from - 1) !== '"') return [{ from, to }];
  const spans: Stretch[] = [];
  let at = from;
  for (const { index } of text.slice(from, to).matchAll(/""/g)) {
    spans.push({ from: at, to: from + index });
    at = from + index + 1;
  }
  return [...spans, { from: at, to }];
}
