import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { stemWord } from '../../../src/features/search/fold/stem-word.ts';
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

  test('a slip in an inflected word is mended as one in its plain form is', () => {
    const { docs, text, textOf } = openStarter().resources;
    const words = docs.list.flatMap(
      ({ index }) => textOf(index, 'en').match(/[a-z]{6,}(?:ed|ing|s)\b/g) ?? [],
    );
    // A word of a single text may be anything.
    const isCommon = (word: string) => (text?.vocabulary.get(stemWord(word))?.docs.length ?? 0) > 1;
    const slips = [...new Set(words.filter((word) => word.length > 7 && isCommon(word)))]
      .filter((_, place) => place % 6 === 0)
      .map((word) => word.replace(/^(..)(.)(.)/, '$1$3$2'));
    const missed = slips.filter((slip) => !engine.search(`my opponent ${slip} a creature`).instead);
    expect(slips.length).toBeGreaterThan(50);
    expect(missed.length / slips.length).toBeLessThan(0.2);
  });

  test('a slip in a word of katakana is mended inside a sentence', () => {
    const { docs, rowOf } = openStarter().resources;
    const names = docs.list.flatMap(({ id, index }) =>
      id.startsWith('702.') ? (rowOf(index)?.ja ?? []).filter((name) => /^[ァ-ヺー]{5,}$/.test(name)) : [],
    );
    const missed = names.filter((name) => {
      const result = engine.search(
        `${name.replace(/^(..)(.)(.)/, '$1$3$2')}を持つクリーチャーを戦場に出したら`,
      );
      return !result.instead?.startsWith(name) || (name.length > 5 && result.weak);
    });
    expect(names.length).toBeGreaterThan(10);
    expect(missed.length / names.length).toBeLessThan(0.3);
  });

  test('a short word a letter away is another one: what it finds is a guess', () => {
    const { hits, weak } = engine.search('おいしいラーメン屋はどこ?');
    expect(hits.length === 0 || weak).toBe(true);
    expect(engine.search('せんせい こうげぎ').hits[0]?.doc.id).toBe('702.7');
  });

  test('words that are all known are no name mistyped', () => {
    for (const query of ['hand counter', 'mana block', 'ward pool', 'gain phase', 'trigger end'])
      expect(engine.search(query).instead, query).toBeUndefined();
  });

  test('a guess is shown where nothing else is', () => {
    const queries = ['zzqx creatuer', 'wqk deathtuch xzv', 'blorf attackking qqq'];
    for (const query of queries) expect(engine.search(query).hits.length, query).toBeGreaterThan(0);
    for (const query of queries) expect(engine.search(query).weak, query).toBe(true);
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
