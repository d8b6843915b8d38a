import { z } from 'zod';
import { toEditionId, VERSION_ID } from '../text/edition-id.ts';
import { daySchema } from './day.ts';
import { langSchema } from './lang-schema.ts';
import { placeSchema } from './place.ts';
import { textBlockSchema } from './text.ts';

/** An edition is named by the day it takes effect, `2026-02-27`, or, where it states none, by its version, `v01.26.01`. */
export const editionIdSchema = z.union([
  daySchema,
  z.string().regex(VERSION_ID, 'not a version such as v01.26.01'),
]);
export type EditionId = z.infer<typeof editionIdSchema>;

/** The same as people write it: `1.26.1` means `v01.26.01`. */
export const writtenEditionSchema = z
  .string()
  .refine(toEditionId, 'an edition is a day such as 2026-02-27 or a version such as 1.26.1')
  .transform((text): EditionId => toEditionId(text) ?? text);

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
  /** The edition whose Japanese is beside this English: its own, or the newest older one, carried forward. */
  japaneseEdition: editionIdSchema.optional(),
  /** The date the source states, as printed there, per language. */
  dateLine: z.object({ en: z.string().optional(), ja: z.string().optional() }),
  /** An own-worded summary, not the official text; shown on every page. */
  unofficialDigest: z.boolean(),
  matter: z.array(matterSchema),
});
export type Edition = z.infer<typeof editionSchema>;
