import { readTypedNumber } from '../../model/records/read-typed-number.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { findNearestNumbers } from '../../rulebook/history/find-nearest-numbers.ts';
import { say } from './schemas.ts';
import type { Site } from './site.ts';

/** A number as an assistant wrote it, in any form that people write; or what to send instead. */
export function readNumber(written: string): { number: RuleNumber } | { problem: string } {
  const [number] = readTypedNumber(written)?.candidates ?? [];
  if (number) return { number };
  const shown = written.length > 40 ? `${written.slice(0, 40)}…` : written;
  return {
    problem: `“${shown}” is not the number of a rule. ${say('Send one number as printed: a rule "{exampleNumber}" or "{exampleRule}", a section "{exampleSection}".')} To find a number by words, use the tool search.`,
  };
}

/** The numbers of the current edition nearest to one that there is not, as the end of a message. */
export function suggestNumbers(site: Site, number: RuleNumber): string {
  const near = findNearestNumbers(number, [...site.numbers]);
  return near.length > 0 ? ` Numbers near it: ${near.join(', ')}.` : '';
}
