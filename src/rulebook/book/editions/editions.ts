import type { Edition, EditionId } from '../../../model/records/edition.ts';
import type { EditionChanges } from '../../../model/records/edition-changes.ts';
import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import { createNumberTable } from '../../../model/records/number-table.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Collections } from '../collections.ts';
import { once } from '../once.ts';
import { createTimeline, type Timeline } from './create-timeline.ts';

/** What each edition says, and what became of its numbers. */
export interface Editions extends Timeline {
  /** The newest edition with English text: what pages show. */
  edition: Edition;
  /** All editions, oldest first. */
  editions: readonly Edition[];
  ruleIn(edition: EditionId, number: RuleNumber): Rule | undefined;
  rulesIn(edition: EditionId): readonly Rule[];
  glossaryIn(edition: EditionId): readonly GlossaryEntry[];
  /** An edition beside the one before it; undefined for the oldest. */
  changesOf(edition: EditionId): EditionChanges | undefined;
}

/** The editions of the collections. Throws when there are none: then there is nothing to publish. */
export function createEditions(collections: Collections): Editions {
  const { editions } = collections;
  const edition = findCurrentEdition(collections);
  const rulesIn = (id: string) => collections.rules[id] ?? [];
  const byNumber = once(() => indexByNumber(collections));
  const changes = new Map(collections.changes.map((each) => [each.after, each]));
  const timeline = createTimeline({
    atHand: editions.map(({ id }) => id).filter((id) => id <= edition.id),
    changes,
    rulesIn,
    table: createNumberTable(collections.steps ?? []),
  });
  return {
    edition,
    editions,
    ruleIn: (id, number) => byNumber().get(number)?.get(id),
    rulesIn,
    glossaryIn: (id) => collections.glossary[id] ?? [],
    changesOf: (id) => changes.get(id),
    ...timeline,
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
