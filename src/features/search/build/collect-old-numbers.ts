import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { INDEX_VERSION, type OldNumbersFile } from '../index-files.ts';

/** Every number that an older edition had and the current one does not, with the last edition that had it. */
export function collectOldNumbers(
  book: Pick<Book, 'edition' | 'editions' | 'rules' | 'rulesIn' | 'currentNumberOf'>,
): OldNumbersFile {
  const current = new Set<string>(book.rules.map((rule) => rule.number));
  const numbers: OldNumbersFile['numbers'] = {};
  for (const { id } of book.editions) {
    if (id === book.edition.id) continue;
    for (const { number } of book.rulesIn(id))
      if (!current.has(number)) numbers[number] = toFate(id, number, book);
  }
  return { version: INDEX_VERSION, edition: book.edition.id, numbers };
}

function toFate(
  last: string,
  number: RuleNumber,
  book: Pick<Book, 'currentNumberOf'>,
): OldNumbersFile['numbers'][string] {
  const current = book.currentNumberOf(last, number);
  return current ? [last, current] : [last];
}
