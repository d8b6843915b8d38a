import type { Book, FromDocument, Subject } from '../book/book.ts';
import type { Ruling } from '../records/document.ts';
import { levelOf } from '../records/rule-number.ts';

/** The rulings about a rule and the subrules on its page, or about a term: newest document first, none twice. */
export function toRulingsAbout(book: Book, subject: Subject): FromDocument<Ruling>[] {
  const own = book.rulingsAbout(subject);
  if (typeof subject !== 'string' || levelOf(subject) !== 'rule') return [...own];
  const below = book.childrenOf(subject).flatMap(({ number }) => book.rulingsAbout(number));
  const found = new Map([...own, ...below].map((each) => [each.record, each]));
  const newest = (a: FromDocument<Ruling>, b: FromDocument<Ruling>) =>
    Number((b.document.date ?? '') > (a.document.date ?? '')) -
    Number((b.document.date ?? '') < (a.document.date ?? ''));
  return [...found.values()].sort(newest);
}
