import { z } from 'zod';
import { type EditionId, editionIdSchema } from '../../model/records/edition.ts';
import { textChangeSchema } from '../../model/records/edition-changes.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import type { History, Resolution } from '../../rulebook/history/history.ts';

const resolutionSchema = z.object({
  status: z.enum(['same', 'reworded', 'moved', 'gone']),
  now: ruleNumberSchema.optional().describe('Number today; absent where the rule is gone'),
  text: textChangeSchema
    .optional()
    .describe('Whether its words changed since, also of a rule that moved; references: only numbers in them'),
  page: ruleNumberSchema
    .optional()
    .describe('Where `now` has no page of its own: the nearest number above that has one'),
  parts: z.array(ruleNumberSchema).optional().describe('Rules of today that a part of it became'),
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
    return [[number, toEntry(resolution)] as const];
  });
  return { edition, current: book.edition.id, numbers: Object.fromEntries(numbers) };
}

function toEntry(
  resolution: Exclude<Resolution, { status: 'unknown' | 'unclear' }>,
): z.infer<typeof resolutionSchema> {
  const { status, page, parts } = resolution;
  const more = { page, parts: parts && [...parts] };
  if (status === 'gone') return { status, ...more };
  return { status, now: resolution.now, text: status === 'moved' ? resolution.text : status, ...more };
}
