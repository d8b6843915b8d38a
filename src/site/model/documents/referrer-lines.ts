import type { Lang } from '../../../model/records/lang.ts';
import { sectionOf } from '../../../model/records/rule-number.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { toNearestNames } from '../../../rulebook/book/name.ts';
import type { Referrer, Subject } from '../../../rulebook/book/references.ts';
import { type Crumb, toTermCrumb } from '../reading/crumbs.ts';

/** A place that refers to a rule or term, as a line of a list. */
export interface ReferrerLine extends Crumb {
  where: Referrer['by'] | 'example';
}

/** Where a rule or term is referred to, in book order, glossary last. */
export function toReferrerLines(book: Book, subject: Subject, lang: Lang): ReferrerLine[] {
  return book.referrersOf(subject).map((referrer) =>
    referrer.by === 'glossary'
      ? { ...toTermCrumb(book, referrer.slug, lang), where: 'glossary' }
      : {
          path: toRulePath(lang, referrer.number),
          number: referrer.number,
          name: toNearestNames(book, referrer.number, lang)?.first,
          where: referrer.in === 'example' ? 'example' : 'rule',
        },
  );
}

/** Many lines made short: those of a section together, so that its name is printed once, and entries of the glossary. */
export function groupReferrerLines(book: Book, lines: readonly ReferrerLine[], lang: Lang) {
  const groups = Map.groupBy(lines, ({ number }) => number && sectionOf(number));
  return [...groups].map(([section, own]) => ({
    section,
    name: section && toNearestNames(book, section, lang)?.first,
    lines: own,
  }));
}
