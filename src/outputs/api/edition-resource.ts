import { z } from 'zod';
import { type EditionId, editionIdSchema } from '../../model/records/edition.ts';
import { LANGS } from '../../model/records/lang.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import { toVersion } from '../../model/text/edition-id.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';

/** Which edition a file is of, and whether its texts are an own-worded summary. */
export const originShape = { edition: editionIdSchema, unofficialDigest: z.boolean() };

export function toEditionOrigin({ edition }: Pick<Editions, 'edition'>): {
  edition: EditionId;
  unofficialDigest: boolean;
} {
  return { edition: edition.id, unofficialDigest: edition.unofficialDigest };
}

const editionResourceSchema = z.object({
  id: editionIdSchema.describe('Day it takes effect, or its version where it states no day'),
  version: z.string().describe('As publishers number it: 20260227.0'),
  current: z.boolean(),
  unofficialDigest: z.boolean(),
  languages: z.array(langSchema).describe('Languages published for this very edition'),
  japaneseEdition: editionIdSchema
    .optional()
    .describe('Edition of the Japanese that stands beside the English'),
  rules: z.int().describe('Numbered rules and subrules'),
});

/** `editions.json`: the editions at hand, oldest first. */
export const editionsResourceSchema = z.object({ editions: z.array(editionResourceSchema) });
export type EditionsResource = z.infer<typeof editionsResourceSchema>;

export function toEditionsResource(book: Editions): EditionsResource {
  const editions = book.editions.map(({ id, unofficialDigest, sources, japaneseEdition }) => ({
    id,
    version: toVersion(id) ?? `${id.replaceAll('-', '')}.0`,
    current: id === book.edition.id,
    unofficialDigest,
    languages: LANGS.filter((lang) => sources[lang] !== undefined),
    japaneseEdition,
    rules: book.rulesIn(id).filter((rule) => rule.level === 'rule' || rule.level === 'subrule').length,
  }));
  return { editions };
}
