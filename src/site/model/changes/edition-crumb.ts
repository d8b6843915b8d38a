import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import type { Crumb } from '../reading/crumb.ts';

/** The page of an edition's changes as breadcrumbs and pagers name it. */
export function toEditionCrumb(lang: Lang, edition: EditionId): Crumb {
  return { path: `/${lang}/changes/${edition}/`, name: { text: formatDate(lang, edition), lang } };
}

export function toChangesCrumb(lang: Lang): Crumb {
  return { path: `/${lang}/changes/`, name: { text: getStrings(lang).changes.title, lang } };
}

/** The editions whose changes have a page, newest first. */
export function listChangedEditions(book: Editions): EditionId[] {
  return book.editions
    .map(({ id }) => id)
    .filter((id) => book.changesOf(id))
    .toReversed();
}
