import type { RuleNumber } from '../../model/records/rule-number.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';

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
  let carried = '';
  let from = 0;
  for (const { number, start, end } of findRuleReferences(japanese, 'ja').flatMap(({ written }) => written)) {
    const to = went.get(number);
    const isWhole = end - start === number.length;
    // Of a range the second end may be as its letter alone, which says nothing without the first.
    if (!to || (!isWhole && to !== number)) return undefined;
    carried += japanese.slice(from, start) + (to === number ? japanese.slice(start, end) : to);
    from = end;
  }
  return carried + japanese.slice(from);
}

function listNumbers(text: string): RuleNumber[] {
  return findRuleReferences(text, 'en').flatMap(({ written }) => written.map(({ number }) => number));
}
