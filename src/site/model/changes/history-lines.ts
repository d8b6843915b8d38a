import type { EditionId } from '../../../model/records/edition.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { onceFor } from '../../../rulebook/book/once.ts';
import {
  compareWords,
  type Difference,
  type RewordedWhat,
  toRewordedWhat,
} from '../../../rulebook/history/compare-words.ts';
import type { HistoryStep } from '../../../rulebook/history/history.ts';
import { toRuleText } from '../../../rulebook/history/rule-text.ts';
import { getSiteContent } from '../site-content.ts';

/** An edition in which a rule changed. */
export interface HistoryLine {
  edition: EditionId;
  change: HistoryStep['change'];
  /** Its number in the edition before, where that was another. */
  movedFrom?: RuleNumber;
  /** How the text became that of the edition, in each language that changed. */
  differences: { lang: Lang; parts: readonly Difference[] }[];
  /** Absent where no text changed. */
  reworded?: RewordedWhat;
}

/**
 * The editions in which a rule changed or moved, newest first, compared once for its pages in both languages. Empty where all
 * editions at hand have it as it is.
 */
export const getHistoryLines = onceFor((number: RuleNumber): readonly HistoryLine[] => {
  const { book, history } = getSiteContent();
  const oldest = book.editions[0]?.id;
  return history.stepsOf(number).flatMap((step): HistoryLine[] => {
    const { edition, change, before } = step;
    if (change === 'added') return edition === oldest ? [] : [{ edition, change, differences: [] }];
    const movedFrom = before && before.number !== step.number ? before.number : undefined;
    const texts = LANGS.flatMap((lang) => findDifference(book, step, lang) ?? []);
    if (change === 'same' && !movedFrom && texts.length === 0) return [];
    const reworded = toRewordedWhat(texts);
    const differences = texts.map(({ lang, before, after }) => ({
      lang,
      parts: compareWords(before, after, lang),
    }));
    return [{ edition, change, ...(movedFrom && { movedFrom }), differences, ...(reworded && { reworded }) }];
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
