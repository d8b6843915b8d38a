import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText, QUESTIONS, TEXTS, unpackText } from '../../../src/features/search/packed-texts.ts';

const words = fc.constantFrom(
  'damage',
  'Damage',
  'a',
  'players’',
  ' ',
  '  ',
  '. ',
  '、',
  'カード',
  '呪文',
  'する',
  '\n',
  '\t',
  '{W/U}',
  '702.9b',
  '“',
  '𠮟',
);

test('a text comes back as it went in', () => {
  const texts = fc.oneof(
    fc.array(words, { maxLength: 200 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(unpackText(packText(text))).toBe(text);
    }),
  );
});

test('a file of texts comes back as it went in, empty texts too', () => {
  const file = {
    words: [['呪文', 'じゅもん']] as [string, string][],
  };
  for (const texts of [['', 'カードを引く。\n引いたカード', ''], ['']])
    expect(TEXTS.unpack(TEXTS.pack({ ...file, texts }))).toEqual({ ...file, texts });
});

test('a file of questions comes back as it went in', () => {
  const rows = fc.array(fc.array(fc.nat(5000), { minLength: 1, maxLength: 5 }), { maxLength: 20 });
  fc.assert(
    fc.property(rows, (docs) => {
      const file = {
        docs,
        en: docs.map(() => 'cast twice\twhen').join('\n'),
        ja: 'いつ引く',
        words: [['0', 'zero', '0枚'], ['attack']],
        typed: [['先', 'せん'] as [string, string]],
      };
      expect(QUESTIONS.unpack(QUESTIONS.pack(file))).toEqual(file);
    }),
  );
});
