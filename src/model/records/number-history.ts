import { z } from 'zod';
import { editionIdSchema } from './edition.ts';

/** `api/v1/history.json`: the editions whose numbers are known, and which `meanings/<section>.json` there are. */
export const numberHistorySchema = z.object({
  current: editionIdSchema.describe('Edition that numbers are carried to'),
  editions: z
    .array(editionIdSchema)
    .describe('Every edition whose numbers are known, oldest first, at hand or not'),
  sections: z.array(z.string()).describe('Chapters and sections that ever had a number'),
});
export type NumberHistory = z.infer<typeof numberHistorySchema>;

/** `api/v1/meanings/702.json`: what each number of a section, or a chapter's own, has meant; `src/rulebook/history/meaning-runs.ts`. */
export const sectionMeaningsSchema = z.object({
  current: editionIdSchema,
  numbers: z
    .record(z.string(), z.string())
    .describe(
      'By number, oldest first: day=number today; "-" gone, "?" no such rule, "!" not to be told; then "~" reworded since, "^" the number above that has a page, "+" each number of a part',
    ),
});
export type SectionMeanings = z.infer<typeof sectionMeaningsSchema>;
