import type { EditionId } from '../../model/records/edition.ts';
import type { GlossarySide } from '../../model/records/glossary-entry.ts';
import type { RuleSide } from '../../model/records/rule.ts';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import type { UnitRecord } from './list-records.ts';
import { alignLines, listSideLines, toTarget } from './record-lines.ts';

type Side = RuleSide | GlossarySide;

/** Two texts that are each other's translation. */
export interface MemoryPair {
  english: string;
  japanese: string;
  /** The newest edition or the document they are in. */
  origin: string;
  /** Number, headword or id there. */
  name: string;
  /** Ids of the units of the edition at hand that they are. */
  units: string[];
}

/**
 * Every pair that any edition or document held has in print, once each: those of the edition at hand first, then from the
 * newest to the oldest. What an edition only borrows from an older one is that one's.
 */
export function listMemory(
  book: Pick<Editions, 'editions' | 'rulesIn' | 'glossaryIn'> & Pick<Documents, 'documents'>,
  edition: EditionId,
  records: readonly UnitRecord[],
): MemoryPair[] {
  const pairs = new Map<string, MemoryPair>();
  const add = (said: Omit<MemoryPair, 'units'>, unit?: string) => {
    const { english, japanese } = said;
    if (english === '' || japanese === '') return;
    const key = `${english}\0${japanese}`;
    const pair = pairs.getOrInsertComputed(key, () => ({ ...said, units: [] }));
    if (unit !== undefined) pair.units.push(unit);
  };
  const addSides = (
    origin: string,
    name: string,
    { en, ja }: { en?: Side | undefined; ja?: Side | undefined },
  ) => {
    if (!en || !ja || ja.edition) return;
    const english = listSideLines(en);
    const slots = alignLines(english, listSideLines(ja));
    for (const [index, line] of english.entries())
      add({ english: line.text, japanese: toTarget(line, slots[index] ?? []) ?? '', origin, name });
  };
  for (const { unit } of records.flatMap(({ slots }) => slots))
    if (unit.status === 'final' && unit.japanese)
      add({ english: unit.english, japanese: unit.japanese, origin: edition, name: unit.name }, unit.id);
  for (const { id } of book.editions.toReversed()) {
    for (const rule of book.rulesIn(id)) addSides(id, rule.number, rule);
    for (const entry of book.glossaryIn(id)) addSides(id, entry.en?.headwords[0] ?? entry.slug, entry);
  }
  for (const { id, rules, rulings } of book.documents) {
    for (const rule of rules) addSides(id, rule.number, rule);
    for (const ruling of rulings) addSides(id, ruling.id, ruling);
  }
  return [...pairs.values()];
}
