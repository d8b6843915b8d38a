import { z } from 'zod';
import type { Editions } from '../book/editions.ts';
import type { History } from '../history/history.ts';
import { editionIdSchema } from '../records/edition.ts';
import { ruleNumberSchema } from '../records/rule.ts';

/** `numbers.json`: every number that has a short link. */
export const numbersResourceSchema = z.object({
  edition: editionIdSchema.describe('Current edition'),
  numbers: z
    .array(ruleNumberSchema)
    .describe('Every number of any edition at hand in book order, those no longer in use included'),
});
export type NumbersResource = z.infer<typeof numbersResourceSchema>;

export function toNumbersResource(book: Editions, history: History): NumbersResource {
  return { edition: book.edition.id, numbers: [...history.published] };
}
