import type { RuleNumber } from '../../model/records/rule-number.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import { replaceSpans } from '../../model/text/spans.ts';

/**
 * The Japanese of an older text with the numbers that its English has now: `rule 702.9b` → `rule 702.10b`. Undefined where
 * the two English texts refer to different things, or the Japanese to a number that its English does not have.
 */
export function carryReferences(before: string, after: string, japanese: string): string | undefined {
  const [old, now] = [listNumbers(before), listNumbers(after)];
  if (old.length !== now.length) return undefined;
  const went = new Map<RuleNumber, RuleNumber>();
  for (const [index, number] of old.entries()) {
    const to = now[index];
    if (!to || (went.get(number) ?? to) !== to) return undefined;
    went.set(number, to);
  }
  const written = findRuleReferences(japanese, 'ja').flatMap((reference) => reference.written);
  // Of a range the second end may be as its letter alone, which says nothing without the first.
  const isLost = written.some(({ number, start, end }) => {
    const to = went.get(number);
    return !to || (to !== number && end - start !== number.length);
  });
  if (isLost) return undefined;
  const moved = written.filter(({ number }) => went.get(number) !== number);
  return replaceSpans(japanese, moved, ({ number }) => went.get(number) ?? number);
}

/** The numbers that an English text refers to, as they are written: of a range its ends. */
export function listNumbers(text: string): RuleNumber[] {
  return findRuleReferences(text, 'en').flatMap(({ written }) => written.map(({ number }) => number));
}
