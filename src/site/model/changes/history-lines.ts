import type { EditionId } from '../../../model/records/edition.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import type { History, HistoryStep } from '../../../rulebook/history/history.ts';
import { type RewordedWhat, toRewordedWhat } from '../../../rulebook/history/reworded-what.ts';
import { toRuleText } from '../../../rulebook/history/rule-text.ts';

/** An edition in which a rule changed. */
export interface HistoryLine {
  edition: EditionId;
  change: HistoryStep['change'];
  /** Its number in the edition before, where that was another. */
  movedFrom?: RuleNumber;
  /** The texts of both editions, in each language that changed. */
  differences: { lang: Lang; before: string; after: string }[];
  /** Absent where no text changed. */
  reworded?: RewordedWhat;
}

/** The editions in which a rule changed or moved, newest first. Empty where all editions at hand have it as it is. */
export function toHistoryLines(book: Editions, history: History, number: RuleNumber): HistoryLine[] {
  const steps = history.stepsOf(number, history.lastEditionOf(number));
  const oldest = book.editions[0]?.id;
  return steps.flatMap((step): HistoryLine[] => {
    const { edition, change, before } = step;
    if (change === 'added') return edition === oldest ? [] : [{ edition, change, differences: [] }];
    const movedFrom = before && before.number !== step.number ? before.number : undefined;
    const differences = LANGS.flatMap((lang) => findDifference(book, step, lang) ?? []);
    if (change === 'same' && !movedFrom && differences.length === 0) return [];
    const reworded = toRewordedWhat(differences);
    return [{ edition, change, ...(movedFrom && { movedFrom }), differences, ...(reworded && { reworded }) }];
  });
}

function findDifference(book: Editions, { edition, number, before }: HistoryStep, lang: Lang) {
  const now = book.ruleIn(edition, number)?.[lang];
  const then = before && book.ruleIn(before.edition, before.number)?.[lang];
  // A translation carried along from an older edition has not changed.
  if (!now || !then || now.edition !== undefined) return undefined;
  const texts = { before: toRuleText(then), after: toRuleText(now) };
  return texts.before === texts.after ? undefined : { lang, ...texts };
}
