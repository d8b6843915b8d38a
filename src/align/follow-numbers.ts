import type { RuleChange } from '../records/edition-changes.ts';
import type { RuleNumber } from '../records/rule-number.ts';

/**
 * Where each number of an edition stands after several steps of changes, oldest first; a number that any step removed
 * is left out, and parts (split, merged) are not followed.
 */
export function followNumbers(steps: readonly (readonly RuleChange[])[]): Map<RuleNumber, RuleNumber> {
  let followed: Map<RuleNumber, RuleNumber> | undefined;
  for (const changes of steps) {
    const step = new Map<RuleNumber, RuleNumber>();
    for (const { from, to, part } of changes) if (from && to && !part) step.set(from, to);
    if (!followed) {
      followed = step;
      continue;
    }
    for (const [from, to] of followed) {
      const next = step.get(to);
      if (next) followed.set(from, next);
      else followed.delete(from);
    }
  }
  return followed ?? new Map();
}
