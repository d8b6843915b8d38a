import { compareSides } from '../align/compare-texts.ts';
import type { Editions } from '../book/editions.ts';
import type { EditionId } from '../records/edition.ts';
import type { RuleChange, TextChange } from '../records/edition-changes.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';

/** How the text of a rule differs between an edition at hand and the current one. */
export type TextTracer = (edition: EditionId, number: RuleNumber, now: RuleNumber) => TextChange;

/**
 * Makes the tracer of a book: the greatest change of all steps between; a text that changed and came back is the same.
 * Where the steps do not tell, the two texts are compared.
 */
export function createTextTracer(book: Editions): TextTracer {
  const known = new Map<EditionId, ReadonlyMap<RuleNumber, RuleChange>>();

  return function traceText(edition, number, now) {
    const before = book.ruleIn(edition, number);
    const after = book.ruleIn(book.edition.id, now);
    if (!before || !after) return 'reworded';
    if (isEqual(before, after)) return 'same';
    const changes = known.get(edition) ?? indexByNumber(book.changesSince(edition));
    known.set(edition, changes);
    const change = changes.get(number);
    // A rule that went into another no longer has its words.
    if (change?.from && !change.to) return 'reworded';
    return change?.text ?? compareSides(before.en, after.en);
  };
}

function indexByNumber(changes: readonly RuleChange[]): Map<RuleNumber, RuleChange> {
  return new Map(changes.flatMap((change) => (change.from && !change.part ? [[change.from, change]] : [])));
}

function isEqual({ en: before }: Rule, { en: after }: Rule): boolean {
  if (before?.title !== after?.title || before?.blocks.length !== after?.blocks.length) return false;
  return !before || before.blocks.every(({ text }, index) => text === after?.blocks[index]?.text);
}
