import { isRuleNumber, type RuleNumber } from './rule-number.ts';

/**
 * Numbers in order as one short string, `702,.2,a,b,.3` for 702, 702.2, 702.2a, 702.2b, 702.3: a letter goes on from the
 * rule before it, a dot from the section.
 */
export function packNumbers(numbers: readonly RuleNumber[]): string {
  return numbers
    .map((number, place) => {
      const [rule, section] = listStarts(numbers[place - 1]);
      const isBelow = (start: string, next: RegExp) =>
        number.startsWith(start) && next.test(number.slice(start.length));
      if (isBelow(rule, /^[a-z]/)) return number.slice(rule.length);
      return isBelow(section, /^\./) ? number.slice(section.length) : number;
    })
    .join(',');
}

/** Gives what was packed. */
export function unpackNumbers(list: string): RuleNumber[] {
  let number = '';
  return list.split(',').flatMap((part) => {
    const [rule, section] = listStarts(number);
    number = /^[a-z]/.test(part) ? rule + part : part.startsWith('.') ? section + part : part;
    return isRuleNumber(number) ? number : [];
  });
}

/** What the number after this one may begin with: its rule, its section. */
function listStarts(before = ''): [rule: string, section: string] {
  return [before.replace(/[a-z]+$/, ''), before.replace(/\..*/, '')];
}
