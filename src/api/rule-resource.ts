import { z } from 'zod';
import { editionIdSchema } from '../records/edition.ts';
import { ruleNumberSchema, translationStateSchema } from '../records/rule.ts';

const sideResourceSchema = z.object({
  title: z.string().optional().describe('Name of a chapter, section or keyword'),
  text: z.array(z.string()).describe('Paragraphs without the number; symbols as {W/U}'),
  examples: z.array(z.string()).describe('Examples without their marker'),
  edition: editionIdSchema.optional().describe('Edition this text was written for, where it is an older one'),
});

/** What a number meant in an earlier edition, where that is not what it means now. */
export const earlierMeaningSchema = z.object({
  edition: editionIdSchema.describe('Edition in which the number had this other meaning'),
  status: z.enum(['moved', 'gone']),
  now: ruleNumberSchema.optional().describe('Number of the rule today, where it moved'),
});
export type EarlierMeaning = z.infer<typeof earlierMeaningSchema>;

/** `rules/702.9b.json`: a number with both languages. The field names are permanent. */
export const ruleResourceSchema = z.object({
  number: ruleNumberSchema,
  level: z.enum(['chapter', 'section', 'rule', 'subrule']),
  status: z
    .enum(['current', 'gone'])
    .describe('gone: no longer in use; the text is that of its last edition'),
  edition: editionIdSchema.describe('Edition of the text'),
  since: editionIdSchema.optional().describe('First edition at hand in which the number has this meaning'),
  unofficialDigest: z.boolean().describe('An own-worded summary, not the official text'),
  translation: translationStateSchema.describe('State of the Japanese'),
  parent: ruleNumberSchema.optional(),
  en: sideResourceSchema.optional(),
  ja: sideResourceSchema.optional(),
  urls: z.object({ short: z.url(), en: z.url(), ja: z.url() }),
  earlier: z.array(earlierMeaningSchema).describe('Other meanings of the number, newest edition first'),
});
export type RuleResource = z.infer<typeof ruleResourceSchema>;
