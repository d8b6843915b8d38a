import type { Edition, EditionId } from '../records/edition.ts';
import type { EditionChanges, RuleChange } from '../records/edition-changes.ts';
import { followNumbers, joinChanges } from '../records/join-changes.ts';
import type { Renumbering } from '../records/renumbering.ts';
import type { Rule } from '../records/rule.ts';
import { isRuleNumber, type RuleNumber } from '../records/rule-number.ts';
import { toPlainText } from '../records/text.ts';

/** What is known about numbers in time. `ruleIn` looks a number up in an edition at hand. */
export interface NumberHistory {
  /** Oldest first. */
  editions: readonly Edition[];
  renumberings: readonly Renumbering[];
  changesSince(edition: EditionId): readonly RuleChange[];
  ruleIn(edition: EditionId, number: RuleNumber): Rule | undefined;
  /** The edition to carry numbers to. */
  current: EditionId;
}

/** Carries a number of a day to the current edition; undefined where it is gone or not settled. */
export type NumberTracer = (from: EditionId, number: RuleNumber) => RuleNumber | undefined;

/**
 * Makes the tracer of a book. A day between two editions at hand counts only where both say the same, one before all of
 * them where a renumbering is known.
 */
export function createNumberTracer(history: NumberHistory): NumberTracer {
  const { editions, current, changesSince, ruleIn } = history;
  const followers = new Map<EditionId, ReturnType<typeof followNumbers>>();

  function traceIn(edition: EditionId, number: RuleNumber): RuleNumber | undefined {
    const follow = followers.get(edition) ?? followNumbers(changesSince(edition), { merges: true });
    followers.set(edition, follow);
    return ruleIn(edition, number) && follow(number);
  }

  return function traceNumber(from, number) {
    if (from > current) return undefined;
    if (editions.some(({ id }) => id === from)) return traceIn(from, number);
    const authored = findRenumbering(history, from, number);
    if (authored) return authored;
    const before = editions.findLast(({ id }) => id < from);
    const after = editions.find(({ id }) => id > from);
    if (!before || !after) return undefined;
    const found = traceIn(before.id, number);
    return found !== undefined && found === traceIn(after.id, number) ? found : undefined;
  };
}

/** What became of the rules of an edition up to another, by edition; see `Editions.changesSince`. */
export function createChangesSince(
  editions: readonly EditionId[],
  changes: ReadonlyMap<EditionId, EditionChanges>,
  rulesIn: (edition: EditionId) => readonly Rule[],
): (edition: EditionId) => readonly RuleChange[] {
  const known = new Map<EditionId, readonly RuleChange[]>();
  return function changesSince(from: EditionId): readonly RuleChange[] {
    const made = known.get(from);
    if (made) return made;
    const next = editions.find((id) => id > from);
    const step = next === undefined ? undefined : changes.get(next);
    const joined =
      next === undefined
        ? []
        : joinChanges(
            step?.before === from ? step.rules : compareNumbers(rulesIn(from), rulesIn(next)),
            changesSince(next),
          );
    known.set(from, joined);
    return joined;
  };
}

/** Without a list of changes a number is carried only where its English is the same in both editions. */
function compareNumbers(before: readonly Rule[], after: readonly Rule[]): RuleChange[] {
  const texts = new Map(before.map((rule) => [rule.number, toEnglish(rule)]));
  const unchanged = new Set(
    after.flatMap((rule) => (texts.get(rule.number) === toEnglish(rule) ? [rule.number] : [])),
  );
  return [
    ...after.map(
      ({ number }): RuleChange =>
        unchanged.has(number) ? { from: number, to: number, text: 'same' } : { to: number },
    ),
    ...before.flatMap(({ number }): RuleChange[] => (unchanged.has(number) ? [] : [{ from: number }])),
  ];
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
