import { toLooseKey } from '../text/loose-key.ts';
import type { EditionId } from './edition.ts';
import type { RuleChange } from './edition-changes.ts';
import type { EditionStep } from './edition-step.ts';
import { followNumbers, joinChanges } from './join-changes.ts';
import type { Rule } from './rule.ts';
import type { RuleNumber } from './rule-number.ts';

/** Least share of its numbers and names that an edition shares with that of the table, and least of each to tell. */
const SAME_NUMBERS = 0.95;
const SAME_TITLES = 0.8;
const FEWEST_TITLES = 5;

/** The numbers of every known edition, at hand or not: `content/history`, opened. */
export type NumberTable = ReturnType<typeof createNumberTable>;

export function createNumberTable(steps: readonly EditionStep[]) {
  const editions = steps.map(({ edition }) => edition);
  const byEdition = new Map(steps.map((step) => [step.edition, step]));
  const numbers = new Map<EditionId, ReadonlySet<RuleNumber>>();
  const titles = new Map<EditionId, ReadonlyMap<RuleNumber, string>>();
  let known: ReadonlySet<RuleNumber> = new Set();
  let named: ReadonlyMap<RuleNumber, string> = new Map();
  for (const step of steps) {
    known = applyStep(known, step);
    named = applyTitles(named, step);
    numbers.set(step.edition, known);
    titles.set(step.edition, named);
  }
  const numbersIn = (edition: EditionId): ReadonlySet<RuleNumber> => numbers.get(edition) ?? new Set();
  const titlesIn = (edition: EditionId): ReadonlyMap<RuleNumber, string> => titles.get(edition) ?? new Map();
  const stepTo = (edition: EditionId) => byEdition.get(edition)?.changes ?? [];
  const returned = steps.flatMap((step) => step.returned.map((each) => ({ ...each, at: step.edition })));
  const between = new Map<string, readonly RuleChange[]>();

  function changesBetween(from: EditionId, to: EditionId): readonly RuleChange[] {
    const next = editions.find((edition) => edition > from);
    if (next === undefined || from >= to) return [];
    const known = between.get(`${from} ${to}`);
    if (known) return known;
    const joined = joinChanges(stepTo(next), changesBetween(next, to));
    const back = returned.filter(({ last, at }) => last === from && at <= to);
    const made = back.reduce((changes, { from: then, to: again, at }) => {
      const now = followNumbers(changesBetween(at, to), { merges: true })(again);
      return now === undefined ? changes : revive(changes, then, now);
    }, joined);
    between.set(`${from} ${to}`, made);
    return made;
  }
  return {
    /** Oldest first. */
    editions,
    numbersIn,
    titlesIn,
    /** What the edition changed since the one before; everything is new in the first. */
    stepTo,
    /** What became of the numbers of an edition up to a later one, both of the table. */
    changesBetween,
    /** Whether these are the rules of the edition that the table has under this day: same numbers, same names. */
    isEdition: (edition: EditionId, rules: readonly Rule[]) =>
      byEdition.has(edition) && isSameBook(rules, numbersIn(edition), titlesIn(edition)),
  };
}

/** A rule that had gone is back as `now`, which is not new then. */
function revive(changes: readonly RuleChange[], then: RuleNumber, now: RuleNumber): RuleChange[] {
  const others = changes.filter(({ from, to, part }) => part || (from !== then && (from || to !== now)));
  return [...others, { from: then, to: now, text: 'reworded' }];
}

function applyStep(before: ReadonlySet<RuleNumber>, { changes }: EditionStep): ReadonlySet<RuleNumber> {
  const after = new Set(before);
  const main = changes.filter(({ part }) => !part);
  for (const { from } of main) if (from) after.delete(from);
  for (const { to } of main) if (to) after.add(to);
  return after;
}

/** A name goes along with its rule. */
function applyTitles(
  before: ReadonlyMap<RuleNumber, string>,
  { changes, titles }: EditionStep,
): ReadonlyMap<RuleNumber, string> {
  const after = new Map(before);
  const main = changes.filter(({ part }) => !part);
  for (const { from } of main) if (from) after.delete(from);
  for (const { from, to } of main) {
    const title = from && before.get(from);
    if (to && title) after.set(to, title);
  }
  // An empty name is one that was lost.
  for (const [number, title] of titles)
    if (title) after.set(number, title);
    else after.delete(number);
  return after;
}

function isSameBook(
  rules: readonly Rule[],
  numbers: ReadonlySet<RuleNumber>,
  titles: ReadonlyMap<RuleNumber, string>,
): boolean {
  const shared = rules.filter(({ number }) => numbers.has(number)).length;
  if (shared < rules.length * SAME_NUMBERS) return false;
  const named = rules.flatMap(({ number, en }) => {
    const title = titles.get(number);
    return title && en?.title ? [toLooseKey(title) === toLooseKey(en.title)] : [];
  });
  // A translation alone has no English names: then it must be the whole book.
  if (named.length < FEWEST_TITLES) return shared >= numbers.size * SAME_NUMBERS;
  return named.filter(Boolean).length >= named.length * SAME_TITLES;
}
