import { findPartHeading } from '../readers/cr-text/part-heading.ts';
import { splitLines } from '../sources/split-lines.ts';
import type { UnitRecord, UnitSlot } from './list-records.ts';
import { toTarget } from './record-lines.ts';
import { printHead, printRecord } from './write-document.ts';

/** A document and what is known of its records. */
export interface SplicedDocument {
  text: string;
  /** All records of the edition, in book order. */
  records: readonly UnitRecord[];
  /** Lines, from 1, at which anything begins in the document, those of text without English included. */
  starts: readonly number[];
}

/**
 * The document with other Japanese in the units that changed, every other character as it was. A changed line keeps what
 * stands before its text (number, mark, indent); a record that the document lacks goes behind the one before it.
 */
export function spliceDocument(
  { text, records, starts }: SplicedDocument,
  targets: ReadonlyMap<string, string>,
): string {
  const { lines } = splitLines(text);
  const page = new Page(
    lines.map((line) => line.text),
    starts,
  );
  let above: number | undefined;
  for (const record of records) {
    const start = record.item.ja?.place.line;
    if (start === undefined) {
      const printed = printRecord(record, targets);
      if (printed.length > 0) page.insertRecord(printed, above, findBelow(records, record));
      continue;
    }
    if (record.slots.some((slot) => isChanged(slot, targets))) page.editRecord(record, start - 1, targets);
    above = page.endOf(start - 1);
  }
  const ends = lines.map((line, index) =>
    text.slice(line.start + line.text.length, lines[index + 1]?.start ?? text.length),
  );
  return page.print(ends);
}

/** Whether a unit gets another Japanese than the document has. */
export function isChanged({ unit, line, japanese }: UnitSlot, targets: ReadonlyMap<string, string>): boolean {
  return toTarget(line, japanese) !== targets.get(unit.id);
}

function findBelow(records: readonly UnitRecord[], record: UnitRecord): number | undefined {
  const below = records
    .slice(records.indexOf(record) + 1)
    .find(({ item }) => item.type === record.item.type && item.ja !== undefined);
  return below?.item.ja && below.item.ja.place.line - 1;
}

/** Lines of a document that are being changed; places are indexes of lines as they were. */
class Page {
  readonly #lines: readonly string[];
  readonly #starts: readonly number[];
  readonly #replaced = new Map<number, string[]>();
  readonly #before = new Map<number, string[]>();
  readonly #after = new Map<number, string[]>();

  constructor(lines: readonly string[], starts: readonly number[]) {
    this.#lines = lines;
    this.#starts = starts.map((line) => line - 1).sort((a, b) => a - b);
  }

  /** The last line of what begins at a line. */
  endOf(start: number): number {
    const next = this.#starts.find((each) => each > start) ?? this.#lines.length;
    let end = next - 1;
    while (end > start && this.#isBetween(end)) end--;
    return end;
  }

  editRecord({ item, slots }: UnitRecord, start: number, targets: ReadonlyMap<string, string>): void {
    let cursor = start;
    for (const [index, { unit, line, japanese }] of slots.entries()) {
      const wanted = targets.get(unit.id)?.split('\n') ?? [];
      const isHead = item.type === 'term' && index === 0;
      const found = japanese.map((each) => {
        cursor = isHead ? start : this.#find(each.text, cursor, start);
        return cursor;
      });
      const extra = wanted.slice(found.length);
      const shown = toTarget(line, japanese)?.split('\n') ?? [];
      for (const [place, at] of found.entries()) {
        const [old, now] = [japanese[place], wanted[place]];
        if (!old || shown[place] === now) continue;
        if (now === undefined) this.#replaced.set(at, []);
        else if (isHead) this.#replaced.set(at, [printHead(now, item.en.headwords)]);
        else
          this.#replaced.set(at, [this.#reprint(at, shown[place] === old.text ? old.text : undefined, now)]);
      }
      if (extra.length > 0) {
        const printed = found.length > 0 ? extra : [line.mark + extra[0], ...extra.slice(1)];
        this.#add(this.#after, found.at(-1) ?? cursor, printed);
      }
    }
  }

  insertRecord(printed: readonly string[], above: number | undefined, below: number | undefined): void {
    const isParted = above !== undefined && this.#lines[above + 1]?.trim() === '';
    if (above !== undefined) this.#add(this.#after, above, isParted ? ['', ...printed] : printed);
    else this.#add(this.#before, below ?? 0, printed);
  }

  print(ends: readonly string[]): string {
    const usual = ends.find((end) => end !== '') ?? '\n';
    return this.#lines
      .map((line, index) => {
        const now = [
          ...(this.#before.get(index) ?? []),
          ...(this.#replaced.get(index) ?? [line]),
          ...(this.#after.get(index) ?? []),
        ];
        if (now.length === 0) return '';
        return now.join(usual) + (ends[index] ?? '');
      })
      .join('');
  }

  /** Where a text stands: from a line on in its own record, else the only line of the document that ends with it. */
  #find(text: string, from: number, start: number): number {
    const isHere = (line: string | undefined) => collapse(line ?? '').endsWith(text);
    const end = this.endOf(start);
    for (let index = from; index <= end; index++) if (isHere(this.#lines[index])) return index;
    const others = [...this.#lines.keys()].filter((index) => isHere(this.#lines[index]));
    return others.length === 1 ? (others[0] ?? from) : from;
  }

  /** A line with another text behind its number or mark; `old` is absent where the mark is part of the text. */
  #reprint(at: number, old: string | undefined, now: string): string {
    const line = this.#lines[at] ?? '';
    const pattern =
      old === undefined ? /\S.*$/ : new RegExp(RegExp.escape(old).replaceAll('\\x20', '[ \\t\\u00a0]+'));
    const [found = ''] = pattern.exec(line) ?? [];
    const index = line.lastIndexOf(found);
    return line.slice(0, index) + now + line.slice(index + found.length);
  }

  #isBetween(index: number): boolean {
    const line = this.#lines[index]?.trim() ?? '';
    return line === '' || findPartHeading(line) !== undefined;
  }

  #add(map: Map<number, string[]>, at: number, lines: readonly string[]): void {
    map.set(at, [...(map.get(at) ?? []), ...lines]);
  }
}

function collapse(line: string): string {
  return line.trim().replace(/[ \t\u00a0]+/g, ' ');
}
