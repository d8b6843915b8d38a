import type { EditionId } from '../../model/records/edition.ts';
import type { RuleChange, TextChange } from '../../model/records/edition-changes.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { compareSides, isSameText } from '../align/compare-texts.ts';
import type { Editions } from '../book/editions/editions.ts';
import { onceFor } from '../book/once.ts';

/** How the text of a rule differs between an edition at hand and the current one. */
export type TextTracer = (edition: EditionId, number: RuleNumber, now: RuleNumber) => TextChange;

/**
 * Makes the tracer of a book: of two texts at hand what they show, so that a wording that came back is the same; of
 * others the greatest change of all steps between.
 */
export function createTextTracer(book: Editions): TextTracer {
  const changesSince = onceFor((edition: EditionId) => indexByNumber(book.changesSince(edition)));

  return function traceText(edition, number, now) {
    const before = book.ruleIn(edition, number);
    const after = book.ruleIn(book.edition.id, now);
    if (before && after && isSameText(before.en, after.en)) return 'same';
    const change = changesSince(edition).get(number);
    // A rule that went into another no longer has its words.
    if (change && (!change.to || change.text === 'reworded')) return 'reworded';
    return before && after ? compareSides(before.en, after.en) : (change?.text ?? 'same');
  };
}

function indexByNumber(changes: readonly RuleChange[]): Map<RuleNumber, RuleChange> {
  return new Map(changes.flatMap((change) => (change.from && !change.part ? [[change.from, change]] : [])));
}
