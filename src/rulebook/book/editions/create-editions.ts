import type { Edition } from '../../../model/records/edition.ts';
import { createNumberTable } from '../../../model/records/number-table.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Collections } from '../collections.ts';
import { once } from '../once.ts';
import { createTimeline } from './create-timeline.ts';
import type { Editions } from './editions.ts';
import { createRuleTree } from './rule-tree.ts';

/** The editions of the collections. Throws when there are none: then there is nothing to publish. */
export function createEditions(collections: Collections): Editions {
  const { editions } = collections;
  const edition = findCurrentEdition(collections);
  const rulesIn = (id: string) => collections.rules[id] ?? [];
  const trees = new Map(editions.map(({ id }) => [id, once(() => createRuleTree(rulesIn(id)))]));
  const ruleIn = (id: string, number: RuleNumber) => trees.get(id)?.().rule(number);
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
    ruleIn,
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
