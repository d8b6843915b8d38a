import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKanjiReader } from '../../../../src/features/render/furigana/create-kanji-reader.ts';
import { formatPieces, parsePieces } from '../../../../src/features/render/furigana/furigana-code.ts';
import { keepKanji } from '../../../../src/model/text/kanji.ts';
import { segmentJapanese } from '../../../../src/rulebook/book/terms/segment-japanese.ts';

const read = createKanjiReader(
  [
    { en: 'Cascade', ja: '続唱', readings: ['ぞくしょう'], kind: 'keyword-ability' },
    { en: 'Create', ja: '生成', readings: ['せいせい'], kind: 'keyword-action' },
    { en: 'Color', ja: '色', readings: ['いろ'], kind: 'glossary' },
  ],
  [{ word: '一番上', reading: 'いちばんうえ' }],
  segmentJapanese,
);
const show = (text: string) =>
  read(text)
    .map(({ kanji, reading }) => `${kanji}(${reading})`)
    .join(' ');

describe('kanji are read', () => {
  it.each([
    ['続唱を持つ呪文', '続唱(ぞくしょう) 持(も) 呪文(じゅもん)'],
    ['一番上に置く', '一番上(いちばんうえ) 置(お)'],
    ['無色の呪文', '無色(むしょく) 呪文(じゅもん)'],
    ['クリーチャー１体', '体(たい)'],
  ])('%s', (text, expected) => expect(show(text)).toBe(expected));

  it('every kanji belongs to a piece, in order, and the pieces survive being written', () => {
    const sign = fc.constantFrom(...'続唱生成色一番上体１Ｘ、。るえ・トン々神{}W');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
        const pieces = read(text);
        expect(pieces.map((piece) => piece.kanji).join('')).toBe(keepKanji(text));
        expect(parsePieces(formatPieces(pieces), keepKanji(text))).toEqual(pieces);
      }),
    );
  });
});
