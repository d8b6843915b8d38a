import type { Document } from '../../../model/records/document.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { formatDate, formatDocumentDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { UNKNOWN_DAY } from '../../../rulebook/book/documents/document-day.ts';

/**
 * In sentences, which rules a document was written under: those of an edition, those of its day, none, or nobody knows; the
 * edition that is beside it, and that an update's own is not here, without which lost strike-throughs are not seen.
 */
export function describeBasis(document: Document, book: Book, lang: Lang): string[] {
  const strings = getStrings(lang).documents;
  const day = book.dayOf(document);
  const isEdition = document.edition === day || book.knownEditions.includes(day);
  const other = () => (isEdition ? strings.bannerEdition : strings.bannerDay);
  const date = () => (day === document.date ? formatDocumentDate(lang, document) : formatDate(lang, day));
  const basis = () =>
    day === UNKNOWN_DAY
      ? strings.bannerUnknown
      : formatString(day === book.edition.id ? strings.bannerCurrent : other(), { date: date() });
  const isAlone = document.kind === 'cr-update' && book.rulesIn(document.edition ?? UNKNOWN_DAY).length === 0;
  return [
    document.ownNumbers ? strings.bannerOwn : basis(),
    ...(document.pairedWith
      ? [formatString(strings.pairedWith, { date: formatDate(lang, document.pairedWith) })]
      : []),
    ...(isAlone ? [strings.bannerAlone] : []),
  ];
}
