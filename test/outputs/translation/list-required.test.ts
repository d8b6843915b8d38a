import { describe, expect, test } from 'vitest';
import { cutWork, sumCounts } from '../../../src/outputs/translation/cut-work.ts';
import { listRequired } from '../../../src/outputs/translation/list-required.ts';
import type { WorkItem } from '../../../src/outputs/translation/unit.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { collections, entry, number, rule } from '../../rulebook/book/small-book.ts';

const book = createBook(
  collections(
    [rule('100', '# Lamps', '# 灯'), rule('100.1', 'One.', '一。'), rule('100.2', 'Two.', '二。')],
    [
      entry('wick', ['Wick', 'What burns in a lantern.'], ['芯糸', '燃える物。']),
      entry('snuffer', ['Snuffer', 'What ends it.']),
    ],
  ),
);
const toItem = (en: string, ja?: string, id = '100.3'): WorkItem => {
  const sides = rule(id, en, ja);
  if (!sides.en) throw new Error('no English');
  const old = sides.ja && { edition: '2025-01-01', id: number('100.3'), ja: sides.ja };
  return { type: 'rule', id: number(id), state: old ? 'changed' : 'new', en: sides.en, ...(old && { old }) };
};

describe('what a translation must hold', () => {
  const english = 'Pay {W} and {1} to trim a wick with a snuffer (see rules 100.1 and 100.2). Pay {W} again.';

  test('references, symbols and terms of the English, each once, also those without Japanese', () => {
    const parts = listRequired(book, toItem(english));
    expect(parts.references.map(({ id }) => id)).toEqual(['100.1', '100.2']);
    expect(parts.symbols.map(({ id }) => id)).toEqual(['{1}', '{W}']);
    expect(parts.terms.map(({ id }) => id)).toEqual(['wick', 'snuffer']);
    expect(
      Object.values(parts)
        .flat()
        .some(({ isMissing }) => isMissing),
    ).toBe(false);
  });

  test('beside an older translation, what it has not is marked', () => {
    const parts = listRequired(book, toItem(english, '{W}で芯糸を切る（100.1参照）。'));
    const missing = Object.values(parts)
      .flat()
      .filter(({ isMissing }) => isMissing);
    expect(missing.map(({ id }) => id)).toEqual(['100.2', '{1}', 'snuffer']);
  });

  test('a name that the older translation has is there, also where it is another term’s too', () => {
    const named = createBook(
      collections(
        [rule('100', '# Lamps', '# 灯'), rule('100.1', 'One.', '一。')],
        [
          entry('trim', ['Trim', 'To cut a wick.'], ['切る', '芯を切る。']),
          entry('cut-off', ['Cut Off', 'To end it.'], ['切る', '終える。']),
        ],
      ),
    );
    const { terms } = listRequired(
      named,
      toItem('Trim it or cut off its air.', '空気を切るか、それを切る。'),
    );
    expect(terms.map(({ id, isMissing }) => [id, isMissing])).toEqual([
      ['trim', false],
      ['cut-off', false],
    ]);
  });

  test('a glossary entry does not require its own name', () => {
    const side = {
      headwords: ['Wick'],
      blocks: [{ type: 'paragraph' as const, text: 'A wick.' }],
      senses: [],
      place: { file: 'a', line: 1, column: 1 },
    };
    expect(listRequired(book, { type: 'term', id: 'wick', state: 'new', en: side }).terms).toEqual([]);
  });
});

describe('the pages of the list', () => {
  test('a long chapter is cut, nothing is lost or doubled, and the counts are those of all of it', () => {
    const long = Array.from({ length: 90 }, (_, index) =>
      toItem('A lamp. '.repeat(80), undefined, `100.${index + 1}`),
    );
    const done: WorkItem = { ...toItem('Done.', undefined, '201.1'), state: 'current' };
    const chapters = cutWork([...long, done]);
    expect(chapters.map(({ id }) => id)).toEqual(['1', '2']);
    expect(chapters[0]?.parts.length).toBeGreaterThan(3);
    expect(chapters[0]?.parts.flat()).toEqual(long);
    expect(chapters[1]).toMatchObject({ parts: [], counts: { current: 1, new: 0 } });
    expect(sumCounts(chapters.map(({ counts }) => counts))).toMatchObject({ new: 90, current: 1 });
  });
});
