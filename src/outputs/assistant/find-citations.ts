import { findMentions } from '../../features/mentions/find-mentions.ts';
import type { Mention } from '../../features/mentions/mention.ts';
import { findRuleNumbers, levelOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { overlaps } from './quotations/find-paragraphs.ts';

/** Before a number that stands in brackets of its own, or at the beginning of a line or of an item. */
const BEFORE = /(?:[([「『]\s?|(?:^|\n)[\s>*_#・•-]*)$/;
/** After it: the bracket, or the sign or space that parts it from the text. */
const AFTER = /^(?:[a-z]?\s?[)\]」』]|[*_]*[.:、,]?[*_]*(?:\s|$|["「『]))/;

/**
 * Citations in a text that is about the rules: what says that it is one, as in any text, and bare numbers in brackets, at
 * the beginning of a line or of a subrule that there is. `isKnown` tells which numbers have a page.
 */
export function findCitations(text: string, isKnown: (number: RuleNumber) => boolean): Mention[] {
  const mentions = findMentions(text);
  const folded = foldForms(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const bare = findRuleNumbers(folded).flatMap(({ number, start, end }) => {
    if (levelOf(number) === 'section') return [];
    if (mentions.some((mention) => overlaps(mention, { start, end }))) return [];
    const isSetOff =
      BEFORE.test(folded.slice(Math.max(0, start - 20), start)) && AFTER.test(folded.slice(end, end + 8));
    const isSure = levelOf(number) === 'subrule' && isKnown(number);
    return isSure || isSetOff ? [{ number, start, numberStart: start, end }] : [];
  });
  return [...mentions, ...bare].sort((a, b) => a.numberStart - b.numberStart);
}
