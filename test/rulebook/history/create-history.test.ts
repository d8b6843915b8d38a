import { describe, expect, test } from 'vitest';
import type { RuleChange } from '../../../src/model/records/rule.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { readCollections } from '../../../src/rulebook/book/read-collections.ts';
import { createHistory } from '../../../src/rulebook/history/history.ts';
import { DIGEST } from '../../digest-project.ts';
import { collections, edition, number, rule } from '../book/small-book.ts';

const [OLD, MIDDLE, NEW] = ['2024-01-01', '2025-01-01', '2026-01-01'];
const change = (from: string, to: string, text: RuleChange['text'] = 'same'): RuleChange => ({
  from: number(from),
  to: number(to),
  ...(text && { text }),
});
const book = createBook(
  collections([], [], {
    editions: [edition(OLD), edition(MIDDLE), edition(NEW)],
    rules: {
      [OLD]: [rule('100', '# A'), rule('100.1', 'One.'), rule('100.2', 'Two.'), rule('100.3', 'Back.')],
      [MIDDLE]: [
        rule('100', '# A'),
        rule('100.1', 'New.'),
        rule('100.2', 'One.'),
        rule('100.3', 'Forth.'),
        rule('100.4', 'Two, see rule 100.2.'),
      ],
      [NEW]: [rule('100', '# A'), rule('100.1', 'New.'), rule('100.2', 'One more.'), rule('100.3', 'Back.')],
    },
    changes: [
      {
        before: OLD,
        after: MIDDLE,
        rules: [
          change('100', '100'),
          { to: number('100.1') },
          change('100.1', '100.2'),
          change('100.3', '100.3', 'reworded'),
          change('100.2', '100.4', 'reworded'),
        ],
        glossary: [],
      },
      {
        before: MIDDLE,
        after: NEW,
        rules: [
          change('100', '100'),
          change('100.1', '100.1'),
          change('100.2', '100.2', 'reworded'),
          change('100.3', '100.3', 'reworded'),
          { from: number('100.4') },
          { from: number('100.4'), to: number('100.2'), part: 'merged' },
        ],
        glossary: [],
      },
    ],
  }),
);
const history = createHistory(book);

describe('what a number of an edition means today', () => {
  test.each([
    [OLD, '100', { status: 'same', now: '100' }],
    [OLD, '100.1', { status: 'moved', now: '100.2', text: 'reworded' }],
    [MIDDLE, '100.2', { status: 'reworded', now: '100.2' }],
    [NEW, '100.2', { status: 'same', now: '100.2' }],
    [OLD, '100.4', { status: 'unknown' }],
    [NEW, '100.4', { status: 'unknown' }],
  ])('%s %s', (day, asked, answer) => {
    expect(history.resolve(day, number(asked))).toEqual(answer);
  });

  test('a wording that came back is the same', () => {
    expect(history.resolve(OLD, number('100.3'))).toEqual({ status: 'same', now: '100.3' });
  });

  test('a rule that went into another leads there', () => {
    expect(history.resolve(MIDDLE, number('100.4'))).toEqual({
      status: 'moved',
      now: '100.2',
      text: 'reworded',
    });
  });

  test.each([
    ['2024-06-01', '100', { status: 'same', now: '100' }],
    ['2024-06-01', '100.1', { status: 'unclear' }],
    ['2024-06-01', '100.9', { status: 'unknown' }],
    ['2026-06-01', '100.1', { status: 'same', now: '100.1' }],
    ['2023-01-01', '100.1', { status: 'unknown' }],
  ])('on %s, which is no edition, %s', (day, asked, answer) => {
    expect(history.resolve(day, number(asked))).toEqual(answer);
  });
});

describe('the life of a rule', () => {
  test('goes back through its numbers to where it was new', () => {
    expect(history.stepsOf(number('100.2'))).toEqual([
      { edition: NEW, number: '100.2', change: 'reworded', before: { edition: MIDDLE, number: '100.2' } },
      { edition: MIDDLE, number: '100.2', change: 'same', before: { edition: OLD, number: '100.1' } },
      { edition: OLD, number: '100.1', change: 'added' },
    ]);
  });

  test('a number knows what else it has meant, and since when it means what it does', () => {
    expect(history.earlierMeaningsOf(number('100.1'))).toEqual([{ edition: OLD, now: '100.2' }]);
    expect(history.sinceOf(number('100.1'))).toBe(MIDDLE);
    expect(history.sinceOf(number('100.4'))).toBeUndefined();
    expect(history.lastEditionOf(number('100.4'))).toBe(MIDDLE);
  });

  test('every number of any edition is published once, in book order', () => {
    expect(history.published).toEqual(['100', '100.1', '100.2', '100.3', '100.4']);
  });
});

describe('the starter editions', () => {
  const starter = createBook(readCollections(DIGEST));
  const ofStarter = createHistory(starter);
  const first = starter.editions[0]?.id ?? '';
  const numberOf = (id: string, title: string) =>
    starter.rulesIn(id).find((each) => each.level !== 'chapter' && each.en?.title === title)?.number;

  test('hold two editions, and every number of both has an answer and a page', () => {
    expect(starter.editions.length).toBeGreaterThanOrEqual(2);
    for (const { id } of starter.editions) {
      for (const each of starter.rulesIn(id)) {
        expect(ofStarter.published).toContain(each.number);
        expect(['same', 'reworded', 'moved', 'gone']).toContain(ofStarter.resolve(id, each.number).status);
      }
    }
  });

  test.each(['Manifest', 'Proliferate', 'Goad', 'Destroy', 'Day and Night'])(
    'a link to %s made under the first edition leads to it',
    (title) => {
      const then = numberOf(first, title);
      const now = numberOf(starter.edition.id, title);
      if (!then || !now) throw new Error(`${title} stands in both editions`);
      const answer = ofStarter.resolve(first, then);
      expect('now' in answer && answer.now).toBe(now);
    },
  );
});
