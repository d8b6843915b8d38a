import type { NameRow, SearchId } from './index-files.ts';

/** Id of a row; a glossary entry's is made of its names, English before Japanese, unless the row says another. */
export function toSearchId({ id, en, ja = [] }: NameRow): SearchId {
  return id ?? `glossary:${(en ?? ja).join(', ')}`;
}

/** The row without an id that its names tell as well. */
export function dropToldId({ id, ...row }: NameRow): NameRow {
  return id === undefined || id === toSearchId(row) ? row : { id, ...row };
}
