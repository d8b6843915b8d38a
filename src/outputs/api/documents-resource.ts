import { z } from 'zod';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import {
  documentHeadSchema,
  documentResourceSchema,
  toDocumentHead,
  toDocumentResource,
} from './document-resource.ts';
import type { SiteAddress } from './site-urls.ts';

const LISTS = ['rulings', 'cards', 'notes', 'rules', 'glossary', 'passages'] as const;
type List = (typeof LISTS)[number];

function mapLists<Value>(map: (list: List) => Value): Record<List, Value> {
  return Object.fromEntries(LISTS.map((list) => [list, map(list)])) as Record<List, Value>;
}

/** `documents.json`: the documents that are not whole editions, without their records. */
export const documentsResourceSchema = z.object({
  documents: z.array(
    z.object({
      ...documentHeadSchema.shape,
      path: z.string().describe('Its own file, below /api/v1/'),
      counts: z.object(mapLists(() => z.int())).describe('How many records of each kind it has'),
    }),
  ),
});

export function toDocumentsResource(
  book: Documents,
  site: SiteAddress,
): z.infer<typeof documentsResourceSchema> {
  return {
    documents: book.documents.map((document) => ({
      ...toDocumentHead(document, site),
      path: `documents/${document.id}.json`,
      counts: mapLists((list) => document[list]?.length ?? 0),
    })),
  };
}

/** `rulings.json`: every document that is not a whole edition, each with all its records. */
export const rulingsResourceSchema = z.object({ documents: z.array(documentResourceSchema) });

export function toRulingsResource(book: Documents, site: SiteAddress): z.infer<typeof rulingsResourceSchema> {
  return { documents: book.documents.map((document) => toDocumentResource(book, document, site)) };
}
