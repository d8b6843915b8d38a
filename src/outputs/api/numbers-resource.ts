import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import type { History } from '../../rulebook/history/history.ts';

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
