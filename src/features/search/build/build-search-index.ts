import type { Lang } from '../../../model/records/lang.ts';
import type { Segment } from '../../../rulebook/book/terms/segment.ts';
import type { NameRow } from '../index-files.ts';
import { collectDocumentEntries, listEntryTexts, listTexts } from './collect-document-entries.ts';
import { collectNames, type SearchedBook } from './collect-names.ts';
import { collectQuestions } from './collect-questions.ts';
import { collectTypedParts, collectWords } from './collect-words.ts';
import { type AuthoredTables, createAliasResolver, resolveAliases } from './resolve-aliases.ts';

/** The files a browser loads, by tier. */
export type SearchIndex = ReturnType<typeof buildSearchIndex>;

/** Everything the search needs of a book. Pure; the same book gives the same files. */
export function buildSearchIndex(book: SearchedBook, authored: AuthoredTables, segment?: Segment) {
  const entries = collectDocumentEntries(book);
  const rows: NameRow[] = [...collectNames(book), ...entries.map(({ row }) => row)];
  const texts = [
    ...book.rules.map(listTexts),
    ...book.glossary.map(listEntryTexts),
    ...entries.map((entry) => entry.texts),
  ];
  const textsOf = (lang: Lang) => texts.map((text) => text[lang] ?? '');
  const japanese = textsOf('ja');
  const words = segment && collectWords(japanese, segment, book.terms);
  return {
    names: {
      numbers: book.rules.map(({ number }) => number),
      rows,
      aliases: resolveAliases(authored.aliases, book, rows),
    },
    texts: {
      en: { texts: textsOf('en') },
      ja: { texts: japanese, ...(words ? { words } : {}) },
    },
    questions: {
      words: authored.words,
      typed: segment ? collectTypedParts(listJapanese(rows, authored), segment) : [],
      ...collectQuestions(book, createAliasResolver(book, rows)),
    },
  };
}

/** Every Japanese name of the book and of the authored tables. */
function listJapanese(rows: readonly NameRow[], { aliases, words }: AuthoredTables): string[] {
  const names = [...rows.flatMap((row) => [...(row.ja ?? []), ...(row.also ?? [])])];
  return [...names, ...aliases.flatMap((alias) => alias.names), ...words.flat()];
}
