import { listSideBlocks } from '../../../model/records/glossary-entry.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { toPlainText } from '../../../model/records/text.ts';
import type { Segment } from '../../../rulebook/book/terms/segment.ts';
import {
  formatNumberList,
  INDEX_VERSION,
  type NameRow,
  type NamesFile,
  type QuestionsFile,
  type TextFile,
} from '../index-files.ts';
import { collectDocumentEntries, type SearchedEntry } from './collect-document-entries.ts';
import { collectNames, type SearchedBook } from './collect-names.ts';
import { collectQuestions } from './collect-questions.ts';
import { collectTypedWords } from './collect-typed-words.ts';
import { collectWords } from './collect-words.ts';
import type { AuthoredTables } from './resolve-aliases.ts';
import { createAliasResolver, resolveAliases } from './resolve-aliases.ts';

/** The files a browser loads, by tier. */
export interface SearchIndex {
  names: NamesFile;
  texts: Record<Lang, TextFile>;
  questions: QuestionsFile;
}

/** Everything the search needs of a book. Pure; the same book gives the same files. */
export function buildSearchIndex(
  book: SearchedBook,
  authored: AuthoredTables,
  segment?: Segment,
): SearchIndex {
  const entries = collectDocumentEntries(book);
  const rows: NameRow[] = [...collectNames(book), ...entries.map(({ row }) => row)];
  const version = INDEX_VERSION;
  const japanese = collectTexts(book, entries, 'ja');
  const words = segment && collectWords(japanese, segment, book.terms);
  const edition = book.edition.id;
  return {
    names: {
      version,
      edition,
      numbers: formatNumberList(book.rules.map((rule) => rule.number)),
      rows,
      aliases: resolveAliases(authored.aliases, book, rows),
    },
    texts: {
      en: { version, edition, lang: 'en', texts: collectTexts(book, entries, 'en') },
      ja: { version, edition, lang: 'ja', texts: japanese, ...(words ? { words } : {}) },
    },
    questions: {
      version,
      edition,
      questions: collectQuestions(book, createAliasResolver(book, rows)),
      words: authored.words,
      typed: segment ? collectTypedWords(listJapanese(rows, authored), segment) : [],
    },
  };
}

/** Every Japanese name of the book and of the authored tables. */
function listJapanese(rows: readonly NameRow[], { aliases, words }: AuthoredTables): string[] {
  const names = [...rows.flatMap((row) => [...(row.ja ?? []), ...(row.also ?? [])])];
  return [...names, ...aliases.flatMap((alias) => alias.names), ...words.flat()];
}

function collectTexts(book: SearchedBook, entries: readonly SearchedEntry[], lang: Lang): string[] {
  return [
    ...book.rules.map((rule) => toPlainText(rule[lang]?.blocks ?? [])),
    ...book.glossary.map(({ [lang]: side }) => toPlainText(side ? listSideBlocks(side) : [])),
    ...entries.map(({ texts }) => texts[lang] ?? ''),
  ];
}
