import { findRuleNumbers, levelOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { isCount, isOtherNumber } from './mention-cues.ts';

/** Before a number that is in brackets of its own, or at the beginning of a line or of an item. */
const BEFORE = /(?:[([「『]\s?|(?:^|\n)[\s>*_#・•-]*)$/;
/** After it: the bracket, or the sign or space that parts it from the text. */
const AFTER = /^(?:[a-z]?\s?[)\]」』]|[*_]*[.:、,]?[*_]*(?:\s|$|["「『]))/;

/**
 * Citations in a text that is about the rules: what says that it is one, as in any text, and bare numbers in brackets, at
 * the beginning of a line or of a subrule that there is. `isKnown` tells which numbers have a page.
 */
export function findCitations(text: string, isKnown: (number: RuleNumber) => boolean): Mention[] {
  const mentions = findMentions(text);
  const folded = foldText(text);
  const bare = listBare(folded, mentions).filter(({ number, start, end }) => {
    const isSetOff =
      BEFORE.test(folded.slice(Math.max(0, start - 20), start)) && AFTER.test(folded.slice(end, end + 8));
    return isSetOff || (levelOf(number) === 'subrule' && isKnown(number));
  });
  return [...mentions, ...bare].sort((a, b) => a.numberStart - b.numberStart);
}

/** Numbers in the form of a rule's that are not among the citations found and count, measure and price nothing. */
export function findPerhaps(text: string, mentions: readonly Mention[]): Mention[] {
  const folded = foldText(text);
  return listBare(folded, mentions).filter(
    ({ start, end }) => !isOtherNumber(folded, start) && !isCount(folded, end),
  );
}

function listBare(folded: string, mentions: readonly Mention[]): Mention[] {
  let next = 0;
  return findRuleNumbers(folded).flatMap(({ number, start, end }) => {
    while (mentions[next] && (mentions[next]?.end ?? 0) <= start) next++;
    const isTaken = (mentions[next]?.start ?? end) < end;
    return isTaken || levelOf(number) === 'section' ? [] : [{ number, start, numberStart: start, end }];
  });
}

function foldText(text: string): string {
  return foldForms(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
