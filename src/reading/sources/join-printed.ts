import { THRESHOLDS } from '../thresholds.ts';
import { findGap } from './join-lines.ts';
import { joinLine, sliceLine } from './placed-line.ts';
import { offsetAt, type SourceLine, type SourceSkip } from './source-text.ts';

/** The printed lines of a paragraph as one; a hyphen that only a line's end has is a skip. `words` are those of the document. */
export function joinPrinted(
  [first, ...others]: readonly SourceLine[],
  words: ReadonlySet<string>,
  skips: SourceSkip[],
): SourceLine | undefined {
  return (
    first &&
    others.reduce((line, next) => {
      const border = `${line.text.slice(-THRESHOLDS.name)}\n${next.text.slice(0, THRESHOLDS.name)}`;
      if (!isInsideWord(border, words)) return joinLine(line, next, findGap(line.text, next.text, true));
      const at = line.text.length - 1;
      const start = offsetAt(line, at);
      skips.push({ name: 'markup', start, end: start + 1 });
      return joinLine(sliceLine(line, 0, at), next);
    }, first)
  );
}

/** Whether the hyphen at the end of a line is none of the word's: `coun-` `ter`, not `first-` `strike`. */
function isInsideWord(border: string, words: ReadonlySet<string>): boolean {
  const [[hyphen, before = '', after = ''] = []] = border.matchAll(HYPHEN);
  if (hyphen === undefined || before === '' || words.has(before + after)) return hyphen !== undefined;
  return !words.has(`${before}-${after}`) && !(words.has(before) && words.has(after));
}

/** The words of a text, those with hyphens whole. */
export const listWords = (text: string): ReadonlySet<string> => new Set(text.match(WORDS));

/** Printed lines as a text without the words that their ends part, of which any may be one word. */
export function withoutParted(lines: readonly string[]): string {
  const text = lines.map((line) => line.trim()).join('\n');
  return text.replace(HYPHEN, ' ');
}

const WORDS = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const HYPHEN = /\u00ad\n|(\p{L}+)-\n(\p{Ll}+)/gu;
