import type { Place } from '../../model/records/place.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import type { Ledger } from './ledger.ts';
import type { Stretch } from './placed-line.ts';
import { findLine, offsetAt, placeAt, type SourceLine, type SourceMark } from './source-text.ts';

/** A stretch of one mark: what markup shows as struck out, as put in, or plainly. */
interface MarkedRun extends Stretch {
  type: SourceMark['type'] | 'plain';
}

/**
 * Lines of a source as one text, a line feed at each line end, whose pieces are taken through the ledger. For kinds
 * whose line ends may have been lost or are hard wraps, so that only marks in the text tell where a part begins.
 */
export class RunningText {
  /** As read, a letter a unit; what records show is taken. */
  readonly text: string;
  /** The same, unit for unit, with full-width and look-alike forms folded: what patterns are tried on. */
  readonly folded: string;
  readonly #ledger: Ledger;
  readonly lines: readonly SourceLine[];
  readonly #starts: number[] = [];

  constructor(ledger: Ledger, lines: readonly SourceLine[] = ledger.source.lines) {
    this.#ledger = ledger;
    this.lines = lines;
    let start = 0;
    for (const line of lines) {
      this.#starts.push(start);
      start += line.text.length + 1;
    }
    this.text = lines.map((line) => line.text).join('\n');
    this.folded = foldForms(this.text);
  }

  /** The text from `from` to `to`, now counted as standing in a record. */
  take(from: number, to: number): string {
    let taken = '';
    let at = from;
    this.#eachLine(from, to, (line, start, end, lineFrom) => {
      taken += this.text.slice(at, lineFrom + start) + this.#ledger.take(line, start, end);
      at = lineFrom + end;
    });
    return taken + this.text.slice(at, to);
  }

  /** The runs of one mark each that a stretch is of; where anything is marked, none is over a line end. */
  listRuns(from: number, to: number): MarkedRun[] {
    const { marks = [] } = this.#ledger.source;
    if (marks.length === 0) return [{ type: 'plain', from, to }];
    const runs: MarkedRun[] = [];
    let next = 0;
    this.#eachLine(from, to, (line, start, end, lineFrom) => {
      for (let index = start; index < end; index++) {
        const offset = offsetAt(line, index);
        while ((marks[next]?.end ?? Number.POSITIVE_INFINITY) <= offset) next++;
        const mark = marks[next];
        const type = mark && mark.start <= offset ? mark.type : 'plain';
        const last = runs.at(-1);
        const at = lineFrom + index;
        if (last?.type === type && last.to === at) last.to++;
        else runs.push({ type, from: at, to: at + 1 });
      }
    });
    return runs;
  }

  /** Leaves a piece out under a name. */
  skip(name: string, from: number, to: number): void {
    this.#eachLine(from, to, (line, start, end) => this.#ledger.skip(line, name, start, end));
  }

  /** Leaves out what of a stretch is none of the parts that were kept of it. */
  skipBetween(name: string, stretch: Stretch, kept: readonly Stretch[]): void {
    let { from } = stretch;
    for (const part of kept.toSorted((a, b) => a.from - b.from)) {
      if (part.from > from) this.skip(name, from, part.from);
      from = Math.max(from, part.to);
    }
    if (stretch.to > from) this.skip(name, from, stretch.to);
  }

  /** Where the first character at or after `index` that is not white space is in the file. */
  placeAt(index: number): Place {
    const near = this.text.slice(index, index + 400);
    const blank = near.trim() === '' ? 0 : near.length - near.trimStart().length;
    const at = findLine(this.#starts, index + blank);
    const line = this.lines[at];
    if (!line) return { file: this.#ledger.source.file, line: 1, column: 1 };
    return placeAt(this.#ledger.source, line, index + blank - (this.#starts[at] ?? 0));
  }

  #eachLine(
    from: number,
    to: number,
    visit: (line: SourceLine, start: number, end: number, lineFrom: number) => void,
  ): void {
    for (let at = findLine(this.#starts, from); at < this.lines.length; at++) {
      const line = this.lines[at];
      const start = this.#starts[at] ?? 0;
      if (!line || start >= to) return;
      const first = Math.max(0, from - start);
      const last = Math.min(line.text.length, to - start);
      if (first < last) visit(line, first, last, start);
    }
  }
}
