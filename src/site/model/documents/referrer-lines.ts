import type { Lang } from '../../../model/records/lang.ts';
import { type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import { toRulePath, toTermPath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { type Name, toNearestNames, toTermNames } from '../../../rulebook/book/name.ts';
import type { Referrer, Subject } from '../../../rulebook/book/references.ts';
import type { Crumb } from '../reading/crumbs.ts';

/** A place that refers to a rule or term, as a line of a list. */
export interface ReferrerLine extends Crumb {
  /** Absent for a glossary entry. */
  number?: RuleNumber;
  where: Referrer['by'] | 'example';
}

/** Lines under the section they are in, or under none for entries of the glossary. */
export interface ReferrerGroup {
  section?: RuleNumber;
  name?: Name | undefined;
  lines: ReferrerLine[];
}

/** Where a rule or term is referred to, in book order, glossary last. */
export function toReferrerLines(book: Book, subject: Subject, lang: Lang): ReferrerLine[] {
  return book.referrersOf(subject).map((referrer) =>
    referrer.by === 'glossary'
      ? {
          path: toTermPath(lang, referrer.slug),
          name: toTermNames(book, referrer.slug, lang).first,
          where: 'glossary',
        }
      : {
          path: toRulePath(lang, referrer.number),
          number: referrer.number,
          name: toNearestNames(book, referrer.number, lang)?.first,
          where: referrer.in === 'example' ? 'example' : 'rule',
        },
  );
}

/** Many lines made short: those of a section together, so that its name is printed once. */
export function groupReferrerLines(book: Book, lines: readonly ReferrerLine[], lang: Lang): ReferrerGroup[] {
  const groups = new Map<RuleNumber | undefined, ReferrerGroup>();
  for (const line of lines) {
    const section = line.number && sectionOf(line.number);
    const group = groups.get(section);
    if (group) group.lines.push(line);
    else if (!section) groups.set(section, { lines: [line] });
    else groups.set(section, { section, name: toNearestNames(book, section, lang)?.first, lines: [line] });
  }
  return [...groups.values()];
}
