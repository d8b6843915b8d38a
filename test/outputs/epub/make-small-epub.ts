import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { collectEpub } from '../../../src/outputs/epub/collect-epub.ts';
import { type EpubEdition, type EpubLanguages, listEpubLangs } from '../../../src/outputs/epub/places.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import type { Collections } from '../../../src/rulebook/book/collections.ts';

/** The files of an e-book of a small book. */
export function makeSmallEpub(
  collections: Collections,
  languages: EpubLanguages = 'both',
  more: Partial<EpubEdition> = {},
): Map<string, string> {
  const book = createBook(collections);
  const files = collectEpub({
    book,
    renderer: createRenderer(book, { base: '/' }),
    langs: listEpubLangs(languages),
    publisher: { name: 'Test' },
    identifier: '00000000-0000-8000-a000-000000000000',
    ...more,
  });
  return new Map([...files].map(([path, content]) => [path, typeof content === 'string' ? content : '']));
}
