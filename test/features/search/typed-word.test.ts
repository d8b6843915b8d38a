import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectTypedParts } from '../../../src/features/search/build/collect-words.ts';
import { cutTyped, listTypedForms } from '../../../src/features/search/fold/japanese-words.ts';
import type { Segment } from '../../../src/rulebook/book/terms/segment.ts';

const piece = fc.record({
  surface: fc.string({ unit: fc.constantFrom('攻', '撃', '値', '者'), minLength: 1, maxLength: 2 }),
  reading: fc.string({ unit: fc.constantFrom('こ', 'げ', 'ち', 'ね'), minLength: 1, maxLength: 3 }),
});
const lexicon = fc
  .array(fc.array(piece, { minLength: 2, maxLength: 4 }), { maxLength: 12 })
  .map((words) => new Map(words.map((each) => [each.map(({ surface }) => surface).join(''), each])));

describe('the parts in which words are typed', () => {
  test('every word is read by its parts as the segmenter reads it', () => {
    fc.assert(
      fc.property(lexicon, (words) => {
        const segment: Segment = (word) =>
          (words.get(word) ?? []).map((each) => ({ ...each, start: 0, pos: '名詞' }));
        const parts = new Map(collectTypedParts([...words.keys()], segment));
        for (const [word, pieces] of words) {
          const read = cutTyped(word, parts).map(([, each]) => each);
          expect(read.join('')).toBe(pieces.map(({ reading }) => reading).join(''));
        }
      }),
    );
  });

  test('a word is converted up to a part, from a part on, or not at all', () => {
    const parts = new Map([
      ['召喚', 'しょうかん'],
      ['酔い', 'よい'],
    ]);
    expect(listTypedForms('召喚酔い', parts)).toEqual(['しょうかんよい', 'しょうかん酔い', '召喚よい']);
  });
});
