import type { Lang } from '../../../model/records/lang.ts';
import { toTermPath } from '../../../rulebook/book/address.ts';
import type { Glossary } from '../../../rulebook/book/glossary.ts';
import { toTermNames } from '../../../rulebook/book/name.ts';
import type { Crumb } from './crumb.ts';

/** A glossary entry as breadcrumbs and pagers name it. */
export function toTermCrumb(book: Glossary, slug: string, lang: Lang): Crumb {
  return { path: toTermPath(lang, slug), name: toTermNames(book, slug, lang).first };
}

/** The entries before and after one in the glossary's own order. */
export function toTermNeighbours(
  book: Glossary,
  slug: string,
  lang: Lang,
): { previous?: Crumb; next?: Crumb } {
  const index = book.glossary.findIndex((entry) => entry.slug === slug);
  const [before, after] = [book.glossary[index - 1], book.glossary[index + 1]];
  return {
    ...(before && { previous: toTermCrumb(book, before.slug, lang) }),
    ...(after && { next: toTermCrumb(book, after.slug, lang) }),
  };
}
