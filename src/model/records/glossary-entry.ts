import { z } from 'zod';
import { editionIdSchema } from './edition.ts';
import { placeSchema } from './place.ts';
import { correctionSchema, translationStateSchema } from './rule.ts';
import { type TextBlock, textBlockSchema } from './text.ts';

/** One language of a glossary entry. Senses are numbered in print only where there are several. */
export const glossarySideSchema = z.object({
  /** Headwords in this language, as printed, several where the entry names several (`You, Your`). */
  headwords: z.array(z.string()),
  /** Reading of the headwords as printed beside them (`接死（せっし）`), those of several parted by 、. */
  reading: z.string().optional(),
  /** Headwords in the other language that the head prints beside them (`接死/Deathtouch`). */
  headwordsBeside: z.array(z.string()).optional(),
  /** Paragraphs before the first sense, or all of them where senses are not numbered. */
  blocks: z.array(textBlockSchema),
  /** Numbered senses without their numbers. */
  senses: z.array(z.array(textBlockSchema)),
  /** Paragraphs after the last numbered sense (`See rule 113 …`). */
  after: z.array(textBlockSchema).optional(),
  /** Headwords the entry sends its reader to (`灯す → キーワード処理`). */
  see: z.array(z.string()).optional(),
  corrections: z.array(correctionSchema).optional(),
  place: placeSchema,
  edition: editionIdSchema.optional(),
});
export type GlossarySide = z.infer<typeof glossarySideSchema>;

/** All paragraphs of a side in print order. */
export function listSideBlocks({
  blocks,
  senses,
  after = [],
}: Pick<GlossarySide, 'blocks' | 'senses' | 'after'>): TextBlock[] {
  return [...blocks, ...senses.flat(), ...after];
}

/** A term with both definitions in one object. */
export const glossaryEntrySchema = z.object({
  /** Address, from the English headword: `first-strike`; stable for ever. */
  slug: z.string(),
  /** Id of the topic of its document under which it is (`ア行`). */
  topic: z.string().optional(),
  state: translationStateSchema,
  en: glossarySideSchema.optional(),
  ja: glossarySideSchema.optional(),
});
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;
