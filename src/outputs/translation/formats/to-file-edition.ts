import { type EditionId, editionIdSchema } from '../../../model/records/edition.ts';

/** The edition that a name in a translation file holds: `2026-04-17`, `cr-2026-04-17.po`; undefined where none. */
export function toFileEdition(name: string | undefined): EditionId | undefined {
  const day = /\d{4}-\d\d-\d\d/.exec(name ?? '')?.[0];
  return day !== undefined && editionIdSchema.safeParse(day).success ? day : undefined;
}
