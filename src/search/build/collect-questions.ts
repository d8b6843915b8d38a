import type { Book } from '../../book/book.ts';
import type { QuestionRow } from '../index-files.ts';

/** The questions of a book with the documents that answer by their place in the index. */
export function collectQuestions(book: Pick<Book, 'rules' | 'questions'>): QuestionRow[] {
  const places = new Map(book.rules.map(({ number }, place) => [number, place]));
  return book.questions().flatMap(({ rule, also, en, ja }) => {
    const docs = [rule, ...also].flatMap((number) => places.get(number) ?? []);
    return docs.length > 0 ? [{ docs, en: [...en], ja: [...ja] }] : [];
  });
}
