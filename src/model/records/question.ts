import { z } from 'zod';
import { editionIdSchema } from './edition.ts';
import { ruleNumberSchema } from './rule.ts';

/**
 * What players ask and say, in their words and not the rule's, with the rule that answers: a file of
 * `content/questions/` a section of the book. Authored; the numbers are those of `edition` and carried on from there.
 */
export const questionSchema = z.strictObject({
  /** The rule that answers best. */
  rule: ruleNumberSchema,
  /** Rules that answer as well, or say the other half. */
  also: z.array(ruleNumberSchema).min(1).optional(),
  edition: editionIdSchema,
  /** The question that readers are shown, in both languages; an entry without it is for search alone. */
  question: z
    .strictObject({ en: z.string().regex(/^[A-Z0-9+“{].*[^?]\?$/), ja: z.string().endsWith('？') })
    .optional(),
  /** Wordings for the search alone, varied in vocabulary; never shown. */
  en: z.array(z.string().min(3)).min(1),
  ja: z.array(z.string().min(3)).min(1),
});
export type Question = z.infer<typeof questionSchema>;
