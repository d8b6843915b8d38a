import type { EditionId } from '../../model/records/edition.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import type { OldPair } from './work-item.ts';

/** What became of the records of one kind in an edition. */
export interface Step<Id> {
  before: EditionId;
  changes: readonly { from?: Id | undefined; to?: Id | undefined; part?: 'split' | 'merged' | undefined }[];
}

/** The records of one kind of all editions. */
export interface Records<Id, Side> {
  recordIn(edition: EditionId, id: Id): { en?: Side | undefined; ja?: Side | undefined } | undefined;
  /** An edition beside the one before it; undefined for the oldest. */
  stepOf(edition: EditionId): Step<Id> | undefined;
}

/** A pair, and whether it is that of another record which the one asked for was part of. */
export interface FoundPair<Id, Side> extends OldPair<Id, Side> {
  isWhole: boolean;
}

/**
 * Makes what finds the newest pair of a record before an edition: back from edition to edition, by what became of it and
 * never by its number, to the first that has Japanese of its own. One that was split off goes on as what it was part of.
 */
export function createPairFinder<Id, Side extends { edition?: EditionId | undefined }>(
  records: Records<Id, Side>,
): (edition: EditionId, id: Id) => FoundPair<Id, Side> | undefined {
  const stepOf = onceFor((edition: EditionId) => indexStep(records.stepOf(edition)));
  const walk = (edition: EditionId, id: Id, isWhole: boolean): FoundPair<Id, Side> | undefined => {
    const step = stepOf(edition);
    const main = step?.mains.get(id);
    const from = main ?? step?.splits.get(id);
    if (!step || from === undefined) return undefined;
    const whole = isWhole && main !== undefined;
    const { en, ja } = records.recordIn(step.before, from) ?? {};
    if (ja && !ja.edition) return { edition: step.before, id: from, ...(en && { en }), ja, isWhole: whole };
    return walk(step.before, from, whole);
  };
  return (edition, id) => walk(edition, id, true);
}

function indexStep<Id>(step: Step<Id> | undefined) {
  if (!step) return undefined;
  const [mains, splits] = [new Map<Id, Id>(), new Map<Id, Id>()];
  for (const { from, to, part } of step.changes) {
    if (from === undefined || to === undefined || part === 'merged') continue;
    (part === 'split' ? splits : mains).set(to, from);
  }
  return { before: step.before, mains, splits };
}
