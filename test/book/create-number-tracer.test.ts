import { expect, test } from 'vitest';
import { createBook } from '../../src/book/create-book.ts';
import { collections, edition, number, rule } from './small-book.ts';

const OLD = '2024-09-20';
const MIDDLE = '2025-02-07';
const NEW = '2026-02-27';

const book = createBook(
  collections([], [], {
    editions: [edition(OLD), edition(MIDDLE), edition(NEW)],
    rules: {
      [OLD]: [
        rule('701.34', '# Manifest'),
        rule('701.34a', 'To manifest is to hide a card.'),
        rule('701.35', '# Detain'),
        rule('701.36', '# Kept'),
        rule('728', '# Day and Night'),
      ],
      [MIDDLE]: [
        rule('701.34', '# Proliferate'),
        rule('701.36', '# Kept'),
        rule('701.40', '# Manifest'),
        rule('701.40a', 'To manifest is to hide a card.'),
        rule('730', '# Day and Night'),
      ],
      [NEW]: [
        rule('701.34', '# Proliferate'),
        rule('701.36', '# Kept'),
        rule('701.40', '# Manifest'),
        rule('701.40a', 'To manifest is to hide it.'),
        rule('702.81', '# Retrace'),
        rule('702.81a', 'Cast it again.'),
        rule('731', '# Day and Night'),
      ],
    },
    changes: [
      {
        before: OLD,
        after: MIDDLE,
        rules: [
          { from: number('701.34'), to: number('701.40'), text: 'same' },
          { from: number('701.34a'), to: number('701.40a'), text: 'same' },
          { from: number('701.36'), to: number('701.36'), text: 'same' },
          { from: number('728'), to: number('730'), text: 'same' },
          { from: number('701.35') },
          { to: number('701.34') },
        ],
        glossary: [],
      },
    ],
    renumberings: [
      {
        from: number('502.81'),
        to: number('702.81'),
        withSubrules: true,
        until: '2009-06-30',
        source: 'test',
      },
    ],
  }),
);

test('a number that now means another rule leads to where its rule went', () => {
  expect(book.currentNumberOf(OLD, number('701.34'))).toBe('701.40');
});

test('a number is carried through every edition between', () => {
  const two = createBook(
    collections([], [], {
      editions: [edition(OLD), edition(MIDDLE), edition(NEW)],
      rules: { [OLD]: [rule('728', 'A')], [MIDDLE]: [rule('730', 'A')], [NEW]: [rule('731', 'A')] },
      changes: [
        { before: OLD, after: MIDDLE, rules: [{ from: number('728'), to: number('730') }], glossary: [] },
        { before: MIDDLE, after: NEW, rules: [{ from: number('730'), to: number('731') }], glossary: [] },
      ],
    }),
  );
  expect(two.currentNumberOf(OLD, number('728'))).toBe('731');
});

test('a removed number is nowhere today', () => {
  expect(book.currentNumberOf(OLD, number('701.35'))).toBeUndefined();
});

test('without a list of changes only a rule of the same English keeps its number', () => {
  expect(book.currentNumberOf(MIDDLE, number('701.36'))).toBe('701.36');
  expect(book.currentNumberOf(MIDDLE, number('701.40a'))).toBeUndefined();
});

test('a number of today is itself, one that is not there is unknown', () => {
  expect(book.currentNumberOf(NEW, number('731'))).toBe('731');
  expect(book.currentNumberOf(NEW, number('728'))).toBeUndefined();
});

test('a merged rule leads to the one it went into', () => {
  const merged = createBook(
    collections([], [], {
      editions: [edition(OLD), edition(NEW)],
      rules: { [OLD]: [rule('100.1', 'A'), rule('100.2', 'B')], [NEW]: [rule('100.1', 'A and B')] },
      changes: [
        {
          before: OLD,
          after: NEW,
          rules: [
            { from: number('100.1'), to: number('100.1'), text: 'reworded' },
            { from: number('100.2') },
            { from: number('100.2'), to: number('100.1'), part: 'merged' },
          ],
          glossary: [],
        },
      ],
    }),
  );
  expect(merged.currentNumberOf(OLD, number('100.2'))).toBe('100.1');
});

test('a day before all editions is answered by the authored table alone', () => {
  expect(book.currentNumberOf('2008-07-01', number('502.81'))).toBe('702.81');
  expect(book.currentNumberOf('2008-07-01', number('502.81a'))).toBe('702.81a');
  expect(book.currentNumberOf('2008-07-01', number('502.81b'))).toBeUndefined();
  expect(book.currentNumberOf('2008-07-01', number('502.8'))).toBeUndefined();
  expect(book.currentNumberOf('2008-07-01', number('701.36'))).toBeUndefined();
  expect(book.currentNumberOf('2010-01-01', number('502.81'))).toBeUndefined();
});

test('a day between two editions is answered where both agree', () => {
  expect(book.currentNumberOf('2024-12-01', number('701.36'))).toBe('701.36');
  expect(book.currentNumberOf('2024-12-01', number('701.34'))).toBeUndefined();
});

test('a day after the newest edition is not guessed at', () => {
  expect(book.currentNumberOf('2027-01-01', number('731'))).toBeUndefined();
});
