import type { Documents } from '../book/documents.ts';
import type { Editions } from '../book/editions.ts';
import type { EditionId } from '../records/edition.ts';
import type { RenderContext } from './renderer.ts';

/** The edition, or day, whose numbers a text uses: given, its document's, or the book's own. */
export function toTextEdition(book: Documents & Editions, { at, edition }: RenderContext): EditionId {
  if (edition) return edition;
  const document = at && 'document' in at ? book.document(at.document) : undefined;
  return document ? book.dayOf(document) : book.edition.id;
}
