import type { Document } from '../records/document.ts';
import type { ReadInput } from './read-input.ts';
import { toSourceId } from './source-id.ts';

/** What was read besides whole editions, each as one document; two files of one name get different ids. */
export function toDocuments(reads: readonly ReadInput[]): Document[] {
  const ids = new Set<string>();
  return reads
    .filter(({ kind }) => kind !== 'cr-text')
    .map(({ input, kind, reading }) => {
      const { manifest, hints } = input;
      const edition = manifest?.edition ?? hints.edition ?? reading.edition;
      return {
        id: toUniqueId(toSourceId(input), ids),
        kind,
        title: { ...reading.title, ...manifest?.title },
        ...(reading.date && { date: reading.date }),
        ...(edition && { edition }),
        ...(reading.synced && { synced: reading.synced }),
        credits: reading.credits,
        unofficialDigest: manifest?.unofficialDigest ?? false,
        ...reading.records,
      };
    });
}

function toUniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}
