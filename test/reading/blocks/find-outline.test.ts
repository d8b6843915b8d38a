import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCounting, findOutline } from '../../../src/reading/blocks/find-outline.ts';
import { listLines } from '../../../src/reading/blocks/list-lines.ts';
import { findDoubtful } from '../../../src/reading/blocks/resolve-forms.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

const findDoubted = (text: string) => {
  const { source } = readSource(new TextEncoder().encode(text), 'notes.txt');
  return [...findDoubtful(listLines(source?.lines ?? []))].map((line) => line.text.split(' ', 1)[0]);
};

test('a number that opens a sentence in small letters begins nothing', () => {
  expect(findDoubted('702.9b A kite may glide.\n704.5f applies here as well.\n\nA remark.')).toEqual([
    '704.5f',
  ]);
});

test('a list of rules in small letters is a list of rules', () => {
  const text = '702.9a a kite glides.\n702.9b a kite lands.\n702.9c a kite rests.\n';
  expect(findDoubted(text)).toEqual([]);
});

test('a number that a sentence was broken before stands far from its neighbours in the book', () => {
  const text =
    '1-1-1. Light one lamp.\n1-1-2. Light two, see\n4-2-5. regarding oil.\n1-1-3. Rest.\n\n4-2-4. Oil burns.\n4-2-5. Oil is costly.\n';
  expect(findDoubted(text)).toEqual(['4-2-5.']);
});

test('a particle behind a blank goes on about the number', () => {
  expect(findDoubted('603.6c について書く。\n\n704.5f 灯は消える。\n')).toEqual(['603.6c']);
});

const BOOK = ['1', '100', '100.1', '100.1a', '100.1b', '100.2', '101', '101.1', '2', '200', '200.1', '200.2'];

test('a number that a sentence names, anywhere in a book, is no part of its chain', () => {
  for (const at of BOOK.keys())
    for (const stray of ['100.9', '101.7', '200.5', '702.9b']) {
      const numbers = BOOK.toSpliced(at, 0, stray);
      const candidates = numbers.map((number, index) => ({ number, strength: index === at ? -1 : 1 }));
      const { chain } = findOutline(candidates);
      expect(
        [...chain].map(({ number }) => number),
        `${stray} before ${BOOK[at]}`,
      ).toEqual(expect.arrayContaining(BOOK.slice(2)));
      expect(chain.has(candidates[at] ?? { number: '', strength: 0 }), `${stray} before ${BOOK[at]}`).toBe(
        false,
      );
    }
});

test('a number of doubtful form begins a rule where its neighbours in the book are', () => {
  for (const at of BOOK.keys()) {
    const candidates = BOOK.map((number, index) => ({ number, strength: index === at ? -1 : 1 }));
    const { linked } = findOutline(candidates);
    expect(
      [...linked].map(({ number }) => number),
      `${BOOK[at]} is doubtful`,
    ).toContain(BOOK[at]);
  }
});

test('lists count on from one, each for itself, and a number alone is in none', () => {
  const lengths = fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 20, max: 40 }), (lists, stray) => {
      const listed = lists.flatMap((length) => Array.from({ length }, (_, at) => ({ number: `${at + 1}` })));
      const alone = { number: `${stray}` };
      const counting = findCounting([...listed, alone]);
      expect(counting).toEqual(new Set(listed));
      expect(findCounting([alone]).size).toBe(0);
    }),
  );
});
