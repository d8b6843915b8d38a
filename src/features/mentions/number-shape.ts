import { compareRuleNumbers, parseRuleNumber, type RuleNumber } from '../../model/records/rule-number.ts';

/** Of a rule without subrules, and of a number that a section skips. */
const PLAIN = '-';
const NONE = '_';

/**
 * Sections, rules and subrules as a short text: each section with a sign a rule, its last letter or `-` for none.
 * `100 100.1 100.1a 100.1b 100.2` → `100b-`. A letter before the last counts as there.
 */
export function toNumberShape(numbers: Iterable<RuleNumber>): string {
  const sections = new Map<number, string[]>();
  for (const number of [...numbers].sort(compareRuleNumbers)) {
    const { section, rule, letter } = parseRuleNumber(number) ?? {};
    if (section === undefined) continue;
    const signs = sections.get(section) ?? [];
    sections.set(section, signs);
    if (rule === undefined || rule === 0) continue;
    while (signs.length < rule) signs.push(NONE);
    const before = signs[rule - 1] ?? NONE;
    // `-` and `_` sort before and after every letter, and a rule may stand without its heading.
    signs[rule - 1] = letter?.slice(0, 1) ?? (before === NONE ? PLAIN : before);
  }
  return [...sections].map(([section, signs]) => section + signs.join('')).join('');
}

/** Whether a number is among those of a shape. */
export function createNumberCheck(shape: string): (number: string) => boolean {
  const sections = new Map(
    [...shape.matchAll(/(\d{3})(\D*)/g)].map(([, section, signs = '']) => [section, signs] as const),
  );
  return (number) => {
    const [, section, rule, letter] = /^(\d{3})(?:\.([1-9]\d*)([a-z]?))?$/.exec(number) ?? [];
    const signs = sections.get(section ?? '');
    if (signs === undefined || rule === undefined) return signs !== undefined;
    const last = signs[Number(rule) - 1] ?? NONE;
    return letter ? /[a-z]/.test(last) && letter <= last : last !== NONE;
  };
}
