import { toRulePath, toTermPath } from '../book/address.ts';
import type { Book, Citation, Subject } from '../book/book.ts';
import type { Lang } from '../records/lang.ts';
import { type RuleNumber, sectionOf } from '../records/rule-number.ts';
import { type Name, toNearestNames, toTermNames } from './name.ts';

/** A place that refers to a rule or term, as a line of a list. */
export interface CitedLine {
  path: string;
  /** Absent for a glossary entry. */
  number?: RuleNumber;
  name?: Name | undefined;
  where: Citation['by'] | 'example';
}

/** Lines under the section they stand in, or under none for entries of the glossary. */
export interface CitedGroup {
  section?: RuleNumber;
  name?: Name | undefined;
  lines: CitedLine[];
}

/** Where a rule or term is referred to, in book order, glossary last. */
export function toCitedLines(book: Book, subject: Subject, lang: Lang): CitedLine[] {
  return book.citedBy(subject).map((citation) =>
    citation.by === 'glossary'
      ? {
          path: toTermPath(lang, citation.slug),
          name: toTermNames(book, citation.slug, lang).first,
          where: 'glossary',
        }
      : {
          path: toRulePath(lang, citation.number),
          number: citation.number,
          name: toNearestNames(book, citation.number, lang)?.first,
          where: citation.in === 'example' ? 'example' : 'rule',
        },
  );
}

/** Many lines made short: those of a section together, so that its name stands once. */
export function groupCitedLines(book: Book, lines: readonly CitedLine[], lang: Lang): CitedGroup[] {
  const groups = new Map<RuleNumber | undefined, CitedGroup>();
  for (const line of lines) {
    const section = line.number && sectionOf(line.number);
    const group = groups.get(section);
    if (group) group.lines.push(line);
    else if (!section) groups.set(section, { lines: [line] });
    else groups.set(section, { section, name: toNearestNames(book, section, lang)?.first, lines: [line] });
  }
  return [...groups.values()];
}
