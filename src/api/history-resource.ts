import type { Editions } from '../book/editions.ts';
import type { History } from '../history/history.ts';
import { formatMeanings } from '../history/meaning-runs.ts';
import type { NumberHistory, SectionMeanings } from '../records/number-history.ts';
import { sectionOf } from '../records/rule-number.ts';

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
