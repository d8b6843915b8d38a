import { compareNewestFirst } from '../book/document-day.ts';
import type { Documents, FromDocument } from '../book/documents.ts';
import type { Subject } from '../book/references.ts';
import type { RuleTree } from '../book/rule-tree.ts';
import type { Ruling } from '../records/document.ts';
import { levelOf } from '../records/rule-number.ts';

/** The rulings about a rule and the subrules on its page, or about a term: newest document first, none twice. */
export function toRulingsAbout(book: Documents & RuleTree, subject: Subject): FromDocument<Ruling>[] {
  const own = book.rulingsAbout(subject);
  if (typeof subject !== 'string' || levelOf(subject) !== 'rule') return [...own];
  const below = book.childrenOf(subject).flatMap(({ number }) => book.rulingsAbout(number));
  const found = new Map([...own, ...below].map((each) => [each.record, each]));
  return [...found.values()].sort((a, b) => compareNewestFirst(a.document, b.document));
}
