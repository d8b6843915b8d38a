import { describe, expect, test } from 'vitest';
import { parseStep, stepLineSchema } from '../../../src/model/records/edition-step.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
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

test('a day between two editions is answered where both agree', () => {
  expect(book.currentNumberOf('2024-12-01', number('701.36'))).toBe('701.36');
  expect(book.currentNumberOf('2024-12-01', number('701.34'))).toBeUndefined();
});

test('a day after the newest edition is not guessed at', () => {
  expect(book.currentNumberOf('2027-01-01', number('731'))).toBeUndefined();
});

describe('with a table of editions that are not at hand', () => {
  const [FIRST, SECOND, THIRD, LATER] = ['2003-07-01', '2009-07-11', '2024-06-01', '2026-05-01'];
  const steps = [
    { edition: FIRST, new: '5 502 502.1 502.1a 502.2', titles: { Keywords: '502', Glow: '502.1' } },
    {
      edition: SECOND,
      new: '7 701 701.1 702.2',
      retired: '5 502.2',
      moved: '502>702 502.1>702.1 502.1a>702.1a',
      reworded: '702.1a',
      split: '502.2>702.2',
      titles: { Actions: '701', Dance: '701.1', Hop: '702.2' },
    },
    { edition: THIRD, moved: '702.1>702.3 702.1a>702.3a', new: '702.1' },
    { edition: LATER, moved: '702.3>702.4 702.3a>702.4a' },
  ].map((line) => parseStep(stepLineSchema.parse(line)));
  const NUMBERS = ['7', '701', '701.1', '702', '702.1', '702.2', '702.3', '702.3a'];
  const TITLES: Record<string, string> = {
    701: 'Actions',
    701.1: 'Dance',
    702: 'Keywords',
    702.3: 'Glow',
    702.2: 'Hop',
  };
  const own = (titles: Record<string, string>) =>
    NUMBERS.map((each) => rule(each, titles[each] ? `# ${titles[each]}` : 'Text.'));
  const at = (day: string, titles = TITLES) =>
    createBook(collections([], [], { editions: [edition(day)], rules: { [day]: own(titles) }, steps }));
  const known = at(THIRD);

  test.each([
    [FIRST, '502.1', '702.3'],
    ['2005-01-01', '502.1a', '702.3a'],
    [SECOND, '702.1', '702.3'],
    [THIRD, '702.1', '702.1'],
    ['2025-01-01', '702.3', '702.3'],
    [LATER, '702.4a', '702.3a'],
  ])('%s %s is %s today', (day, then, now) => {
    expect(known.currentNumberOf(day, number(then))).toBe(now);
  });

  test.each([
    [FIRST, '502.2'],
    [FIRST, '702.1'],
    [SECOND, '502.1'],
    ['1999-01-01', '502.1'],
    ['2027-01-01', '702.1'],
  ])('%s %s is nowhere', (day, then) => {
    expect(known.currentNumberOf(day, number(then))).toBeUndefined();
  });

  test('an edition with the same numbers and other names is another book, and the table says nothing of it', () => {
    const other = at(THIRD, { 701: 'Seas', 701.1: 'Tide', 702: 'Winds', 702.3: 'Gale', 702.2: 'Calm' });
    expect(other.knownEditions).toEqual([THIRD]);
    expect(other.currentNumberOf(FIRST, number('502.1'))).toBeUndefined();
  });
});
