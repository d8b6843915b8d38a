import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { countEdits } from '../../../src/model/text/count-edits.ts';
import { ask, openStarter } from './engines.ts';

describe('mistakes', () => {
  let engine: SearchEngine;
  beforeAll(() => {
    engine = openStarter();
  });

  test.each([
    ['deathtuch', '702.2'],
    ['tramlpe', '702.19'],
    ['double stirke', '702.4'],
    ['shunsku', '702.8'],
    ['せんせいこうげぎ', '702.7'],
  ])('%s is understood, and said to be a guess', (typed, id) => {
    const result = engine.search(typed);
    expect(ask(engine, typed, 1)).toEqual([id]);
    expect(result.weak).toBe(true);
    expect(result.instead).toBeTruthy();
  });

  test.each([
    ['does deathtuch kill an indestructible creature', 'does deathtouch kill an indestructible creature'],
    ['can i cast a sorcrey on the turn of my opponent', 'can i cast a sorcery on the turn of my opponent'],
  ])('a word mistyped in a question that is answered anyway is mended: %s', (typed, meant) => {
    const [mended, right] = [engine.search(typed), engine.search(meant)];
    expect(mended.hits.map(({ doc }) => doc.id)).toEqual(right.hits.map(({ doc }) => doc.id));
    expect(mended.weak).toBe(right.weak);
  });

  test.each(['xyzzyqux', 'ぬるぽ', 'asdfghjkl', 'パイナップルピザ', '今日の天気', 'pizza delivery'])(
    '%s finds nothing, or says that it guesses',
    (typed) => {
      const { hits, weak } = engine.search(typed);
      expect(hits.length === 0 || weak).toBe(true);
    },
  );

  test('no query breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        expect(engine.search(typed).hits.length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });
});

test('edits are counted as people make them', () => {
  expect(countEdits('tramlpe', 'trample', 2)).toBe(1);
  expect(countEdits('deathtuch', 'deathtouch', 2)).toBe(1);
  expect(countEdits('sorcerry', 'sorcery', 2)).toBe(1);
  expect(countEdits('ward', 'wear', 2)).toBe(2);
  expect(countEdits('ward', 'vigilance', 2)).toBe(3);
});
