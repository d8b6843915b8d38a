import { isRuleNumber, type RuleNumber } from '../../model/records/rule-number.ts';

/**
 * All numbers of a book in order as one short string: `702,.2,a,b,.3` for 702, 702.2, 702.2a, 702.2b, 702.3.
 * A letter goes on from the rule before it, a dot from the section.
 */
export function formatNumberList(numbers: readonly RuleNumber[]): string {
  let section = '';
  let rule = '';
  return numbers
    .map((number) => {
      const [ownSection = '', rest, ...deeper] = number.split('.');
      if (deeper.length > 0) return number;
      const digits = rest?.replace(/[a-z]+$/, '');
      const ownRule = digits === undefined ? ownSection : `${ownSection}.${digits}`;
      const letters = number.slice(ownRule.length);
      const short =
        letters && ownRule === rule ? letters : ownSection === section && rest ? `.${rest}` : number;
      section = ownSection;
      rule = ownRule;
      return short;
    })
    .join(',');
}

/** The numbers of `formatNumberList`, in the same order. */
export function parseNumberList(list: string): RuleNumber[] {
  let section = '';
  let rule = '';
  const numbers: RuleNumber[] = [];
  for (const part of list === '' ? [] : list.split(',')) {
    const number = /^[a-z]/.test(part) ? rule + part : part.startsWith('.') ? section + part : part;
    section = number.split('.')[0] ?? '';
    rule = number.replace(/[a-z]+$/, '');
    if (isRuleNumber(number)) numbers.push(number);
  }
  return numbers;
}
