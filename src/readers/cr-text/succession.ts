import { parseRuleNumber, type RuleNumber } from '../../records/rule-number.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/** The subrule letter after another: `k` → `m` (no `l`, no `o`), `z` → `aa`, nothing → `a`. */
export function nextLetter(letter: string): string {
  const last = letter.at(-1);
  if (last === undefined) return 'a';
  const next = LETTERS[LETTERS.indexOf(last) + 1];
  return next === undefined ? `${nextLetter(letter.slice(0, -1))}a` : letter.slice(0, -1) + next;
}

/** Whether a number is one that may stand directly after another in an unbroken book. */
export function isSuccessor(number: RuleNumber, previous: RuleNumber | undefined): boolean {
  const next = parseRuleNumber(number);
  if (!next) return false;
  if (previous === undefined) return true;
  const before = parseRuleNumber(previous);
  if (!before) return false;
  if (next.level === 'subrule') {
    if (next.section !== before.section || next.rule !== before.rule) return false;
    return next.letter === nextLetter(before.letter ?? '');
  }
  if (next.level === 'rule') return next.section === before.section && next.rule === (before.rule ?? 0) + 1;
  if (next.level === 'section') {
    return before.section === undefined
      ? next.chapter === before.chapter
      : next.section === before.section + 1;
  }
  return next.chapter === before.chapter + 1;
}
