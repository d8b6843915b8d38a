import { THRESHOLDS } from '../../thresholds.ts';
import { findGap } from '../join-lines.ts';
import { joinLine, offsetAt, sliceLine } from '../placed-line.ts';
import type { SourceLine, SourceSkip } from '../source-text.ts';

/** Paragraphs of printed lines as a line each; hyphens that only a line's end has are skips. */
export class ParagraphJoiner {
  readonly skips: SourceSkip[] = [];
  readonly #words: ReadonlySet<string>;

  /** `text` is that of the whole document: its words tell whose hyphens are their own. */
  constructor(text: string) {
    this.#words = new Set(text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu));
  }

  /** The printed lines of one paragraph as one. */
  join(lines: readonly SourceLine[]): SourceLine | undefined {
    const [first, ...others] = lines;
    return first && others.reduce((whole, next) => this.#join(whole, next), first);
  }

  #join(line: SourceLine, next: SourceLine): SourceLine {
    if (!this.#isInsideWord(`${line.text.slice(-THRESHOLDS.name)}\n${next.text.slice(0, THRESHOLDS.name)}`))
      return joinLine(line, next, findGap(line.text, next.text, true));
    const at = line.text.length - 1;
    const start = offsetAt(line, at);
    this.skips.push({ name: 'markup', start, end: start + 1 });
    return joinLine(sliceLine(line, 0, at), next);
  }

  /** Whether the hyphen at the end of a line is none of the word's: `coun-` `ter`, not `first-` `strike`. */
  #isInsideWord(border: string): boolean {
    const [hyphen, before, after] = HYPHEN.exec(border) ?? [];
    if (hyphen === undefined || before === undefined || after === undefined) return hyphen !== undefined;
    if (this.#words.has(before + after)) return true;
    return !this.#words.has(`${before}-${after}`) && !(this.#words.has(before) && this.#words.has(after));
  }
}

const HYPHEN = /\u00ad\n|(\p{L}+)-\n(\p{Ll}+)/u;
