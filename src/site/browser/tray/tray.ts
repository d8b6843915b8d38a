import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { readPageEdition } from '../own-page.ts';
import { type KeptRules, readKept, writeKept } from '../storage.ts';

/** The pinned rules by the numbers of the page's edition, in the reader's order. */
export const readTray = async (): Promise<RuleNumber[]> => carryOver(readKept('tray'));

export function writeTray(numbers: readonly RuleNumber[]): void {
  writeKept('tray', { edition: readPageEdition(), numbers });
}

/** The same rules in the page's edition, each once; a number that cannot be looked up, or whose rule is gone, stays as it was. */
export async function carryOver({ edition, numbers }: KeptRules): Promise<RuleNumber[]> {
  const kept = numbers.filter(isRuleNumber);
  if (kept.length === 0 || edition === readPageEdition()) return kept;
  const { resolveToday } = await import('./find-news.ts');
  const carried = kept.map(async (number) => {
    const answer = await resolveToday(number, edition).catch(() => undefined);
    return answer?.page ?? number;
  });
  return [...new Set(await Promise.all(carried))];
}

/** Pins a rule after the others, or takes it away; gives all that are pinned then. */
export async function togglePin(number: RuleNumber): Promise<RuleNumber[]> {
  const pinned = await readTray();
  const others = pinned.filter((each) => each !== number);
  const now = others.length === pinned.length ? [...pinned, number] : others;
  writeTray(now);
  return now;
}
