import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Book } from './book.ts';
import { createBook } from './create-book.ts';
import { type ContentFolders, readCollections } from './read-collections.ts';
import type { Segment } from './terms/segment.ts';
import { loadJapaneseSegmenter } from './terms/segment-japanese.ts';

/** A book with what it was made with. */
export interface LoadedBook {
  book: Book;
  /** What ingest told of the content. */
  diagnostics: readonly Diagnostic[];
  segment: Segment;
}

/** The book of a folder of collections: the one that pages, API and search ask. Throws as `readCollections` does. */
export async function loadBook(folders: ContentFolders): Promise<LoadedBook> {
  const collections = readCollections(folders);
  const segment = await loadJapaneseSegmenter();
  return { book: createBook(collections, { segment }), diagnostics: collections.diagnostics ?? [], segment };
}
