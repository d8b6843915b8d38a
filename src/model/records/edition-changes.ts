import { z } from 'zod';
import { editionIdSchema } from './edition.ts';
import { ruleNumberSchema } from './rule.ts';

/**
 * How the English text differs: `same` to the letter, `references` where only numbers of rules inside it changed,
 * `reworded` otherwise.
 */
export const textChangeSchema = z.enum(['same', 'references', 'reworded']);
export type TextChange = z.infer<typeof textChangeSchema>;

/**
 * One rule from an edition to the next. Both numbers: it is the same rule (moved where they differ). Only `from`: it
 * was removed; only `to`: it is new. A `split` or `merged` line is beside the main line of one of its numbers:
 * `split` says that part of `from` became `to`, `merged` that `from` went into `to`.
 */
export const ruleChangeSchema = z.object({
  from: ruleNumberSchema.optional(),
  to: ruleNumberSchema.optional(),
  text: textChangeSchema.optional(),
  part: z.enum(['split', 'merged']).optional(),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

/** The same for a glossary entry, by slug. */
export const entryChangeSchema = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  text: textChangeSchema.optional(),
});
export type EntryChange = z.infer<typeof entryChangeSchema>;

/** What became of every rule and term between two editions, in the order of the newer book, removed ones last. */
export const editionChangesSchema = z.object({
  before: editionIdSchema,
  after: editionIdSchema,
  rules: z.array(ruleChangeSchema),
  glossary: z.array(entryChangeSchema),
});
export type EditionChanges = z.infer<typeof editionChangesSchema>;
