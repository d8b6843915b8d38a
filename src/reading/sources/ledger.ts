import type { Place } from '../../model/records/place.ts';
import { hasWord } from '../../model/text/script.ts';
import { THRESHOLDS } from '../thresholds.ts';

import { offsetAt, placeAt, type SourceLine, type SourceSkip, type SourceText } from './source-text.ts';

/** What became of a character. */
const [OPEN, IN_RECORD, SKIPPED] = [0, 1, 2] as const;
/** Marks of a letter before them; sound marks of half-width katakana. */
const MARKS = /[\p{M}\uff9e\uff9f]+/uy;

/** What became of a source's characters, in UTF-16 units; `inRecords + skipped + unaccounted = characters`. */
export interface Account {
  characters: number;
  inRecords: number;
  skipped: number;
  /** Skipped characters by the name of the skip; `blank` is white space and line ends between the parts. */
  skippedBy: Record<string, number>;
  unaccounted: number;
}

/** A stretch of a line, `from` a unit of it. */
export interface UnaccountedText {
  text: string;
  place: Place;
  line: SourceLine;
  from: number;
}

/**
 * Keeps count of what a reader has done with each character of a source. A reader gets text for its records from
 * `take` only, so that nothing is in a record uncounted, and names what it leaves out with `skip`.
 */
export class Ledger {
  readonly source: SourceText;
  readonly #state: Uint8Array;
  readonly #skippedBy = new Map<string, number>();
  readonly #leftOut: SourceSkip[] = [];

  constructor(source: SourceText) {
    this.source = source;
    this.#state = new Uint8Array(source.text.length);
    for (const { name, start, end } of source.skips ?? []) this.skipOffsets(name, start, end);
  }

  /** The characters from `from` to `to` of a line, now counted as standing in a record. */
  take(line: SourceLine, from = 0, to = line.text.length): string {
    this.#mark(line, from, to, IN_RECORD);
    return line.printed?.slice(from, to).join('') ?? line.text.slice(from, to);
  }

  /**
   * Leaves characters out under a name: `contents`, `furniture`, `separator`, `marker`. A marker holds signs; a word or two
   * that say what a record is (`質問：`, `Example:`) are a `label`; any other words among them are not left out.
   */
  skip(line: SourceLine, name: string, from = 0, to = line.text.length): void {
    const text = line.text.slice(from, to);
    const isLabel = name === 'marker' && hasWord(text);
    if (isLabel && text.trim().length > THRESHOLDS.label) return;
    const left = isLabel ? 'label' : name;
    this.#add(left, this.#mark(line, from, to, SKIPPED));
    for (let unit = from; unit < to; unit++) {
      const start = offsetAt(line, unit);
      const last = this.#leftOut.at(-1);
      if (last?.name === left && last.end === start) last.end = start + 1;
      else this.#leftOut.push({ name: left, start, end: start + 1 });
    }
  }

  /** What was left out of the lines, in the order in which it was. */
  listLeftOut(): readonly SourceSkip[] {
    return this.#leftOut;
  }

  /** Leaves out by offset in the source: markup between the lines of an HTML source. */
  skipOffsets(name: string, from: number, to: number): void {
    let count = 0;
    for (let offset = from; offset < to; offset++) {
      if (this.#state[offset] !== OPEN) continue;
      this.#state[offset] = SKIPPED;
      count++;
    }
    this.#add(name, count);
  }

  /** Text neither taken nor skipped, white space aside: a run of a line each, in order. */
  unaccounted(): UnaccountedText[] {
    return this.#listRuns(OPEN);
  }

  /** Text of some lines counted as standing in a record: a run of a line each, in order. */
  listTaken(lines = this.source.lines): UnaccountedText[] {
    return this.#listRuns(IN_RECORD, lines);
  }

  #listRuns(state: number, lines = this.source.lines): UnaccountedText[] {
    const found: UnaccountedText[] = [];
    for (const line of lines) {
      let index = 0;
      while (index < line.text.length) {
        if (!this.#isIn(line, index, state)) {
          index++;
          continue;
        }
        const from = index;
        while (index < line.text.length && (this.#isIn(line, index, state) || this.#isBlank(line, index)))
          index++;
        const text = line.text.slice(from, index).trimEnd();
        found.push({ text, place: placeAt(this.source, line, from), line, from });
      }
    }
    return found;
  }

  /** Takes what is still unaccounted: a run of a line each, in order. */
  takeRest(): UnaccountedText[] {
    const rest = this.unaccounted();
    for (const line of this.source.lines)
      for (let index = 0; index < line.text.length; index++)
        if (this.#isIn(line, index, OPEN)) this.take(line, index, index + 1);
    return rest;
  }

  /** The count; white space that nobody took is the skip `blank`. */
  account(): Account {
    let inRecords = 0;
    let unaccounted = 0;
    let blank = this.#skipWrittenBlanks();
    const { text } = this.source;
    for (let offset = 0; offset < text.length; offset++) {
      if (this.#state[offset] === IN_RECORD) inRecords++;
      else if (this.#state[offset] === OPEN) {
        if (isWhiteSpace(text.charCodeAt(offset))) blank++;
        else unaccounted++;
      }
    }
    const skippedBy = Object.fromEntries([...this.#skippedBy, ['blank', blank] as const].sort());
    const skipped = text.length - inRecords - unaccounted;
    return { characters: text.length, inRecords, skipped, skippedBy, unaccounted };
  }

  /** Leaves out the white space of lines that is written as something else: `&nbsp;`. */
  #skipWrittenBlanks(): number {
    let count = 0;
    for (const line of this.source.lines)
      for (const [index, offset] of line.offsets?.entries() ?? []) {
        if (this.#state[offset] !== OPEN || !this.#isBlank(line, index)) continue;
        if (isWhiteSpace(this.source.text.charCodeAt(offset))) continue;
        this.#state[offset] = SKIPPED;
        count++;
      }
    return count;
  }

  #mark(line: SourceLine, from: number, to: number, state: number): number {
    let count = 0;
    for (let index = from; index < to; index++) {
      const offset = offsetAt(line, index);
      // A mark that is read as one with its letter goes where the letter goes.
      const end = offset + (line.offsets ? this.#measureMarks(offset + 1) : 0);
      for (let unit = offset; unit <= end; unit++) {
        if (this.#state[unit] !== state) count++;
        this.#state[unit] = state;
      }
    }
    return count;
  }

  #measureMarks(offset: number): number {
    MARKS.lastIndex = offset;
    return MARKS.exec(this.source.text)?.[0].length ?? 0;
  }

  #isIn(line: SourceLine, index: number, state: number): boolean {
    const offset = offsetAt(line, index);
    return this.#state[offset] === state && !isWhiteSpace(line.text.charCodeAt(index));
  }

  #isBlank(line: SourceLine, index: number): boolean {
    return isWhiteSpace(line.text.charCodeAt(index));
  }

  #add(name: string, count: number): void {
    this.#skippedBy.set(name, (this.#skippedBy.get(name) ?? 0) + count);
  }
}

function isWhiteSpace(unit: number): boolean {
  if (unit < 128) return unit === 32 || (unit >= 9 && unit <= 13);
  return unit === 0x85 || String.fromCharCode(unit).trim() === '';
}
