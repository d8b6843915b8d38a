import type { PublishedNumbers } from '../records/published-numbers.ts';
import { compareRuleNumbers } from '../records/rule-number.ts';
import type { EditionContent } from './edition-content.ts';

/**
 * The list of every number ever published: the one there was with the numbers of all editions up to the newest with
 * English, which is the one that pages show.
 */
export function joinPublishedNumbers(
  published: PublishedNumbers,
  editions: readonly EditionContent[],
): PublishedNumbers {
  const current = editions.findLast(({ edition }) => edition.sources.en) ?? editions.at(-1);
  const shown = editions.filter(({ edition }) => current && edition.id <= current.edition.id);
  const numbers = new Set(published);
  for (const { rules } of shown) for (const { number } of rules) numbers.add(number);
  return [...numbers].sort(compareRuleNumbers);
}
