import type { Document } from '../../model/records/document.ts';
import { findNamedDay, toReadEdition, toSourceId } from './input-file.ts';
import type { ReadInput } from './read-input.ts';

/** Names below `/rulings/` that are pages already; a document of that name gets another. */
export const PAGES_OF_THEIR_OWN: readonly string[] = ['by-card', 'by-topic'];

/** What was read besides whole editions, each as one document; two files of one name get different ids. */
export function toDocuments(reads: readonly ReadInput[]): Document[] {
  const ids = new Set<string>(PAGES_OF_THEIR_OWN);
  return reads
    .filter(({ kind }) => kind !== 'cr-text')
    .map((read) => {
      const { input, kind } = read;
      const { lang: _, version: __, matter: ___, listed, ...reading } = read.reading;
      const { title, unofficialDigest = false } = input.manifest ?? {};
      const edition = toReadEdition(read);
      const date = reading.date ?? findNamedDay(input);
      return {
        ...reading,
        id: toUniqueId(toSourceId(input), ids),
        kind,
        title: { ...reading.title, ...title },
        ...(date && { date }),
        ...(edition && { edition }),
        ...(listed?.length && { listed }),
        unofficialDigest,
        ...read.records(),
      };
    });
}

function toUniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}
