import { inLangs } from '../../model/records/lang.ts';
import type { GoneNumber, NumberHistory, SectionMeanings } from '../../model/records/number-history.ts';
import { type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { History } from '../../rulebook/history/history.ts';
import { formatMeanings } from '../../rulebook/history/meaning-runs.ts';
import { describeGone } from './describe-gone.ts';

/** `history.json` and `meanings/<section>.json`, by path below `/api/v1/`. */
export function toHistoryResources(
  book: Book,
  history: History,
): Map<string, NumberHistory | SectionMeanings> {
  const current = book.edition.id;
  const sections = new Map<string, SectionMeanings>();
  for (const number of history.known) {
    const section = sectionOf(number);
    const meanings = sections.getOrInsert(section, { current, numbers: {} });
    meanings.numbers[number] = formatMeanings(history.meaningsOf(number));
  }
  for (const number of history.unpublished) {
    const section = sections.get(sectionOf(number));
    const gone = toGoneNumber(book, history, number);
    if (section && gone) section.gone = { ...section.gone, [number]: gone };
  }
  const files = new Map<string, NumberHistory | SectionMeanings>([
    ['history.json', { current, editions: [...book.knownEditions], sections: [...sections.keys()] }],
  ]);
  for (const [section, meanings] of sections) files.set(`meanings/${section}.json`, meanings);
  return files;
}

/** What became of a number without a page, in both languages; undefined where no edition had it. */
function toGoneNumber(book: Book, history: History, number: RuleNumber): GoneNumber | undefined {
  const until = history.lastUseOf(number);
  const { en, ja } = inLangs((lang) => describeGone(book, history, number, lang));
  if (!until || !en || !ja) return undefined;
  const resolution = history.resolve(until, number);
  const now = 'now' in resolution ? (resolution.page ?? resolution.now) : undefined;
  return { until, ...(now && { now }), ...(resolution.parts && { parts: [...resolution.parts] }), en, ja };
}
