import { isWide } from '../../../model/text/script.ts';
import { joinLine, sliceLine } from '../placed-line.ts';
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
    const hyphened = this.#endsInsideWord(line.text, next.text);
    if (hyphened) {
      const at = line.text.length - 1;
      const offset = line.offsets?.[at] ?? line.start + at;
      this.skips.push({ name: 'markup', start: offset, end: offset + 1 });
      return joinLine(sliceLine(line, 0, at), next);
    }
    return joinLine(line, next, isTight(line.text, next.text) ? '' : ' ');
  }

  /** Whether the hyphen at the end of a line is none of the word's: `coun-` `ter`, not `first-` `strike`. */
  #endsInsideWord(text: string, next: string): boolean {
    if (text.endsWith('\u00ad')) return true;
    const [, before] = /(\p{L}+)-$/u.exec(text) ?? [];
    const [after] = /^\p{Ll}+/u.exec(next) ?? [];
    if (before === undefined || after === undefined) return false;
    if (this.#words.has(before + after)) return true;
    return !this.#words.has(`${before}-${after}`) && !(this.#words.has(before) && this.#words.has(after));
  }
}

/** A number or a reference that was cut, a hyphen, and Japanese are joined without a blank. */
function isTight(text: string, next: string): boolean {
  if (/^[–—]\S/.test(next) || (text.endsWith('}') && next.startsWith('{'))) return true;
  if (/\S[-–—/]$/u.test(text) && !/^\p{P}?\s/u.test(next)) return true;
  if (/(?:rules?|sections?)\s\d[\d.]*\.$/i.test(text) && /^\d{1,3}[a-z]?(?![\d\p{L}])/u.test(next))
    return true;
  return isWide(text.at(-1) ?? '') || isWide(next.charAt(0));
}
