import { z } from 'zod';
import { editionIdSchema } from './edition.ts';
import { ruleNumberSchema } from './rule.ts';

/** A known renumbering of editions that are not at hand, as authored in `content/renumberings.json`: 502.81 → 702.81. */
export const renumberingSchema = z.strictObject({
  from: ruleNumberSchema,
  to: ruleNumberSchema,
  /** The numbers below go along: 502.81a → 702.81a. */
  withSubrules: z.boolean().default(true),
  /** Days between which documents used `from`; open where absent. */
  since: editionIdSchema.optional(),
  until: editionIdSchema,
  /** Where this is known from. */
  source: z.string(),
});
export type Renumbering = z.infer<typeof renumberingSchema>;
