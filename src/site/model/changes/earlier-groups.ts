import type { EditionId } from '../../../model/records/edition.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import type { History } from '../../../rulebook/history/history.ts';

/** Another rule that a number named in one or more editions in a row. */
export interface EarlierGroup {
  /** Links made before this day may mean it: the first edition in which the number meant something else again. */
  before: EditionId;
  /** Number of that rule today; absent where it is gone. */
  now?: RuleNumber;
}

/** Every other rule that a number has named, newest first, each once a run of editions. */
export function toEarlierGroups(book: Editions, history: History, number: RuleNumber): EarlierGroup[] {
  const groups: EarlierGroup[] = [];
  for (const { edition, now } of history.earlierMeaningsOf(number)) {
    const last = groups.at(-1);
    if (last && last.now === now) continue;
    const before = book.editions.find(({ id }) => id > edition)?.id ?? book.edition.id;
    groups.push(now === undefined ? { before } : { before, now });
  }
  return groups;
}
