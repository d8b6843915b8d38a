import type { Collections } from '../../src/book/collections.ts';
import { createBook } from '../../src/book/create-book.ts';
import { collectEpub } from '../../src/epub/collect-epub.ts';
import { type EpubEdition, type EpubLanguages, listEpubLangs } from '../../src/epub/epub-edition.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';

/** The files of an e-book of a small book. */
export function makeSmallEpub(
  collections: Collections,
  languages: EpubLanguages = 'both',
  more: Partial<EpubEdition> = {},
): Map<string, string> {
  const book = createBook(collections);
  return collectEpub({
    book,
    renderer: createRenderer(book, { base: '/' }),
    langs: listEpubLangs(languages),
    publisher: { name: 'Test' },
    identifier: '00000000-0000-8000-a000-000000000000',
    ...more,
  });
}
