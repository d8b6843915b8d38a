import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { KeptCard } from '../../model/records/kept-card.ts';
import { type Book, createBook } from './book.ts';
import { type ContentFolders, readCollections } from './read-collections.ts';
import type { Segment } from './terms/segment.ts';
import { segmentJapanese } from './terms/segment-japanese.ts';

/** A book with what it was made with. */
export interface LoadedBook {
  book: Book;
  /** Diagnostics of the ingest run. */
  diagnostics: readonly Diagnostic[];
  segment: Segment;
  /** Those of the publisher's card file, where one is kept. */
  cards?: readonly KeptCard[] | undefined;
}

/** The book of a folder of collections: the one that pages, API and search ask. Throws as `readCollections` does. */
export function loadBook(folders: ContentFolders): LoadedBook {
  const collections = readCollections(folders);
  const segment = segmentJapanese;
  const { diagnostics = [], cards } = collections;
  return { book: createBook(collections, { segment }), diagnostics, segment, cards };
}
