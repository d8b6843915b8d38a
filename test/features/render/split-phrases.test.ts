import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPhrases } from '../../../src/features/render/split-phrases.ts';

test.each([
  ['継続的効果の相互作用', ['継続的効果の', '相互作用']],
  ['戦闘ダメージ・ステップ', ['戦闘ダメージ・ステップ']],
  ['', []],
])('%s', (text, phrases) => {
  expect(splitPhrases(text)).toEqual(phrases);
});

test('no character is lost or added', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(splitPhrases(text).join('')).toBe(text);
    }),
  );
});
