import type { Edition, EditionId } from '../../../model/records/edition.ts';
import { followNumbers, invertChanges, joinChanges } from '../../../model/records/join-changes.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { createNumberTable } from '../../../model/records/number-table.ts';
import type { EditionChanges, Rule, RuleChange } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { listReferredNumbers } from '../../../model/records/rule-reference.ts';
import { toPlainText } from '../../../model/records/text.ts';
import type { Collections } from '../collections.ts';
import { once, onceFor } from '../once.ts';

/** What each edition says, and what became of its numbers. */
export type Editions = ReturnType<typeof createEditions>;

/** The editions of the collections. Throws when there are none: then there is nothing to publish. */
export function createEditions(collections: Collections) {
  const { editions } = collections;
  const edition = findCurrentEdition(collections);
  const byNumber = once(() => indexByNumber(collections));
  const changes = new Map(collections.changes.map((each) => [each.after, each]));
  const timeline = createTimeline(collections, edition.id, changes);
  return {
    /** The newest edition with English text: what pages show. */
    edition,
    /** All editions, oldest first. */
    editions,
    ruleIn: (id: EditionId, number: RuleNumber) => byNumber().get(number)?.get(id),
    rulesIn: (id: EditionId) => collections.rules[id] ?? [],
    glossaryIn: (id: EditionId) => collections.glossary[id] ?? [],
    /** An edition beside the one before it; undefined for the oldest. */
    changesOf: (id: EditionId) => changes.get(id),
    ...timeline,
    /** Numbers of the current edition that a text of another, or of a day, refers to; `isMeant` tells those printed that mean our rules. */
    findNumbers: (text: string, lang: Lang, from = edition.id, isMeant = (_: RuleNumber) => true) =>
      listReferredNumbers(text, lang)
        .filter(isMeant)
        .flatMap((number) => timeline.currentNumberOf(from, number) ?? []),
  };
}

/** The newest edition with English text, else the newest of all. */
export function findCurrentEdition({ editions, rules }: Collections): Edition {
  const current = editions.findLast(({ id }) => rules[id]?.some((rule) => rule.en)) ?? editions.at(-1);
  if (!current) throw new TypeError('a book needs an edition');
  return current;
}

/** The rules of each number by edition: whoever asks for a number asks for it in one edition after the other. */
function indexByNumber({ editions, rules }: Collections): Map<RuleNumber, Map<EditionId, Rule>> {
  const byNumber = new Map<RuleNumber, Map<EditionId, Rule>>();
  for (const { id } of editions)
    for (const rule of rules[id] ?? [])
      byNumber.getOrInsertComputed(rule.number, () => new Map()).set(id, rule);
  return byNumber;
}

/**
 * Puts the editions at hand up to the current one and those of the table in one row. An edition at hand that the table
 * knows is a joint of the two; without a joint the table is another book's and says nothing.
 */
function createTimeline(
  { editions, rules, steps = [] }: Collections,
  current: EditionId,
  changes: ReadonlyMap<EditionId, EditionChanges>,
) {
  const atHand = editions.map(({ id }) => id).filter((id) => id <= current);
  const rulesIn = (id: EditionId) => rules[id] ?? [];
  const table = createNumberTable(steps);
  const joints = atHand.filter((edition) => table.isEdition(edition, rulesIn(edition)));
  const joint = joints.at(-1);
  const inTable = new Set(
    table.editions.filter((edition) => joint !== undefined && (edition <= joint || joint === current)),
  );
  const knownEditions = [...new Set([...inTable, ...atHand])].sort();
  const today = new Set(rulesIn(current).map((rule) => rule.number));
  const closed = new Set(
    knownEditions.filter(
      (edition, index) => inTable.has(edition) && inTable.has(knownEditions[index + 1] ?? ''),
    ),
  );

  const numbersIn = onceFor((edition: EditionId): ReadonlySet<RuleNumber> => {
    const own = rulesIn(edition).map((rule) => rule.number);
    return new Set([...own, ...(inTable.has(edition) ? table.numbersIn(edition) : [])]);
  });

  /** The way to the current edition: by the table as far as it goes, then by the editions at hand. */
  const changesSince = onceFor((from: EditionId): readonly RuleChange[] => {
    if (from === current) return [];
    if (joint !== undefined && inTable.has(from)) {
      if (from > joint) return invertChanges(table.changesBetween(joint, from));
      if (from < joint) return joinChanges(table.changesBetween(from, joint), changesSince(joint));
    }
    const next = atHand.find((edition) => edition > from);
    if (next === undefined) return [];
    const step = changes.get(next);
    const own = step?.before === from ? step.rules : compareNumbers(rulesIn(from), rulesIn(next));
    return joinChanges(own, changesSince(next));
  });
  const followerSince = onceFor((edition: EditionId) =>
    followNumbers(changesSince(edition), { merges: true }),
  );

  function isInForce(edition: EditionId, day: EditionId): boolean {
    return edition === day || closed.has(edition);
  }

  function followNumber(edition: EditionId, number: RuleNumber): RuleNumber | undefined {
    return numbersIn(edition).has(number) ? followerSince(edition)(number) : undefined;
  }

  // Gone through edition by edition: what tells of one is then at hand.
  const places = once(() => {
    const found = new Map<RuleNumber, Map<EditionId, RuleNumber | undefined>>();
    for (const edition of knownEditions)
      for (const number of numbersIn(edition))
        found.getOrInsertComputed(number, () => new Map()).set(edition, followerSince(edition)(number));
    return found;
  });

  function currentNumberOf(day: EditionId, number: RuleNumber): RuleNumber | undefined {
    const before = knownEditions.findLast((edition) => edition <= day);
    if (before === undefined) return undefined;
    const now = followNumber(before, number);
    const after = isInForce(before, day) ? before : knownEditions.find((edition) => edition > day);
    if (now === undefined || after === undefined || followNumber(after, number) !== now) return undefined;
    return today.has(now) ? now : undefined;
  }

  return {
    /** Every edition whose numbers can be carried to the current one, oldest first; later ones may be among them. */
    knownEditions,
    /** Every number that a known edition has, also those that the text at hand leaves out. */
    numbersIn,
    /** What became of the rules of an edition up to the current one; those that stayed as they were may be left out. */
    changesSince,
    /** Whether no edition lies between a day and the known one before it, as far as anybody knows. */
    isInForce,
    /**
     * The known editions that have a number, oldest first, each with where its rule is in the current one, at hand or not;
     * undefined where it is gone.
     */
    placesOf: (number: RuleNumber): ReadonlyMap<EditionId, RuleNumber | undefined> =>
      places().get(number) ?? new Map(),
    /** Carries a number of a day to a rule of the current edition; undefined where it is gone, not settled or not at hand. */
    currentNumberOf,
  };
}

/** Without a list of changes a number is carried only where its English is the same in both editions. */
function compareNumbers(before: readonly Rule[], after: readonly Rule[]): RuleChange[] {
  const texts = new Map(before.map((rule) => [rule.number, toEnglish(rule)]));
  const unchanged = new Set(
    after.flatMap((rule) => (texts.get(rule.number) === toEnglish(rule) ? [rule.number] : [])),
  );
  const isChanged = ({ number }: Rule) => !unchanged.has(number);
  return [
    ...after.filter(isChanged).map(({ number: to }) => ({ to })),
    ...before.filter(isChanged).map(({ number: from }) => ({ from })),
  ];
}

function toEnglish(rule: Rule): string {
  return `${rule.en?.title ?? ''}\n${toPlainText(rule.en?.blocks ?? [])}`;
}
