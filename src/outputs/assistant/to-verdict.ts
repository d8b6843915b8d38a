import type { z } from 'zod';
import { explainVerdict, type Verdict } from '../../features/mentions/check-text.ts';
import { readTypedNumber } from '../../model/records/read-typed-number.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { findNearestNumbers } from '../../rulebook/history/find-nearest-numbers.ts';
import { toRuleUrls } from '../api/site-urls.ts';
import type { Site } from './site.ts';
import { say, type verdictOutput } from './tool.ts';

/** What became of a number, as the tools answer it. */
export function toVerdict(verdict: Verdict): z.input<typeof verdictOutput> {
  const { kind, now, parts, isReworded } = verdict;
  return {
    kind,
    now,
    parts: parts.length > 0 ? [...parts] : undefined,
    isReworded,
    message: explainVerdict(verdict, getStrings('en').mentions.verdicts),
  };
}

/** Where a reader should be sent for a number: to its rule of today, else to what the site says of it; undefined where it has no page. */
export function findUrl(
  site: Site,
  { page, parts, number, edition, until = edition }: Verdict,
): string | undefined {
  const target = page ?? parts[0];
  if (target) return toShortUrl(site, target);
  return site.numbers.has(number) && until ? `${toShortUrl(site, number)}?ed=${until}` : undefined;
}

/** The short address of a number. */
export function toShortUrl(site: Site, number: RuleNumber): string {
  return toRuleUrls(site.address, number).short;
}

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
