import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { createBook } from '../../../src/rulebook/book/create-book.ts';
import { findDocumentDay, UNKNOWN_DAY } from '../../../src/rulebook/book/documents/document-day.ts';
import { collections, document, edition, rule } from './small-book.ts';

const editions = [edition('2024-09-20'), edition('2024-11-08'), edition('2026-02-27')];

test.each([
  ['an update belongs to the edition that follows it', 'cr-update', '2024-09-17', '2024-09-20'],
  ['an update of an edition that is not at hand keeps its day', 'cr-update', '2025-01-20', '2025-01-20'],
  ['an update younger than every edition keeps its day', 'cr-update', '2026-04-01', '2026-04-01'],
  ['a summary keeps its day', 'rulings-summary', '2024-09-17', '2024-09-17'],
  ['a summary younger than every edition uses the newest', 'rulings-summary', '2026-03-10', '2026-02-27'],
] as const)('%s', (_, kind, date, day) => {
  expect(findDocumentDay({ kind, date }, editions)).toBe(day);
});

test('what the document says of its edition goes before its day', () => {
  const viewer = { kind: 'cr-viewer', edition: '2023-11-17', synced: '2025-01-17' } as const;
  expect(findDocumentDay(viewer, editions)).toBe('2023-11-17');
});

test('the numbers of a document of an unknown day are not linked, and the mark says why', () => {
  const undated = document('undated');
  const book = createBook(collections([rule('601', '# Casting')], [], { documents: [undated] }));
  expect(book.dayOf(undated)).toBe(UNKNOWN_DAY);
  const { references, blocks } = createRenderer(book, { base: '/' }).renderBlocks(
    [{ type: 'paragraph', text: 'See rule 601.' }],
    { lang: 'en', pageLang: 'en', at: { document: 'undated' } },
  );
  expect(references).toEqual([]);
  expect(blocks[0]?.html).toContain('A number of unknown date');
});
