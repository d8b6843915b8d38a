import type { Document } from '../../../model/records/document.ts';
import type { Edition, EditionId } from '../../../model/records/edition.ts';
import { compareText } from '../../../model/text/compare-text.ts';

/** Before every edition: for a document that does not tell its day, so that none of its numbers is linked. */
export const UNKNOWN_DAY: EditionId = '0001-01-01';

/** An update comes out some days before the edition that it tells of: that of 2024-09-17 before 2024-09-20. */
const UPDATE_LEAD_DAYS = 31;

/**
 * The edition, or else the day, whose numbers a document uses: as it or its manifest says; for an update the edition
 * that follows it; for a document younger than every edition at hand the newest of them. A document whose
 * numbers are its own uses those of no day.
 */
export function findDocumentDay(
  {
    kind,
    edition,
    date,
    synced,
    ownNumbers,
  }: Pick<Document, 'kind' | 'edition' | 'date' | 'synced' | 'ownNumbers'>,
  editions: readonly Edition[],
): EditionId {
  if (ownNumbers) return UNKNOWN_DAY;
  if (edition) return edition;
  const day = date ?? synced;
  if (!day) return UNKNOWN_DAY;
  const next = editions.find(({ id }) => id >= day)?.id;
  if (kind === 'cr-update') return next && countDays(day, next) <= UPDATE_LEAD_DAYS ? next : day;
  return next ? day : (editions.at(-1)?.id ?? day);
}

function countDays(from: EditionId, to: EditionId): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Newest first; documents without a day last, those of one day by id. */
export function toNewestFirst(documents: readonly Document[]): Document[] {
  return documents.toSorted(compareNewestFirst);
}

export function compareNewestFirst(a: Document, b: Document): number {
  return compareText(b.date ?? '', a.date ?? '') || compareText(a.id, b.id);
}
