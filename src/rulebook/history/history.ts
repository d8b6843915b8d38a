import type { EditionId } from '../../model/records/edition.ts';
import type { RuleChange, RuleSide, TextChange } from '../../model/records/rule.ts';
import {
  compareRuleNumbers,
  listUpwards,
  parentOf,
  type RuleNumber,
  sectionOf,
} from '../../model/records/rule-number.ts';
import { toEditionDay } from '../../model/text/edition-id.ts';
import { compareSides, isSameText } from '../align/comparable-text.ts';
import type { Editions } from '../book/editions/editions.ts';
import { onceFor } from '../book/once.ts';
import { formatMeaning, type MeaningRun, type Resolution } from './meaning-runs.ts';

/** One edition in the life of a rule: the number it had, and how its text differs from the edition before. */
export interface HistoryStep {
  edition: EditionId;
  number: RuleNumber;
  change: TextChange | 'added';
  /** Where it was in the edition before; absent where it is new. */
  before?: { edition: EditionId; number: RuleNumber };
}

const UNKNOWN: Resolution = { status: 'unknown' };
const UNCLEAR: Resolution = { status: 'unclear' };

/** The numbers of all editions at hand, and what became of each. */
export type History = ReturnType<typeof createHistory>;

/** The history of a book's numbers. Pure; the changes of each edition are indexed once. */
export function createHistory(book: Editions) {
  const editionIds = book.editions.map(({ id }) => id).filter((id) => id <= book.edition.id);
  const newestFirst = editionIds.toReversed();
  const older = new Map(editionIds.map((id) => [id, indexByNewNumber(book.changesOf(id)?.rules ?? [])]));
  const published = listNumbers(editionIds, (id) => book.rulesIn(id).map((rule) => rule.number));
  const known = listNumbers(book.knownEditions, book.numbersIn);
  const hasPage = new Set(published);
  const unpublished = known.filter((number) => !hasPage.has(number));
  const today = new Set(book.rulesIn(book.edition.id).map((rule) => rule.number));
  const byPlace = Map.groupBy(unpublished, (number) => {
    const section = sectionOf(number);
    return today.has(section) ? section : parentOf(section);
  });
  const partsSince = onceFor((edition: EditionId) => indexParts(book.changesSince(edition)));

  const traceText = createTextTracer(book);
  const lastEditionOf = onceFor((number: RuleNumber) => newestFirst.find((id) => book.ruleIn(id, number)));

  /** The edition of a day and, where one that nobody knows may lie between, the next. */
  const editionsAround = onceFor((day: EditionId): EditionId[] => {
    const edition = book.knownEditions.findLast((id) => id <= day);
    const next = book.knownEditions.find((id) => id > day);
    if (edition === undefined) return [];
    return next === undefined || book.isInForce(edition, day) ? [edition] : [edition, next];
  });

  // Where an edition may be missing, the days after a known one are not certain.
  const turningDays = book.knownEditions
    .flatMap((edition) => {
      const dayAfter = toDayAfter(edition);
      return !dayAfter || book.isInForce(edition, dayAfter) ? [edition] : [edition, dayAfter];
    })
    .map((day) => [day, editionsAround(day)] as const);

  function resolveIn(edition: EditionId, number: RuleNumber): Resolution {
    const places = book.placesOf(number);
    if (!places.has(edition)) return UNKNOWN;
    const now = places.get(edition);
    const into = partsOf(edition, number);
    if (now === undefined) return { status: 'gone', ...into };
    const page = findPage(now);
    const more = { ...(page && page !== now && { page }), ...into };
    const text = traceText(edition, number, now);
    if (now !== number) return { status: 'moved', now, text, ...more };
    return { status: text === 'reworded' ? 'reworded' : 'same', now, ...more };
  }

  /** The rule at hand that holds the place of a number: a digest may leave 702.22m out and have 702.22. */
  const findPage = onceFor((number: RuleNumber) => listUpwards(number).find((each) => today.has(each)));

  /** The rules of today that a part of it became. */
  function partsOf(edition: EditionId, number: RuleNumber): { parts?: RuleNumber[] } {
    const into = partsSince(edition).get(number);
    return into ? { parts: into } : {};
  }

  // What three pages of a number and the open data ask, and goes through all editions, is kept.
  const meaningsOf = onceFor((number: RuleNumber): readonly MeaningRun[] => {
    // Editions in a row that say the same share one meaning, so that most days need not be looked at.
    let [last, written] = [UNKNOWN, formatMeaning(UNKNOWN)];
    const inEditions = new Map<EditionId, Resolution>();
    for (const id of book.knownEditions) {
      const meaning = resolveIn(id, number);
      const formatted = formatMeaning(meaning);
      if (formatted !== written) [last, written] = [meaning, formatted];
      inEditions.set(id, last);
    }
    const runs: MeaningRun[] = [];
    for (const [since, around] of turningDays) {
      const meaning = settle(around, (edition) => inEditions.get(edition) ?? UNKNOWN);
      const before = runs.at(-1)?.meaning;
      if (meaning !== before && (!before || formatMeaning(meaning) !== formatMeaning(before)))
        runs.push({ since, meaning });
    }
    return runs;
  });

  function stepsOf(number: RuleNumber): HistoryStep[] {
    const steps: HistoryStep[] = [];
    let current = number;
    const last = lastEditionOf(number) ?? '';
    for (const id of newestFirst.filter((each) => each <= last)) {
      if (!book.ruleIn(id, current)) break;
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

  const earlierMeaningsOf = onceFor((number: RuleNumber): { edition: EditionId; now?: RuleNumber }[] =>
    newestFirst.slice(1).flatMap((edition) => {
      if (!book.ruleIn(edition, number)) return [];
      const now = book.currentNumberOf(edition, number);
      if (now === number) return [];
      return [now === undefined ? { edition } : { edition, now }];
    }),
  );

  const sinceOf = onceFor((number: RuleNumber): EditionId | undefined => {
    if (!today.has(number)) return undefined;
    let since: EditionId = book.edition.id;
    for (const id of newestFirst) {
      if (!book.ruleIn(id, number) || book.currentNumberOf(id, number) !== number) break;
      since = id;
    }
    return since;
  });

  return {
    /** Every number of any edition at hand, in book order: what has a page. */
    published,
    /** Every number of any known edition, in book order. */
    known,
    /** Those of the known numbers that no edition at hand has, in book order: what has no page of its own. */
    unpublished,
    /** Those of them whose place is a number of today: their section; where that is gone, what it is in. */
    unpublishedBelow: (place: RuleNumber) => byPlace.get(place) ?? [],
    /** The newest edition at hand that has the number. */
    lastEditionOf,
    /** The newest known edition that has the number, at hand or not. */
    lastUseOf: (number: RuleNumber) => [...book.placesOf(number).keys()].at(-1),
    /**
     * What the number meant on a day, carried to today: in the edition then in force, as far as it is known; where one
     * may be missing, what those around the day agree on; after the newest what it says; nothing before the oldest.
     */
    resolve: (day: EditionId, number: RuleNumber) =>
      settle(editionsAround(day), (edition) => resolveIn(edition, number)),
    /** The same for all days, from the oldest known edition on. */
    meaningsOf,
    /** The life of the rule that had the number last, newest edition first. */
    stepsOf,
    /** Editions in which the number meant another rule than today, newest first, and where that is today unless it is gone. */
    earlierMeaningsOf,
    /** The first edition at hand in which the number has the meaning it has today. */
    sinceOf,
  };
}

/** What the edition of a day, or both around it, say of a number: what the two agree on held between them too. */
function settle(around: readonly EditionId[], resolveIn: (edition: EditionId) => Resolution): Resolution {
  const [early = UNKNOWN, late] = around.map(resolveIn);
  if (!late) return early;
  const isAgreed = 'now' in early ? 'now' in late && early.now === late.now : early.status === late.status;
  return isAgreed ? early : UNCLEAR;
}

function listNumbers(
  editions: readonly EditionId[],
  numbersIn: (edition: EditionId) => Iterable<RuleNumber>,
): RuleNumber[] {
  return [...new Set(editions.flatMap((id) => [...numbersIn(id)]))].sort(compareRuleNumbers);
}

/** What each rule was in the edition before; one that is new what it was a part of, or what went into it. */
function indexByNewNumber(changes: readonly RuleChange[]): Map<RuleNumber, RuleChange> {
  const [parts, main] = [changes.filter(({ part }) => part), changes.filter(({ part }) => !part)];
  return new Map(
    [...parts.toReversed(), ...main].flatMap(({ from, to, text, part }) =>
      from && to ? [[to, { from, to, ...(part ? { text: 'reworded' } : text && { text }) }]] : [],
    ),
  );
}

function indexParts(changes: readonly RuleChange[]): Map<RuleNumber, RuleNumber[]> {
  const parts = new Map<RuleNumber, RuleNumber[]>();
  for (const { from, to, part } of changes)
    if (part === 'split' && from && to && from !== to) parts.getOrInsertComputed(from, () => []).push(to);
  return parts;
}

/** `2024-12-31` → `2025-01-01`; undefined of a version. */
function toDayAfter(edition: EditionId): EditionId | undefined {
  const day = toEditionDay(edition);
  if (day === undefined) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/**
 * Makes what tells how the text of a rule differs between an edition at hand and the current one: of two texts at hand what
 * they show, so that a wording that came back is the same; of others the greatest change of all steps between.
 */
function createTextTracer(book: Editions) {
  type Side = RuleSide | undefined;
  const changesSince = onceFor((edition: EditionId) => {
    const main = book.changesSince(edition).filter(({ part }) => !part);
    return new Map(main.flatMap((change) => (change.from ? [[change.from, change]] : [])));
  });
  // Most editions have a rule in one of a few wordings.
  const wordingsBefore = onceFor((_now: RuleNumber): { text: Side; change: TextChange }[] => []);

  function compareWithToday(before: Side, now: RuleNumber, after: Side): TextChange {
    const known = wordingsBefore(now).find(({ text }) => isSameText(text, before));
    if (known) return known.change;
    const change = compareSides(before, after);
    wordingsBefore(now).push({ text: before, change });
    return change;
  }

  return function traceText(edition: EditionId, number: RuleNumber, now: RuleNumber): TextChange {
    const before = book.ruleIn(edition, number);
    const after = book.ruleIn(book.edition.id, now);
    if (before && after && isSameText(before.en, after.en)) return 'same';
    const change = changesSince(edition).get(number);
    // A rule that went into another no longer has its words.
    if (change && (!change.to || change.text === 'reworded')) return 'reworded';
    if (!before || !after) return change?.text ?? 'same';
    return compareWithToday(before.en, now, after.en);
  };
}
