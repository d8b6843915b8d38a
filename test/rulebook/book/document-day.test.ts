import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { parseStep, stepLineSchema } from '../../../src/model/records/edition-step.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { findDocumentDay, UNKNOWN_DAY } from '../../../src/rulebook/book/documents/document-day.ts';
import { collections, document, edition, number, rule } from './small-book.ts';

const editions = createBook(
  collections([], [], {
    editions: [edition('2024-09-20'), edition('2024-11-08'), edition('2026-02-27')],
    rules: { '2026-02-27': [rule('601', '# Casting')] },
  }),
);

test.each([
  ['an update belongs to the edition that follows it', 'cr-update', '2024-09-17', '2024-09-20'],
  ['an update of an edition that is not at hand keeps its day', 'cr-update', '2025-01-20', '2025-01-20'],
  ['an update younger than every edition keeps its day', 'cr-update', '2026-04-01', '2026-04-01'],
  ['a summary keeps its day', 'rulings-summary', '2024-09-17', '2024-09-17'],
  ['a summary younger than every edition uses the newest', 'rulings-summary', '2026-03-10', '2026-02-27'],
] as const)('%s', (_, kind, date, day) => {
  expect(findDocumentDay({ kind, date, rules: [] }, editions)).toBe(day);
});

test('what the document says of its edition goes before its day', () => {
  const viewer = document('viewer', { kind: 'cr-viewer', edition: '2023-11-17', synced: '2025-01-17' });
  expect(findDocumentDay(viewer, editions)).toBe('2023-11-17');
});

describe('a document that prints rules', () => {
  const [BEFORE, NEXT, TODAY] = ['2008-05-01', '2008-07-15', '2009-07-11'];
  const steps = [
    { edition: BEFORE, new: '5 502 502.1', titles: { Keywords: '502', Glow: '502.1' } },
    { edition: NEXT, new: '502.2 502.2a', titles: { Drift: '502.2' } },
    { edition: TODAY, new: '7', retired: '5', moved: '502>702 502.1>702.1 502.2>702.2 502.2a>702.2a' },
  ].map((line) => parseStep(stepLineSchema.parse(line)));
  const today = [
    rule('7', '# Additional Rules'),
    rule('702', '# Keywords'),
    rule('702.1', '# Glow'),
    rule('702.2', '# Drift'),
    rule('702.2a', 'To drift is to move.'),
  ];
  const primer = (...printed: string[]) =>
    document('primer', { kind: 'set-primer', date: '2008-06-11', rules: printed.map((each) => rule(each)) });
  const book = createBook(
    collections([], [], { editions: [edition(TODAY)], rules: { [TODAY]: today }, steps }),
  );

  test.each([
    ['of the edition to come uses the numbers of that one', ['502.1', '502.2'], NEXT],
    ['of the edition before its day uses those of its day', ['502.1'], '2008-06-11'],
    ['that neither edition has uses those of its day', ['502.2', '502.3'], '2008-06-11'],
  ])('%s', (_, printed, day) => {
    expect(book.dayOf(primer(...printed))).toBe(day);
  });

  test('leads from a number that it announces to the rule of today', () => {
    expect(book.currentNumberIn(primer('502.2', '502.2a'), number('502.2a'))).toBe('702.2a');
  });
});

test('the numbers of a document of an unknown day are not linked, and the mark says why', () => {
  const undated = document('undated');
  const book = createBook(collections([rule('601', '# Casting')], [], { documents: [undated] }));
  expect(book.dayOf(undated)).toBe(UNKNOWN_DAY);
  const [block] = createRenderer(book, { base: '/' }).renderBlocks(
    [{ type: 'paragraph', text: 'See rule 601.' }],
    { lang: 'en', pageLang: 'en', at: { document: 'undated' } },
  );
  expect(block?.html).toContain('A number of unknown date');
  expect(block?.html).not.toContain('href');
});
