import type { z } from 'zod';
import { explainVerdict, type Verdict } from '../../features/mentions/create-judge.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { toRuleUrls } from '../api/site-urls.ts';
import type { verdictOutput } from './schemas.ts';
import type { Site } from './site.ts';

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
