import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';
import { listedRuleSchema } from './rule-resource.ts';

/** `rules.json`: every number of the current edition in book order. */
export const rulesResourceSchema = z.object({
  edition: editionIdSchema,
  unofficialDigest: z.boolean(),
  rules: z.array(listedRuleSchema),
});
export type RulesResource = z.infer<typeof rulesResourceSchema>;
