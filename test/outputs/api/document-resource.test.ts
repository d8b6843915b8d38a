import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { toDocuments } from '../../../src/ingest/pipeline/to-documents.ts';
import { type DocumentKind, documentKindSchema } from '../../../src/model/records/document.ts';
import { toDocumentResource } from '../../../src/outputs/api/document-resource.ts';
import { toDocumentsResource } from '../../../src/outputs/api/documents-resource.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { collections, rule } from '../../rulebook/book/small-book.ts';
import { findFault } from './validate-resource.ts';

const site = { origin: 'https://rules.example', base: '/' };
const documents = toDocuments(
  globSync('test/fixtures/readers/*/*/input.*')
    .sort()
    .flatMap((file) => {
      const kind = documentKindSchema.parse(file.split(/[/\\]/)[3]) satisfies DocumentKind;
      const { read } = readInput({ file, bytes: readFileSync(file), hints: { kind } });
      return read && kind !== 'cr-text' ? [read] : [];
    }),
);
const book = createBook(collections([rule('1', '# Lamps'), rule('101', '# Light')], [], { documents }));

describe('a document as data', () => {
  it('is there of every kind', () => {
    const kinds = new Set(documents.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(documentKindSchema.options.filter((kind) => kind !== 'cr-text').sort());
  });

  it('has all that its records say, and is as its schema says', () => {
    for (const document of documents) {
      const resource = toDocumentResource(book, document, site);
      const content = JSON.parse(JSON.stringify(resource));
      expect(findFault(`documents/${document.id}.json`, content)).toBe('');
      const said = new Set(listStrings(content));
      const missing = listStrings(withoutPlaces(document)).filter((text) => !said.has(text));
      // How a paragraph is set is not said, nor that a document of one language lacks the other.
      expect(
        missing.filter((text) => !SETTING.has(text)),
        document.id,
      ).toEqual([]);
    }
  });

  it('is told of in the list, with as many records as it has', () => {
    const list = toDocumentsResource(book, site);
    expect(findFault('documents.json', JSON.parse(JSON.stringify(list)))).toBe('');
    for (const { path, counts, id } of list.documents) {
      expect(path).toBe(`documents/${id}.json`);
      const document = book.document(id);
      expect(
        counts.rulings + counts.notes + counts.passages + counts.rules + counts.glossary + counts.cards,
        id,
      ).toBe(
        [
          document?.rulings,
          document?.notes,
          document?.passages,
          document?.rules,
          document?.glossary,
          document?.cards,
        ]
          .map((records) => records?.length ?? 0)
          .reduce((sum, count) => sum + count),
      );
    }
  });
});

const SETTING = new Set(['paragraph', 'example', 'item', 'current', 'missing', 'outdated']);

function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== 'object' || value === null) return value;
  const { place: _, ...rest } = value as Record<string, unknown>;
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withoutPlaces(inner)]));
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
