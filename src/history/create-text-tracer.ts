import { compareSides } from '../align/compare-texts.ts';
import type { Editions } from '../book/editions.ts';
import type { EditionId } from '../records/edition.ts';
import type { RuleChange, TextChange } from '../records/edition-changes.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';

/** How the text of a rule differs between an edition at hand and today's. */
export type TextTracer = (edition: EditionId, number: RuleNumber, now: RuleNumber) => TextChange;

const RANK: Readonly<Record<TextChange, number>> = { same: 0, references: 1, reworded: 2 };

/**
 * Makes the tracer of a book. What the steps between say is put together, the greatest change of all; a text that
 * changed and came back is the same. Where a step has no list of changes the two texts are compared.
 */
export function createTextTracer(book: Editions): TextTracer {
  const editions = book.editions.map(({ id }) => id).filter((id) => id <= book.edition.id);
  const known = new Map<EditionId, ReadonlyMap<RuleNumber, TextChange>>();

  function toCurrent(from: EditionId): ReadonlyMap<RuleNumber, TextChange> {
    const made = known.get(from);
    if (made) return made;
    const next = editions.find((id) => id > from);
    const changes = next === undefined ? undefined : book.changesOf(next);
    const texts = new Map<RuleNumber, TextChange>();
    if (next !== undefined && changes?.before === from) {
      const rest = toCurrent(next);
      const isLast = next === book.edition.id;
      for (const change of changes.rules) {
        const { from: old, to } = change;
        const later = isLast ? 'same' : to && rest.get(to);
        if (old && !texts.has(old) && later) texts.set(old, toGreater(textOf(change), later));
      }
    }
    known.set(from, texts);
    return texts;
  }

  return function traceText(edition, number, now) {
    const before = book.ruleIn(edition, number);
    const after = book.ruleIn(book.edition.id, now);
    if (!before || !after) return 'reworded';
    if (isEqual(before, after)) return 'same';
    return toCurrent(edition).get(number) ?? compareSides(before.en, after.en);
  };
}

/** A rule that went into another, or lost a part to one, no longer has its words. */
function textOf({ text, part }: RuleChange): TextChange {
  return part ? 'reworded' : (text ?? 'reworded');
}

function isEqual({ en: before }: Rule, { en: after }: Rule): boolean {
  if (before?.title !== after?.title || before?.blocks.length !== after?.blocks.length) return false;
  return !before || before.blocks.every(({ text }, index) => text === after?.blocks[index]?.text);
}

function toGreater(a: TextChange, b: TextChange): TextChange {
  return RANK[a] >= RANK[b] ? a : b;
}
