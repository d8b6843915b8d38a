import type { Reading } from '../../../../src/reading/kinds/reader.ts';
import { Ledger } from '../../../../src/reading/sources/ledger.ts';
import type { SourceLine } from '../../../../src/reading/sources/source-text.ts';

/** A ledger that remembers the text of every skip, so that a test can weigh records and skips against the source. */
export class RecordingLedger extends Ledger {
  readonly skipped: string[] = [];

  override skip(line: SourceLine, name: string, from = 0, to = line.text.length): void {
    this.skipped.push(line.text.slice(from, to));
    super.skip(line, name, from, to);
  }
}

/** Every text that a reading holds as a record, once. */
export function collectTexts({ matter, records }: Reading): string[] {
  const texts = matter.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  for (const rule of records.rules) {
    texts.push(rule.number);
    for (const side of [rule.en, rule.ja]) {
      if (!side) continue;
      texts.push(side.title ?? '', side.titleBeside ?? '', ...side.blocks.map(({ text }) => text));
    }
  }
  for (const entry of records.glossary) {
    for (const side of [entry.en, entry.ja]) {
      if (!side) continue;
      const blocks = [...side.blocks, ...side.senses.flat(), ...(side.after ?? [])];
      texts.push(...side.headwords, ...blocks.map(({ text }) => text));
    }
  }
  return texts;
}

/** How often each character stands in some texts, white space aside. */
export function countCharacters(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      const unit = text.charAt(index);
      if (!/\s/.test(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
    }
  }
  return counts;
}

/** Characters by which two counts differ: `{ a: 1 }` where the left has one more. */
export function subtract(left: Map<string, number>, right: Map<string, number>): Record<string, number> {
  const differences: Record<string, number> = {};
  for (const unit of new Set([...left.keys(), ...right.keys()])) {
    const difference = (left.get(unit) ?? 0) - (right.get(unit) ?? 0);
    if (difference !== 0) differences[unit] = difference;
  }
  return differences;
}
