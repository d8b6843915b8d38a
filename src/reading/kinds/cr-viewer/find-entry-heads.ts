import {
  compareRuleNumbers,
  firstBelow,
  isOfRule,
  type LeadingNumber,
  levelOf,
  nextOf,
  parentOf,
  parseLeadingNumber,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { continuesAfterSpace, isCalled, mayBeReferred } from '../../blocks/beside-number.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** A line whose number begins a chapter, section, heading or rule of the page's body. */
export interface EntryHead {
  /** Index of the line. */
  at: number;
  leading: LeadingNumber;
}

/**
 * Where the entries of the body begin. Numbers are also in the navigation and in the text, where each link is a line
 * of its own: only those that continue the order count, and none that a reference puts there (`(`, `901.6`, `参照`).
 */
export function findEntryHeads(lines: readonly Line[]): EntryHead[] {
  const numbered = lines.flatMap(({ folded }, at) => {
    const leading = parseSetOff(folded);
    return leading ? [{ at, leading }] : [];
  });
  const candidates = numbered.filter(({ leading }) => leading.number.includes('.'));
  const lastSeen = new Map(candidates.map(({ leading, at }) => [leading.number, at]));
  const [first] = candidates;
  const heads = first ? findTitlesAbove(numbered, first) : [];
  for (const candidate of candidates) {
    const { number } = candidate.leading;
    const last = heads.findLast(({ leading }) => leading.number.includes('.'));
    const isNext = last !== undefined && nextNumbers(last.leading.number).includes(number);
    if (isReference(lines, candidate, isNext)) continue;
    if (last && sectionOf(number) !== sectionOf(last.leading.number)) {
      const above = findTitlesAbove(numbered, candidate).filter(({ at }) => at > last.at);
      if (above.length > 0 && compareRuleNumbers(number, last.leading.number) > 0)
        heads.push(...above, candidate);
    } else if (!last || isNext || goesOn(last, candidate, lastSeen)) heads.push(candidate);
  }
  return heads;
}

/** The number a line begins with: `901.`, `901.12`, `9. カジュアル`; none in `6面体のサイコロ` and `10枚`, which begin with a count. */
export function parseSetOff(folded: string): LeadingNumber | undefined {
  const leading = parseLeadingNumber(folded);
  return leading && (leading.dot || (leading.space && leading.number.includes('.'))) ? leading : undefined;
}

/** The section head right above a rule and the chapter head right above that, in order, where they are there. */
function findTitlesAbove(numbered: readonly EntryHead[], rule: EntryHead): EntryHead[] {
  const heads: EntryHead[] = [];
  let wanted: RuleNumber | undefined = sectionOf(rule.leading.number);
  for (let index = numbered.indexOf(rule) - 1; wanted && index >= 0; index--) {
    const above = numbered[index];
    if (above?.leading.number !== wanted || above.at < (heads[0] ?? rule).at - THRESHOLDS.opening) break;
    heads.unshift(above);
    wanted = parentOf(wanted);
  }
  return heads;
}

function isReference(lines: readonly Line[], { at, leading }: EntryHead, isNext: boolean): boolean {
  const before = lines[at - 1]?.folded ?? '';
  // In 901.7 of seed 002 a 、 ends a rule: it says nothing before the very next number.
  if (isNext ? isCalled(before) : mayBeReferred(before)) return true;
  const rest = lines[at]?.folded.slice(leading.textStart) || (lines[at + 1]?.folded ?? '');
  return rest.startsWith('[') || continuesAfterSpace(rest);
}

/** A later number of the order, where the next ones do not come any more. */
function goesOn(
  last: EntryHead,
  { at, leading }: EntryHead,
  lastSeen: ReadonlyMap<RuleNumber, number>,
): boolean {
  const { number } = last.leading;
  if (compareRuleNumbers(leading.number, number) <= 0) return false;
  return nextNumbers(number).every((each) => (lastSeen.get(each) ?? -1) <= at);
}

/** What may follow a number: `901.3` → 901.3a, 901.4; `901.3k` → 901.3m, 901.4. */
function nextNumbers(number: RuleNumber): RuleNumber[] {
  if (levelOf(number) === 'chapter') return [];
  const around = [number, parentOf(number)].flatMap((each) =>
    each && isOfRule(levelOf(each)) ? nextOf(each) : [],
  );
  return [firstBelow(number) ?? [], ...around].flat();
}
