import { splitLines } from '../../reading/sources/source-text.ts';
import { findPartHeading } from '../../reading/words.ts';
import type { UnitRecord, UnitSlot } from './list-records.ts';
import { toTarget } from './record-lines.ts';
import { printHead, printRecord } from './write-document.ts';

/**
 * A document with other Japanese in the units that changed, every other character as it was. A changed line keeps what
 * is before its text (number, mark, indent); a record that the document lacks goes behind the one before it. `records` are
 * all of the edition, in book order; `starts` the lines, from 1, at which anything begins in the document, that of text
 * without English included.
 */
export function spliceDocument(
  { text, records, starts }: { text: string; records: readonly UnitRecord[]; starts: readonly number[] },
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
  /** What is printed for each line: what is new before it, the line itself, what is new behind it. */
  readonly #printed: { before: string[]; now: string[]; after: string[] }[];

  constructor(lines: readonly string[], starts: readonly number[]) {
    this.#lines = lines;
    this.#printed = lines.map((line) => ({ before: [], now: [line], after: [] }));
    this.#starts = starts.map((line) => line - 1).sort((a, b) => a - b);
  }

  /** The last line of what begins at a line. */
  endOf(start: number): number {
    const next = this.#starts.find((each) => each > start) ?? this.#lines.length;
    let end = next - 1;
    while (end > start && this.#isBetween(end)) end--;
    return end;
  }

  editRecord(record: UnitRecord, start: number, targets: ReadonlyMap<string, string>): void {
    const { item, slots } = record;
    const places = this.#locate(record, start);
    const [first] = slots;
    // The first line holds the number or head: where it comes or goes, all of the record is printed anew.
    if (!places || (first && targets.has(first.unit.id) !== first.japanese.length > 0)) {
      for (let at = start; at <= this.endOf(start); at++) this.#replace(at, []);
      for (const at of places?.flat() ?? []) this.#replace(at, []);
      this.#replace(start, printRecord(record, targets));
      return;
    }
    let last = start;
    for (const [index, slot] of slots.entries()) {
      const found = places[index] ?? [];
      const wanted = targets.get(slot.unit.id)?.split('\n') ?? [];
      this.#editLines(
        slot,
        found,
        wanted,
        item.type === 'term' && index === 0 ? item.en.headwords : undefined,
      );
      last = found.at(-1) ?? last;
      const extra = wanted.slice(found.length);
      if (extra.length === 0) continue;
      const printed = found.length > 0 ? extra : [slot.line.mark + extra[0], ...extra.slice(1)];
      this.#printed[last]?.after.push(...printed);
    }
  }

  /** The lines of a unit that are there already, each with its text now; `headwords` are those beside a head. */
  #editLines(
    { line, japanese }: UnitSlot,
    found: readonly number[],
    wanted: readonly string[],
    headwords: readonly string[] | undefined,
  ): void {
    const shown = toTarget(line, japanese)?.split('\n') ?? [];
    for (const [place, at] of found.entries()) {
      const [old, now] = [japanese[place], wanted[place]];
      if (!old || shown[place] === now) continue;
      if (now === undefined) this.#replace(at, []);
      else if (headwords) this.#replace(at, [printHead(now, headwords)]);
      else this.#replace(at, [this.#reprint(at, shown[place] === old.text ? old.text : undefined, now)]);
    }
  }

  insertRecord(printed: readonly string[], above: number | undefined, below: number | undefined): void {
    const isParted = above !== undefined && this.#lines[above + 1]?.trim() === '';
    if (above !== undefined) this.#printed[above]?.after.push(...(isParted ? ['', ...printed] : printed));
    else this.#printed[below ?? 0]?.before.push(...printed);
  }

  print(ends: readonly string[]): string {
    const usual = ends.find((end) => end !== '') ?? '\n';
    return this.#printed
      .map(({ before, now, after }, index) => {
        const lines = [...before, ...now, ...after];
        return lines.length === 0 ? '' : lines.join(usual) + (ends[index] ?? '');
      })
      .join('');
  }

  /** Where each line of each unit is; undefined where one is not to be found as it is: a document with broken lines. */
  #locate({ item, slots }: UnitRecord, start: number): number[][] | undefined {
    let next = start;
    const places: number[][] = [];
    for (const [index, { japanese }] of slots.entries()) {
      const found: number[] = [];
      for (const { text } of japanese) {
        const at = item.type === 'term' && index === 0 ? start : this.#find(text, next, start);
        if (at === undefined) return undefined;
        found.push(at);
        next = at + 1;
      }
      places.push(found);
    }
    return places;
  }

  /** The line that ends with a text: from a line on in its own record, before that, or the only one of the document. */
  #find(text: string, from: number, start: number): number | undefined {
    const isHere = (index: number) => collapse(this.#lines[index] ?? '').endsWith(text);
    const end = this.endOf(start);
    for (let index = from; index <= end; index++) if (isHere(index)) return index;
    for (let index = start; index < from; index++) if (isHere(index)) return index;
    const others = [...this.#lines.keys()].filter(isHere);
    return others.length === 1 ? others[0] : undefined;
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

  #replace(at: number, now: string[]): void {
    const printed = this.#printed[at];
    if (printed) printed.now = now;
  }
}

function collapse(line: string): string {
  return line.trim().replace(/[ \t\u00a0]+/g, ' ');
}
