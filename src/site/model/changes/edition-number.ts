import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { toNearestNames, toReaderNames } from '../../../rulebook/book/name.ts';
import type { History } from '../../../rulebook/history/history.ts';

/** Address of the rule that a number means in an edition; undefined where it is gone and another has its number. */
export function toEditionPath(book: Book, lang: Lang, edition: EditionId, number: RuleNumber) {
  const now = book.currentNumberOf(edition, number) ?? (book.rule(number) ? undefined : number);
  return now && toRulePath(lang, now);
}

/** Names of the rule that a number means in an edition, or of what it is under: today's, else those of that day. */
export function toEditionNames(book: Book, lang: Lang, edition: EditionId, number: RuleNumber) {
  const now = book.currentNumberOf(edition, number);
  if (now) return toNearestNames(book, now, lang);
  for (let each: RuleNumber | undefined = number; each; each = parentOf(each)) {
    const rule = book.ruleIn(edition, each);
    const names = toReaderNames({ en: rule?.en?.title, ja: rule?.ja?.title }, lang);
    if (names) return names;
  }
  return undefined;
}

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
