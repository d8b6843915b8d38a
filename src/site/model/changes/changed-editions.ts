import type { EditionId } from '../../../model/records/edition.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';

/** The editions whose changes have a page, newest first. */
export function listChangedEditions(book: Editions): EditionId[] {
  return book.editions
    .map(({ id }) => id)
    .filter((id) => book.changesOf(id))
    .toReversed();
}
