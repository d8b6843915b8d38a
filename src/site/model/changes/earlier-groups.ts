import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import type { History } from '../../../rulebook/history/history.ts';

/** Every other rule that a number has named, newest first, each once a run of editions. */
export function toEarlierGroups(book: Editions, history: History, number: RuleNumber) {
  const meanings = history.earlierMeaningsOf(number);
  return meanings
    .filter(({ now }, at) => at === 0 || now !== meanings[at - 1]?.now)
    .map(({ edition, now }) => ({
      /** Links made before this day may mean it: the first edition in which the number meant something else again. */
      before: book.editions.find(({ id }) => id > edition)?.id ?? book.edition.id,
      /** Number of that rule today; absent where it is gone. */
      now,
    }));
}
