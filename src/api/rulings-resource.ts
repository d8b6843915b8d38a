import { z } from 'zod';
import { toDocumentPath } from '../book/address.ts';
import type { Documents } from '../book/documents.ts';
import { documentKindSchema, namePairSchema, rulingSchema, topicSchema } from '../records/document.ts';
import { editionIdSchema } from '../records/edition.ts';
import { type SiteAddress, toUrl } from './site-urls.ts';

const blocksSchema = z.object({ text: z.array(z.string()) });

/** `rulings.json`: rulings of every document, each with where it comes from. */
export const rulingsResourceSchema = z.object({
  documents: z.array(
    z.object({
      id: z.string(),
      kind: documentKindSchema,
      title: namePairSchema,
      date: editionIdSchema.optional(),
      datePrecision: z.literal('month').optional().describe('Only the month of `date` is known'),
      edition: editionIdSchema.optional().describe('Edition whose numbers the document uses'),
      unofficialDigest: z.boolean(),
      topics: z.array(topicSchema.omit({ place: true })),
      rulings: z.array(
        rulingSchema.omit({ en: true, ja: true }).extend({
          en: blocksSchema.optional(),
          ja: blocksSchema.optional(),
          urls: z.object({ en: z.url(), ja: z.url() }),
        }),
      ),
    }),
  ),
});
export type RulingsResource = z.infer<typeof rulingsResourceSchema>;

export function toRulingsResource(book: Documents, site: SiteAddress): RulingsResource {
  const documents = book.documents.map(
    ({ id, kind, title, date, datePrecision, edition, unofficialDigest, topics, rulings }) => ({
      id,
      kind,
      title,
      ...(date && { date }),
      ...(datePrecision && { datePrecision }),
      ...(edition && { edition }),
      unofficialDigest,
      topics: topics.map(({ place: _, ...topic }) => topic),
      rulings: rulings.map(({ en, ja, ...ruling }) => ({
        ...ruling,
        ...(en && { en: { text: en.blocks.map((block) => block.text) } }),
        ...(ja && { ja: { text: ja.blocks.map((block) => block.text) } }),
        urls: {
          en: `${toUrl(site, toDocumentPath('en', id))}#${encodeURIComponent(ruling.id)}`,
          ja: `${toUrl(site, toDocumentPath('ja', id))}#${encodeURIComponent(ruling.id)}`,
        },
      })),
    }),
  );
  return { documents };
}
