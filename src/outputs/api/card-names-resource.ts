import { z } from 'zod';
import { collectCardNames } from '../../features/cards/card-source.ts';
import { cardNameSchema, type KeptCard } from '../../model/records/kept-card.ts';
import { SHARDS } from '../../model/text/loose-key.ts';
import type { Segment } from '../../rulebook/book/terms/segment.ts';

/** `card-names/3f.json`: cards by how the words of their names begin. */
export const cardNamesResourceSchema = z.object({
  cards: z.array(cardNameSchema).describe('The best known first'),
});
export type CardNamesResource = z.infer<typeof cardNamesResourceSchema>;

/** The names of all cards by file; every beginning has one, so that none is asked for in vain. */
export function toCardNamesResources(
  cards: readonly KeptCard[],
  segment: Segment,
): Map<string, CardNamesResource> {
  const files = collectCardNames(cards, segment);
  return new Map(SHARDS.map((file) => [file, { cards: files.get(file) ?? [] }]));
}
