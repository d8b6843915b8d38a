import { toLooseKey } from '../text/loose-key.ts';
import type { EditionId } from './edition.ts';
import type { EditionStep } from './edition-step.ts';
import { followNumbers, joinChanges } from './join-changes.ts';
import type { Rule, RuleChange } from './rule.ts';
import type { RuleNumber } from './rule-number.ts';

/** Least share of its numbers and names that an edition shares with that of the table, and least of each to tell. */
const SAME_NUMBERS = 0.95;
const SAME_TITLES = 0.8;
const FEWEST_TITLES = 5;

/** The numbers of an edition, each with its name; an empty one where it has none. */
type NamedNumbers = ReadonlyMap<RuleNumber, string>;

/** The numbers of every known edition, at hand or not: `content/history`, opened. */
export type NumberTable = ReturnType<typeof createNumberTable>;

export function createNumberTable(steps: readonly EditionStep[]) {
  const editions = steps.map(({ edition }) => edition);
  const byEdition = new Map(steps.map((step) => [step.edition, step]));
  const books = new Map<EditionId, NamedNumbers>();
  let book: NamedNumbers = new Map();
  for (const step of steps) {
    book = applyStep(book, step);
    books.set(step.edition, book);
  }
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
    numbersIn: (edition: EditionId): ReadonlySet<RuleNumber> => new Set(books.get(edition)?.keys()),
    /** What the edition changed since the one before; everything is new in the first. */
    stepTo,
    /** What became of the numbers of an edition up to a later one, both of the table. */
    changesBetween,
    /** Whether these are the rules of the edition that the table has under this day: same numbers, same names. */
    isEdition: (edition: EditionId, rules: readonly Rule[]) => isSameBook(rules, books.get(edition)),
  };
}

/** A rule that had gone is back as `now`, which is not new then. */
function revive(changes: readonly RuleChange[], then: RuleNumber, now: RuleNumber): RuleChange[] {
  const others = changes.filter(({ from, to, part }) => part || (from !== then && (from || to !== now)));
  return [...others, { from: then, to: now, text: 'reworded' }];
}

/** The numbers after a step; a name goes along with its rule. */
function applyStep(before: NamedNumbers, { changes, titles }: EditionStep): NamedNumbers {
  const main = changes.filter(({ part }) => !part);
  const after = new Map(before);
  for (const { from } of main) if (from) after.delete(from);
  for (const { from, to } of main) if (to) after.set(to, (from && before.get(from)) ?? '');
  for (const [number, title] of titles) after.set(number, title);
  return after;
}

function isSameBook(rules: readonly Rule[], book: NamedNumbers | undefined): boolean {
  if (!book) return false;
  const shared = rules.filter(({ number }) => book.has(number)).length;
  if (shared < rules.length * SAME_NUMBERS) return false;
  const named = rules.flatMap(({ number, en }) => {
    const title = book.get(number);
    return title && en?.title ? [toLooseKey(title) === toLooseKey(en.title)] : [];
  });
  // A translation alone has no English names: then it must be the whole book.
  if (named.length < FEWEST_TITLES) return shared >= book.size * SAME_NUMBERS;
  return named.filter(Boolean).length >= named.length * SAME_TITLES;
}
