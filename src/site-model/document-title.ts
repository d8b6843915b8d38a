import type { Document, NamePair as RecordNames } from '../records/document.ts';
import { type Lang, otherLang } from '../records/lang.ts';
import { getStrings } from '../strings/get-strings.ts';
import type { NamePair } from './name.ts';

/** A pair of names of a record in the reader's order; undefined where it has neither. */
export function toReaderNames(names: RecordNames, lang: Lang): NamePair | undefined {
  const other = otherLang(lang);
  const own = names[lang];
  const beside = names[other];
  if (own === undefined) return beside === undefined ? undefined : { first: { text: beside, lang: other } };
  return {
    first: { text: own, lang },
    ...(beside !== undefined && { beside: { text: beside, lang: other } }),
  };
}

/** The title of a document; without one of its own, its kind. */
export function toDocumentTitle(document: Document, lang: Lang): NamePair {
  const kind = getStrings(lang).documents.kinds[document.kind];
  return toReaderNames(document.title, lang) ?? { first: { text: kind, lang } };
}
