import { z } from 'zod';
import { daySchema } from '../../model/records/day.ts';
import type { Document } from '../../model/records/document.ts';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import type { Subject } from '../../rulebook/book/references.ts';

/** Where documents speak of a rule or term: rulings, notes and their own wordings, newest document first of each. */
export const documentPlacesSchema = z
  .array(
    z.object({
      document: z.string().describe('Its file is documents/<document>.json'),
      id: z.string().describe('Of the record in it, and its anchor on the page of the document'),
      as: z.enum(['ruling', 'note', 'wording']),
      date: daySchema.optional().describe('Day of the document'),
    }),
  )
  .describe('Where documents speak of it');
type DocumentPlaces = z.infer<typeof documentPlacesSchema>;
type DocumentPlace = DocumentPlaces[number];

export function listDocumentPlaces(book: Documents, subject: Subject): DocumentPlaces {
  const notes = typeof subject === 'string' ? book.notesAbout(subject) : [];
  return [
    ...book.rulingsAbout(subject).map(({ document, record }) => toPlace(document, record.id, 'ruling')),
    ...notes.map(({ document, record }) => toPlace(document, record.id, 'note')),
    ...book.quotesOf(subject).map(({ document, anchor }) => toPlace(document, anchor, 'wording')),
  ];
}

function toPlace({ id: document, date }: Document, id: string, as: DocumentPlace['as']): DocumentPlace {
  return { document, id, as, date };
}
