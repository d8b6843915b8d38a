import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { RuleTree } from './editions/rule-tree.ts';
import type { Glossary } from './glossary.ts';

/** What link previews ask of a picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Whether previews of a rule show a picture of its own: chapters, sections, and the rules that have a name, as keywords do. */
export function isPictured(book: Glossary, { level, number }: Rule): boolean {
  const isNamed = book.titleOf(number, 'en') !== undefined || book.titleOf(number, 'ja') !== undefined;
  return level === 'chapter' || level === 'section' || (level === 'rule' && isNamed);
}

/** The rule whose picture a number is shown with: itself or the nearest above it. Undefined for one out of use. */
export function findPictured(book: Glossary & RuleTree, number: RuleNumber): RuleNumber | undefined {
  const rule = book.rule(number);
  return rule && [...book.ancestorsOf(number), rule].findLast((each) => isPictured(book, each))?.number;
}
