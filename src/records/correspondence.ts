import { z } from 'zod';
import { editionIdSchema } from './edition.ts';
import { ruleNumberSchema } from './rule.ts';

/** What became of one number from an edition to the next. `added` has no `from`, `removed` no `to`. */
export const ruleChangeSchema = z.object({
  type: z.enum(['reworded', 'moved', 'split', 'merged', 'added', 'removed']),
  from: ruleNumberSchema.optional(),
  to: ruleNumberSchema.optional(),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

/** `changes/<edition>.json`: an edition beside the one before it. A number that no change names is the same in both. */
export const correspondenceSchema = z.object({
  edition: editionIdSchema,
  previous: editionIdSchema,
  changes: z.array(ruleChangeSchema),
});
export type Correspondence = z.infer<typeof correspondenceSchema>;
