import { z } from 'zod';
import { daySchema } from './day.ts';
import { langSchema } from './lang-schema.ts';
import { placeSchema } from './place.ts';
import { textBlockSchema } from './text.ts';

/** An edition is named by the day it takes effect, `2026-02-27`: a day that the calendar has. */
export const editionIdSchema = daySchema;
export type EditionId = z.infer<typeof editionIdSchema>;

/** Text of an edition that has no number: title, introduction, credits, a translator's preamble. */
export const matterSchema = z.object({
  part: z.enum(['title', 'preamble', 'introduction', 'credits', 'colophon']),
  lang: langSchema,
  blocks: z.array(textBlockSchema),
  place: placeSchema,
});
export type Matter = z.infer<typeof matterSchema>;

/** One edition of the whole rulebook, as published. */
export const editionSchema = z.object({
  id: editionIdSchema,
  /** Sources of each side, by id; `ja` is absent where this edition was not translated itself. */
  sources: z.object({ en: z.string().optional(), ja: z.string().optional() }),
  /** The edition whose Japanese stands beside this English: its own, or the newest older one, carried forward. */
  japaneseEdition: editionIdSchema.optional(),
  /** The date the source states, as printed there, per language. */
  dateLine: z.object({ en: z.string().optional(), ja: z.string().optional() }),
  /** An own-worded summary, not the official text; shown on every page. */
  unofficialDigest: z.boolean(),
  matter: z.array(matterSchema),
});
export type Edition = z.infer<typeof editionSchema>;
