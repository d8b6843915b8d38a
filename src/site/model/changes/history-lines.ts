import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { onceFor } from '../../../rulebook/book/once.ts';
import { compareWords, toRewordedWhat } from '../../../rulebook/history/compare-words.ts';
import type { HistoryStep } from '../../../rulebook/history/history.ts';
import { toRuleText } from '../../../rulebook/history/rule-text.ts';
import { getSiteContent } from '../site-content.ts';

/**
 * The editions in which a rule changed or moved, newest first, compared once for its pages in both languages. Empty where all
 * editions at hand have it as it is.
 */
export const getHistoryLines = onceFor((number: RuleNumber) => {
  const { book, history } = getSiteContent();
  const oldest = book.editions[0]?.id;
  return history.stepsOf(number).flatMap((step) => {
    const { edition, change, before } = step;
    /** Its number in the edition before, where that was another. */
    const movedFrom = before && before.number !== step.number ? before.number : undefined;
    const texts = LANGS.flatMap((lang) => findDifference(book, step, lang) ?? []);
    const isSame =
      change === 'added' ? edition === oldest : change === 'same' && !movedFrom && texts.length === 0;
    if (isSame) return [];
    /** How the text became that of the edition, in each language that changed. */
    const differences = texts.map(({ lang, before, after }) => ({
      lang,
      parts: compareWords(before, after, lang),
    }));
    return [{ edition, change, movedFrom, differences, reworded: toRewordedWhat(texts) }];
  });
});

function findDifference(book: Editions, { edition, number, before }: HistoryStep, lang: Lang) {
  const now = book.ruleIn(edition, number)?.[lang];
  const then = before && book.ruleIn(before.edition, before.number)?.[lang];
  // A translation carried along from an older edition has not changed.
  if (!now || !then || now.edition !== undefined) return undefined;
  const texts = { before: toRuleText(then), after: toRuleText(now) };
  return texts.before === texts.after ? undefined : { lang, ...texts };
}
