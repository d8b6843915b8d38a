import { countDays } from '../../../model/records/day.ts';
import type { Document } from '../../../model/records/document.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { compareText } from '../../../model/text/compare-text.ts';
import { toEditionDay } from '../../../model/text/edition-id.ts';
import type { Editions } from '../editions/editions.ts';

/** Before every edition: for a document that does not tell its day, so that none of its numbers is linked. */
export const UNKNOWN_DAY: EditionId = '0001-01-01';

/** An update comes out some days before the edition that it tells of: that of 2024-09-17 before 2024-09-20. */
const UPDATE_LEAD_DAYS = 31;

/** What tells the day of a document. */
export type DatedDocument = Pick<Document, 'kind' | 'rules'> &
  Partial<Pick<Document, 'edition' | 'date' | 'synced' | 'ownNumbers'>>;

/**
 * The edition, or else the day, whose numbers a document uses: as it or its manifest says; for an update, and for one that
 * prints rules of the edition to come, the edition that follows it; for a document younger than every edition at hand the
 * newest of them, and so where editions have versions and no days. A document whose numbers are its own uses those of no day.
 */
export function findDocumentDay(document: DatedDocument, book: Editions): EditionId {
  const { kind, edition, date, synced, ownNumbers } = document;
  if (ownNumbers) return UNKNOWN_DAY;
  if (edition) return edition;
  const day = date ?? synced;
  if (!day) return UNKNOWN_DAY;
  const next = book.editions.find(({ id }) => (toEditionDay(id) ?? '') >= day)?.id;
  if (kind === 'cr-update') return next && countDays(day, next) <= UPDATE_LEAD_DAYS ? next : day;
  return findAnnounced(document, day, book) ?? (next ? day : (book.editions.at(-1)?.id ?? day));
}

/** The edition after a day, where a document prints rules that only that one has: the primer of a set before its rules are out. */
function findAnnounced(
  { rules }: DatedDocument,
  day: EditionId,
  { knownEditions, numbersIn, isInForce }: Editions,
): EditionId | undefined {
  const before = knownEditions.findLast((id) => id <= day);
  const next = knownEditions.find((id) => id > day);
  if (before === undefined || next === undefined || !isInForce(before, day)) return undefined;
  const isIn = (edition: EditionId) => (rule: Rule) => numbersIn(edition).has(rule.number);
  return rules.every(isIn(next)) && !rules.every(isIn(before)) ? next : undefined;
}

/** Newest first; documents without a day last, those of one day by id. */
export function toNewestFirst(documents: readonly Document[]): Document[] {
  return documents.toSorted(compareNewestFirst);
}

export function compareNewestFirst(a: Document, b: Document): number {
  return compareText(b.date ?? '', a.date ?? '') || compareText(a.id, b.id);
}
