import type { NumberHistory, SectionMeanings } from '../../model/records/number-history.ts';
import { sectionOf } from '../../model/records/rule-number.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import type { History } from '../../rulebook/history/history.ts';
import { formatMeanings } from '../../rulebook/history/meaning-runs.ts';

/** `history.json` and `meanings/<section>.json`, by path below `/api/v1/`. */
export function toHistoryResources(
  book: Editions,
  history: History,
): Map<string, NumberHistory | SectionMeanings> {
  const sections = new Map<string, Record<string, string>>();
  for (const number of history.known) {
    const section = sectionOf(number);
    const numbers = sections.get(section) ?? {};
    sections.set(section, numbers);
    numbers[number] = formatMeanings(history.meaningsOf(number));
  }
  const current = book.edition.id;
  const files = new Map<string, NumberHistory | SectionMeanings>([
    ['history.json', { current, editions: [...book.knownEditions], sections: [...sections.keys()] }],
  ]);
  for (const [section, numbers] of sections) files.set(`meanings/${section}.json`, { current, numbers });
  return files;
}
