import type { Ruling } from '../../../model/records/document.ts';
import { levelOf } from '../../../model/records/rule-number.ts';
import type { DocumentPlace, FromDocument } from '../../../rulebook/book/documents/collect-rulings.ts';
import type { Documents } from '../../../rulebook/book/documents/create-documents.ts';
import { compareNewestFirst } from '../../../rulebook/book/documents/document-day.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';
import type { Subject } from '../../../rulebook/book/references.ts';

/** The rulings about a rule and the subrules on its page, or about a term: newest document first, none twice. */
export function toRulingsAbout(book: Documents & RuleTree, subject: Subject): FromDocument<Ruling>[] {
  const all = listWithBelow(book, subject).flatMap((each) => book.rulingsAbout(each));
  const found = new Map(all.map((each) => [each.record, each]));
  return [...found.values()].sort((a, b) => compareNewestFirst(a.document, b.document));
}

/** Where documents word a rule or the subrules on its page, or define a term: newest document first. */
export function toQuotesOf(book: Documents & RuleTree, subject: Subject): DocumentPlace[] {
  return listWithBelow(book, subject)
    .flatMap((each) => book.quotesOf(each))
    .sort((a, b) => compareNewestFirst(a.document, b.document));
}

/** A rule with the subrules on its page; anything else alone. */
export function listWithBelow(book: RuleTree, subject: Subject): Subject[] {
  if (typeof subject !== 'string' || levelOf(subject) !== 'rule') return [subject];
  return [subject, ...book.childrenOf(subject).map(({ number }) => number)];
}
