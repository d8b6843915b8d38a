import { z } from 'zod';
import type { Documents } from '../../rulebook/book/documents/documents.ts';
import { documentResourceSchema, toDocumentResource } from './document-resource.ts';
import type { SiteAddress } from './site-urls.ts';

/** `rulings.json`: every document that is not a whole edition, each with all its records. */
export const rulingsResourceSchema = z.object({ documents: z.array(documentResourceSchema) });
export type RulingsResource = z.infer<typeof rulingsResourceSchema>;

export function toRulingsResource(book: Documents, site: SiteAddress): RulingsResource {
  return { documents: book.documents.map((document) => toDocumentResource(book, document, site)) };
}
