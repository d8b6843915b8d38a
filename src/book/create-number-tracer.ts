import type { Edition, EditionId } from '../records/edition.ts';
import type { EditionChanges } from '../records/edition-changes.ts';
import type { Renumbering } from '../records/renumbering.ts';
import type { Rule } from '../records/rule.ts';
import { isRuleNumber, type RuleNumber } from '../records/rule-number.ts';
import { toPlainText } from '../records/text.ts';

/** What is known about numbers in time. `ruleIn` looks a number up in an edition at hand. */
export interface NumberHistory {
  /** Oldest first. */
  editions: readonly Edition[];
  changes: ReadonlyMap<EditionId, EditionChanges>;
  renumberings: readonly Renumbering[];
  rulesIn(edition: EditionId): readonly Rule[];
  ruleIn(edition: EditionId, number: RuleNumber): Rule | undefined;
  /** The edition to carry numbers to. */
  current: EditionId;
}

/** Carries a number of a day to the current edition; undefined where it is gone or not settled. */
export type NumberTracer = (from: EditionId, number: RuleNumber) => RuleNumber | undefined;

type Steps = ReadonlyMap<RuleNumber, RuleNumber>;

/**
 * Makes the tracer of a book. A number goes edition by edition; each edition's way to the current one is worked out once.
 * A day between two editions at hand counts only where both say the same, one before all of them where a renumbering is
 * known.
 */
export function createNumberTracer(history: NumberHistory): NumberTracer {
  const { editions, current } = history;
  const toCurrent = new Map<EditionId, Steps>();

  function findWay(from: EditionId): Steps {
    const known = toCurrent.get(from);
    if (known) return known;
    const next = editions.find(({ id }) => id > from && id <= current)?.id;
    const own = history.rulesIn(from).map(({ number }) => number);
    const way = next
      ? joinSteps(toSteps(history, from, next), findWay(next))
      : new Map(own.map((number) => [number, number]));
    toCurrent.set(from, way);
    return way;
  }

  return function traceNumber(from, number) {
    if (from > current) return undefined;
    if (editions.some(({ id }) => id === from)) return findWay(from).get(number);
    const authored = findRenumbering(history, from, number);
    if (authored) return authored;
    const before = editions.findLast(({ id }) => id < from);
    const after = editions.find(({ id }) => id > from);
    if (!before || !after) return undefined;
    const early = findWay(before.id).get(number);
    return early !== undefined && early === findWay(after.id).get(number) ? early : undefined;
  };
}

/** One edition on. Without a list of changes a number is carried only where its English is the same in both. */
function toSteps(history: NumberHistory, from: EditionId, to: EditionId): Steps {
  const steps = new Map<RuleNumber, RuleNumber>();
  const changes = history.changes.get(to);
  if (changes?.before === from) {
    for (const change of changes.rules) {
      if (change.from && change.to && !change.part) steps.set(change.from, change.to);
    }
    for (const change of changes.rules) {
      if (change.from && change.to && change.part === 'merged' && !steps.has(change.from))
        steps.set(change.from, change.to);
    }
    return steps;
  }
  for (const rule of history.rulesIn(from)) {
    const after = history.ruleIn(to, rule.number);
    if (after && toEnglish(rule) === toEnglish(after)) steps.set(rule.number, rule.number);
  }
  return steps;
}

function joinSteps(first: Steps, rest: Steps): Steps {
  const joined = new Map<RuleNumber, RuleNumber>();
  for (const [from, to] of first) {
    const end = rest.get(to);
    if (end) joined.set(from, end);
  }
  return joined;
}

function toEnglish(rule: Rule): string {
  return `${rule.en?.title ?? ''}\n${toPlainText(rule.en?.blocks ?? [])}`;
}

function findRenumbering(
  { renumberings, ruleIn, current }: NumberHistory,
  day: EditionId,
  number: RuleNumber,
): RuleNumber | undefined {
  for (const { from, to, since, until, withSubrules } of renumberings) {
    if (day > until || (since && day < since) || !number.startsWith(from)) continue;
    const rest = number.slice(from.length);
    if (rest !== '' && !(withSubrules && /^[a-z.]/.test(rest))) continue;
    const moved = to + rest;
    return isRuleNumber(moved) && ruleIn(current, moved) ? moved : undefined;
  }
  return undefined;
}
