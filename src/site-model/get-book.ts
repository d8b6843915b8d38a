import { getCollection } from 'astro:content';
import type { Book } from '../book/book.ts';
import { createBook } from '../book/create-book.ts';
import { loadJapaneseSegmenter } from '../render/segment-japanese.ts';

let book: Promise<Book> | undefined;

/** The book of this build, from the Astro collections; made once. */
export function getBook(): Promise<Book> {
  book ??= makeBook();
  return book;
}

async function makeBook(): Promise<Book> {
  const editions = (await getCollection('editions')).flatMap((entry) => entry.data.list);
  const rules = await getCollection('rules');
  const glossary = await getCollection('glossary');
  return createBook(
    {
      editions: editions.sort((a, b) => (a.id < b.id ? -1 : 1)),
      rules: Object.fromEntries(rules.map((entry) => [entry.id, entry.data.list])),
      glossary: Object.fromEntries(glossary.map((entry) => [entry.id, entry.data.list])),
      documents: (await getCollection('documents')).map((entry) => entry.data),
      changes: (await getCollection('changes')).map((entry) => entry.data),
      renumberings: (await getCollection('renumberings')).flatMap((entry) => entry.data.list),
      questions: (await getCollection('questions')).flatMap((entry) => entry.data.list),
      terms: (await getCollection('terms')).flatMap((entry) => entry.data.list),
    },
    { segment: await loadJapaneseSegmenter() },
  );
}
