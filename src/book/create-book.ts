import type { Book } from './book.ts';
import type { Collections } from './collections.ts';
import type { Segment } from './segment.ts';

export interface BookOptions {
  /** Cuts Japanese into words; without it only runs of one script bound a Japanese term. */
  segment?: Segment;
}
export declare function createBook(collections: Collections, options?: BookOptions): Book;
