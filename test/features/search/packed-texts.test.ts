import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  packText,
  packTextFile,
  unpackText,
  unpackTextFile,
} from '../../../src/features/search/packed-texts.ts';

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
    version: 1,
    edition: '2026-04-17',
    lang: 'ja' as const,
    words: [['呪文', 'じゅもん']] as [string, string][],
  };
  for (const texts of [['', 'カードを引く。\n引いたカード', ''], ['']])
    expect(unpackTextFile(packTextFile({ ...file, texts }))).toEqual({ ...file, texts });
});
