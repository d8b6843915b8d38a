import { z } from 'zod';
import { editionIdSchema } from './edition.ts';
import { ruleNumberSchema } from './rule.ts';

/** `api/v1/history.json`: the editions whose numbers are known, and which `meanings/<section>.json` there are. */
export const numberHistorySchema = z.object({
  current: editionIdSchema.describe('Edition that numbers are carried to'),
  editions: z
    .array(editionIdSchema)
    .describe('Every edition whose numbers are known, oldest first, at hand or not'),
  sections: z.array(z.string()).describe('Chapters and sections that ever had a number'),
});
export type NumberHistory = z.infer<typeof numberHistorySchema>;

/** What became of a number that no edition at hand has, so that it has no page. */
export const goneNumberSchema = z.object({
  until: editionIdSchema.describe('Last edition that had the number'),
  now: ruleNumberSchema.optional().describe('Where its rule is today, or the nearest above that has a page'),
  parts: z.array(ruleNumberSchema).optional().describe('Rules of today that a part of it became'),
  en: z.string(),
  ja: z.string(),
});
export type GoneNumber = z.infer<typeof goneNumberSchema>;

/** `api/v1/meanings/702.json`: what each number of a section, or a chapter's own, has meant; `src/rulebook/history/meaning-runs.ts`. */
export const sectionMeaningsSchema = z.object({
  current: editionIdSchema,
  numbers: z
    .record(z.string(), z.string())
    .describe(
      'By number, oldest first: day=number today; "-" gone, "?" no such rule, "!" unclear; then "~" reworded since, "^" the number above that has a page, "+" each number of a part',
    ),
  gone: z
    .record(z.string(), goneNumberSchema)
    .optional()
    .describe('Those of them without a page, in sentences; absent where there are none'),
});
export type SectionMeanings = z.infer<typeof sectionMeaningsSchema>;
