import type { Document } from '../../../model/records/document.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { type ReaderNames, toReaderNames } from '../../../rulebook/book/name.ts';

/** The title of a document; without one of its own, its kind and the id it is kept under. */
export function toDocumentTitle(document: Document, lang: Lang): ReaderNames {
  const kind = getStrings(lang).documents.kinds[document.kind];
  return toReaderNames(document.title, lang) ?? { first: { text: `${kind} ${document.id}`, lang } };
}
