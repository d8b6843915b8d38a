import type { SearchFilter, SearchResources } from './engine.ts';
import type { SearchDoc } from './search-docs.ts';

/** A document, if the reader wants it. */
export function findWanted(
  { docs, text, rowOf }: SearchResources,
  doc: number,
  { kinds, chapters, lang }: SearchFilter,
): SearchDoc | undefined {
  const found = docs.list[doc];
  if (!found) return undefined;
  if (kinds && !kinds.includes(found.kind)) return undefined;
  if (chapters && !chapters.includes(found.chapter ?? '')) return undefined;
  const isSaid = !lang || text?.textOf(doc, lang) || rowOf(doc)?.[lang]?.length;
  return isSaid ? found : undefined;
}
