import type { EditionId } from '../../model/records/edition.ts';
import type { Documents } from '../../rulebook/book/documents/documents.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import type { UnitRecord } from './list-records.ts';
import { alignLines, listEntryLines, listRuleLines, type RecordLine, toTarget } from './record-lines.ts';

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
  const addLines = (
    origin: string,
    name: string,
    english: readonly RecordLine[],
    japanese: readonly RecordLine[],
  ) => {
    const slots = alignLines(english, japanese);
    for (const [index, line] of english.entries())
      add({ english: line.text, japanese: toTarget(line, slots[index] ?? []) ?? '', origin, name });
  };
  for (const { unit } of records.flatMap(({ slots }) => slots))
    if (unit.status === 'final' && unit.japanese)
      add({ english: unit.english, japanese: unit.japanese, origin: edition, name: unit.name }, unit.id);
  for (const { id } of book.editions.toReversed()) {
    for (const { number, en, ja } of book.rulesIn(id))
      if (en && ja && !ja.edition) addLines(id, number, listRuleLines(en), listRuleLines(ja));
    for (const { slug, en, ja } of book.glossaryIn(id))
      if (en && ja && !ja.edition)
        addLines(id, en.headwords[0] ?? slug, listEntryLines(en), listEntryLines(ja));
  }
  for (const document of book.documents)
    for (const { name, en, ja } of listDocumentSides(document))
      if (en && ja) addLines(document.id, name, listRuleLines(en), listRuleLines(ja));
  return [...pairs.values()];
}

function listDocumentSides({ rules, rulings }: Documents['documents'][number]) {
  return [
    ...rules.map(({ number, en, ja }) => ({ name: number as string, en, ja })),
    ...rulings.map(({ id, en, ja }) => ({ name: id, en, ja })),
  ];
}
