import { createBook } from './book.ts';
import { type ContentFolders, readCollections } from './read-collections.ts';
import { segmentJapanese as segment } from './terms/segment-japanese.ts';

/** A book with what it was made with: diagnostics of the ingest run, cards where a card file is kept. */
export type LoadedBook = ReturnType<typeof loadBook>;

/** The book of a folder of collections: the one that pages, API and search ask. Throws as `readCollections` does. */
export function loadBook(folders: ContentFolders) {
  const collections = readCollections(folders);
  const { diagnostics = [], cards } = collections;
  return { book: createBook(collections, { segment }), diagnostics, segment, cards };
}
