import { daySchema } from '../records/day.ts';
import type { Document } from '../records/document.ts';
import type { EditionId } from '../records/edition.ts';
import { toReadEdition, toSourceId } from './input-file.ts';
import type { ReadInput } from './read-input.ts';

/** Names below `/rulings/` that are pages already; a document of that name gets another. */
export const PAGES_OF_THEIR_OWN: readonly string[] = ['by-card', 'by-topic'];

/** What was read besides whole editions, each as one document; two files of one name get different ids. */
export function toDocuments(reads: readonly ReadInput[]): Document[] {
  const ids = new Set<string>(PAGES_OF_THEIR_OWN);
  return reads
    .filter(({ kind }) => kind !== 'cr-text')
    .map((read) => {
      const { input, kind, reading } = read;
      const { manifest } = input;
      const edition = toReadEdition(read);
      const id = toSourceId(input);
      const date = reading.date ?? findDayInName(id);
      return {
        id: toUniqueId(id, ids),
        kind,
        title: { ...reading.title, ...manifest?.title },
        ...(date && { date }),
        ...(reading.datePrecision && { datePrecision: reading.datePrecision }),
        ...(reading.dateLine && { dateLine: reading.dateLine }),
        ...(edition && { edition }),
        ...(reading.ownNumbers && { ownNumbers: reading.ownNumbers }),
        ...(reading.synced && { synced: reading.synced }),
        ...(reading.listed?.length && { listed: reading.listed }),
        credits: reading.credits,
        unofficialDigest: manifest?.unofficialDigest ?? false,
        ...reading.records,
      };
    });
}

/** The day that a file's name tells where its text tells none: `000-cr-update-2024-09-17`. */
function findDayInName(name: string): EditionId | undefined {
  const day = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(name)?.[0];
  return day && daySchema.safeParse(day).success ? day : undefined;
}

function toUniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}
