import { levelOf, parentOf, type RuleNumber } from '../../model/records/rule-number.ts';

/** How many numbers to offer on each side of where the asked one would be. */
const BESIDE = 2;

/**
 * The numbers nearest to one that never was: what it would be under, then its neighbours there.
 * `702.9z` → 702.9, 702.9b, 702.9c; `12` → 120, 121, …. `numbers` in book order.
 */
export function findNearestNumbers(asked: string, numbers: readonly RuleNumber[]): RuleNumber[] {
  if (/^\d\d$/.test(asked)) {
    const sections = numbers.filter((number) => levelOf(number) === 'section' && number.startsWith(asked));
    if (sections.length > 0) return sections.slice(0, 2 * BESIDE);
  }
  const known = new Set<string>(numbers);
  const above = listAbove(asked).find((each) => known.has(each));
  const beside = numbers.filter((number) => parentOf(number) === above);
  const place = above === undefined ? asked.slice(0, 1) : asked;
  const after = beside.findIndex((number) => number.localeCompare(place, 'en', { numeric: true }) > 0);
  const at = after < 0 ? beside.length : after;
  const parent = numbers.filter((number) => number === above);
  return [...parent, ...beside.slice(Math.max(0, at - BESIDE), at + BESIDE)];
}

/** `702.9z` → `702.9`, `702`, `7`. */
function listAbove(asked: string): string[] {
  const [section = '', rule] = asked.replace(/[a-z]+$/, '').split('.');
  const own = rule === undefined ? [] : [`${section}.${rule}`];
  return [...own, section, section.slice(0, 1)].filter((each) => each !== asked);
}
