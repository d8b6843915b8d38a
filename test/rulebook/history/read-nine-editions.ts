import { compareEditions } from '../../../src/rulebook/align/compare-editions.ts';
import { compareGlossaries } from '../../../src/rulebook/align/compare-glossaries.ts';
import { type Book, createBook } from '../../../src/rulebook/book/book.ts';
import type { Collections } from '../../../src/rulebook/book/collections.ts';
import { readCorpusEdition } from '../book/corpus-collections.ts';

/** The files of the corpus by the day their edition takes effect, which they state. */
const EDITIONS: Readonly<Record<string, string>> = {
  '2003-07-01': '20030701',
  '2013-05-01': '20130429',
  '2024-09-20': '20240917',
  '2024-11-08': '20241108',
  '2025-04-04': '20250404',
  '2025-06-06': '20250606',
  '2025-11-14': '20251114',
  '2026-01-16': '20260116',
  '2026-02-27': '20260227',
};

/** The English editions of the corpus as a book, each compared with the one before it. */
export function readNineEditions(): Book {
  const parts = Object.entries(EDITIONS).map(([edition, file]) =>
    readCorpusEdition(edition, { en: `corpus/cr-en/${file}.txt` }),
  );
  const rules: Collections['rules'] = Object.assign({}, ...parts.map((part) => part.rules));
  const glossary: Collections['glossary'] = Object.assign({}, ...parts.map((part) => part.glossary));
  const editions = parts.flatMap((part) => part.editions);
  const changes = editions.slice(1).map(({ id: after }, index) => {
    const before = editions[index]?.id ?? '';
    return {
      before,
      after,
      rules: compareEditions(rules[before] ?? [], rules[after] ?? []),
      glossary: compareGlossaries(glossary[before] ?? [], glossary[after] ?? []),
    };
  });
  return createBook({ editions, rules, glossary, documents: [], changes, terms: [] });
}
