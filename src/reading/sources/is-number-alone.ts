import { isRuleNumber, levelOf } from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';

/** Whether a text is nothing but the number of a section or a rule, `702.9b`, `７０２．`; a chapter's counts anything. */
export function isNumberAlone(text: string): boolean {
  const printed = foldWidth(text).trim();
  const number = printed.endsWith('.') ? printed.slice(0, -1) : printed;
  return isRuleNumber(number) && levelOf(number) !== 'chapter';
}
