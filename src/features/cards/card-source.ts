import { toShard } from '../../model/text/loose-key.ts';
import type { Segment } from '../../rulebook/book/terms/segment.ts';
import type { LoadFile } from '../../rulebook/history/create-resolver.ts';
import { type CardName, collectCardNames } from './card-names.ts';
import type { NeededRule, RelatedCard } from './relate-card.ts';

/** Where cards are looked up: files of a site, in a browser or on a disk, or the collections themselves. */
export interface CardSource {
  /** The names that are in a file, the best known first. */
  readNames(file: string): Promise<readonly CardName[]>;
  /** What a card needs, by its English name. */
  readRules(name: string): Promise<readonly NeededRule[]>;
}

/** The cards of a site by its open data. Its promises reject where a file cannot be had. */
export function createFileSource(load: LoadFile): CardSource {
  return {
    readNames: async (file) => {
      const { cards } = (await load(`api/v1/card-names/${file}.json`)) as { cards: CardName[] };
      return cards;
    },
    readRules: async (name) => {
      const { cards } = (await load(`api/v1/cards/${toShard(name)}.json`)) as {
        cards: { name: string; rules: NeededRule[] }[];
      };
      return cards.find((card) => card.name === name)?.rules ?? [];
    },
  };
}

/** The cards of collections. */
export function createCardSource(cards: readonly RelatedCard[], segment: Segment): CardSource {
  const names = collectCardNames(
    cards.map(({ card }) => card),
    segment,
  );
  const rules = new Map(cards.map(({ card, relations }) => [card.name, relations.rules]));
  return {
    readNames: async (file) => names.get(file) ?? [],
    readRules: async (name) => rules.get(name) ?? [],
  };
}
