import { numberGrammar } from '../../model/game/current-numbers.ts';
import {
  compareRuleNumbers,
  isRuleNumber,
  lastPartOf,
  levelOf,
  listUpwards,
  ordinalOf,
  type RuleNumber,
  sectionOf,
} from '../../model/records/rule-number.ts';

/** Of a rule without subrules, and of a number that a section skips. */
const PLAIN = '-';
const NONE = '_';

/**
 * Sections, rules and subrules as a short text: each section with a sign a rule, its last letter or `-` for none.
 * `100 100.1 100.1a 100.1b 100.2` → `100b-`. A letter before the last counts as there.
 */
export function toNumberShape(numbers: Iterable<RuleNumber>): string {
  const sections = new Map<RuleNumber, string[]>();
  for (const number of [...numbers].sort(compareRuleNumbers)) {
    if (levelOf(number) === 'chapter') continue;
    const section = sectionOf(number);
    const signs = sections.get(section) ?? [];
    sections.set(section, signs);
    const { rule, sign } = toSign(number);
    if (rule === 0) continue;
    while (signs.length < rule) signs.push(NONE);
    const before = signs[rule - 1] ?? NONE;
    // `-` and `_` sort before and after every letter, and a rule may be without its heading.
    signs[rule - 1] = sign ?? (before === NONE ? PLAIN : before);
  }
  // Sections of several widths need a sign between them, `1_2`; of one width they tell where they end.
  const { levels, stem } = numberGrammar();
  const end = levels.slice(0, stem).every(({ least = 1, most = 1 }) => least === most) ? '' : NONE;
  return [...sections].map(([section, signs]) => section + (signs.join('') || end)).join('');
}

/** Whether a number is among those of a shape. */
export function createNumberCheck(shape: string): (number: string) => boolean {
  const { stem } = numberGrammar().sources;
  const sections = new Map<string, string>(
    [...shape.matchAll(new RegExp(`(${stem})([a-z${PLAIN}${NONE}]*)`, 'g'))].map(
      ([, section = '', signs = '']) => [section, signs] as const,
    ),
  );
  return (number) => {
    if (!isRuleNumber(number) || levelOf(number) === 'chapter') return false;
    const signs = sections.get(sectionOf(number));
    const { rule, sign } = toSign(number);
    if (signs === undefined || rule === 0) return signs !== undefined && sectionOf(number) === number;
    const last = signs[rule - 1] ?? NONE;
    return sign ? /[a-z]/.test(last) && sign <= last : last !== NONE;
  };
}

/** How manieth rule of its section a number is in, 0 of the section's own, and the letter of what is below the rule. */
function toSign(number: RuleNumber): { rule: number; sign?: string } {
  const upwards = listUpwards(number);
  const section = upwards.indexOf(sectionOf(number));
  const [below, at] = [upwards[section - 2], upwards[section - 1]];
  if (!at) return { rule: 0 };
  if (!below) return { rule: ordinalOf(at) };
  const part = lastPartOf(below);
  const sign = /^[a-z]$/.test(part) ? part : String.fromCharCode(96 + Math.min(26, ordinalOf(below)));
  return { rule: ordinalOf(at), sign };
}
