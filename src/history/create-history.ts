import type { Editions } from '../book/editions.ts';
import type { EditionId } from '../records/edition.ts';
import type { RuleChange } from '../records/edition-changes.ts';
import { compareRuleNumbers, type RuleNumber } from '../records/rule-number.ts';
import { createTextTracer } from './create-text-tracer.ts';
import type { EarlierMeaning, History, HistoryStep, Resolution } from './history.ts';

/** The history of a book's numbers. Pure; the changes of each edition are indexed once. */
export function createHistory(book: Editions): History {
  const numbersOf = new Map(
    book.editions.map(({ id }) => [id, new Set(book.rulesIn(id).map((rule) => rule.number))]),
  );
  const editionIds = book.editions.map(({ id }) => id).filter((id) => id <= book.edition.id);
  const newestFirst = editionIds.toReversed();
  const older = new Map(editionIds.map((id) => [id, indexByNewNumber(book.changesOf(id)?.rules ?? [])]));
  const published = [...new Set(editionIds.flatMap((id) => [...(numbersOf.get(id) ?? [])]))].sort(
    compareRuleNumbers,
  );

  const traceText = createTextTracer(book);
  const lastEditionOf = (number: RuleNumber) => newestFirst.find((id) => numbersOf.get(id)?.has(number));

  function resolve(day: EditionId, number: RuleNumber): Resolution {
    const edition = newestFirst.find((id) => id <= day);
    const next = editionIds.find((id) => id > day);
    if (edition === undefined) return toResolution(undefined, number, book.currentNumberOf(day, number));
    if (edition === day || next === undefined) return resolveIn(edition, number);
    // Editions that are not at hand may lie between: what the two around the day agree on held on it too.
    const now = book.currentNumberOf(day, number);
    if (now) return toResolution(edition, number, now);
    const [early, late] = [resolveIn(edition, number), resolveIn(next, number)];
    return early.status === late.status && !('now' in early) ? early : { status: 'unclear' };
  }

  function resolveIn(edition: EditionId, number: RuleNumber): Resolution {
    if (!numbersOf.get(edition)?.has(number)) return { status: 'unknown' };
    const now = book.currentNumberOf(edition, number);
    return now ? toResolution(edition, number, now) : { status: 'gone' };
  }

  function toResolution(
    edition: EditionId | undefined,
    number: RuleNumber,
    now: RuleNumber | undefined,
  ): Resolution {
    if (now === undefined) return { status: 'unknown' };
    const text = edition === undefined ? 'reworded' : traceText(edition, number, now);
    if (now !== number) return { status: 'moved', now, text };
    return { status: text === 'reworded' ? 'reworded' : 'same', now };
  }

  function stepsOf(number: RuleNumber, edition: EditionId = book.edition.id): HistoryStep[] {
    const steps: HistoryStep[] = [];
    let current = number;
    for (const id of newestFirst.filter((each) => each <= edition)) {
      if (!numbersOf.get(id)?.has(current)) break;
      const previous = book.changesOf(id)?.before;
      const change = older.get(id)?.get(current);
      if (previous === undefined || change?.from === undefined) {
        steps.push({ edition: id, number: current, change: 'added' });
        break;
      }
      const before = { edition: previous, number: change.from };
      steps.push({ edition: id, number: current, change: change.text ?? 'reworded', before });
      current = change.from;
    }
    return steps;
  }

  function earlierMeaningsOf(number: RuleNumber): EarlierMeaning[] {
    return newestFirst.slice(1).flatMap((edition) => {
      if (!numbersOf.get(edition)?.has(number)) return [];
      const now = book.currentNumberOf(edition, number);
      if (now === number) return [];
      return [now === undefined ? { edition } : { edition, now }];
    });
  }

  function sinceOf(number: RuleNumber): EditionId | undefined {
    if (!numbersOf.get(book.edition.id)?.has(number)) return undefined;
    let since: EditionId = book.edition.id;
    for (const id of newestFirst) {
      if (!numbersOf.get(id)?.has(number) || book.currentNumberOf(id, number) !== number) break;
      since = id;
    }
    return since;
  }

  return { published, lastEditionOf, resolve, stepsOf, earlierMeaningsOf, sinceOf };
}

function indexByNewNumber(changes: readonly RuleChange[]): Map<RuleNumber, RuleChange> {
  return new Map(
    changes.flatMap((change) => (change.to && !change.part ? [[change.to, change] as const] : [])),
  );
}
