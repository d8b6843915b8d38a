import { z } from 'zod';
import type { Editions } from '../book/editions.ts';
import type { History } from '../history/history.ts';
import { type EditionId, editionIdSchema } from '../records/edition.ts';
import { ruleNumberSchema } from '../records/rule.ts';

const resolutionSchema = z.object({
  status: z.enum(['same', 'reworded', 'moved', 'gone']),
  now: ruleNumberSchema.optional().describe('Number today; absent where the rule is gone'),
});

/** `resolve/2024-09-20.json`: what each number of an edition means today. */
export const resolveResourceSchema = z.object({
  edition: editionIdSchema,
  current: editionIdSchema,
  numbers: z.record(z.string(), resolutionSchema).describe('Every number of the edition'),
});
export type ResolveResource = z.infer<typeof resolveResourceSchema>;

/** Every number of an edition, carried to the current one. */
export function toResolveResource(book: Editions, history: History, edition: EditionId): ResolveResource {
  const numbers = book.rulesIn(edition).flatMap(({ number }) => {
    const resolution = history.resolve(edition, number);
    if (resolution.status === 'unknown' || resolution.status === 'unclear') return [];
    const { status } = resolution;
    return [[number, status === 'gone' ? { status } : { status, now: resolution.now }] as const];
  });
  return { edition, current: book.edition.id, numbers: Object.fromEntries(numbers) };
}
