import { expect, test } from 'vitest';
import { placeReadings } from '../../../../src/features/render/furigana/split-okurigana.ts';

const place = (texts: string[], pieces: [kanji: string, reading: string][]) =>
  placeReadings(
    texts,
    pieces.map(([kanji, reading]) => ({ kanji, reading })),
  ).map((found) => found.map(({ start, piece }) => `${start} ${piece.kanji} ${piece.reading}`));

test('each word has its reading where its kanji begin', () => {
  expect(
    place(
      ['対象を唱える。'],
      [
        ['対象', 'たいしょう'],
        ['唱', 'とな'],
      ],
    ),
  ).toEqual([['0 対象 たいしょう', '3 唱 とな']]);
});

test('a run of kanji may be several words', () => {
  expect(
    place(
      ['戦闘開始'],
      [
        ['戦闘', 'せんとう'],
        ['開始', 'かいし'],
      ],
    ),
  ).toEqual([['0 戦闘 せんとう', '2 開始 かいし']]);
});

test('words go on from text to text, and a text without kanji has none', () => {
  expect(
    place(
      ['飛行（', 'flying', '）を得る'],
      [
        ['飛行', 'ひこう'],
        ['得', 'え'],
      ],
    ),
  ).toEqual([['0 飛行 ひこう'], [], ['2 得 え']]);
});

test('a word that a link cuts in two stays without a reading, and the next keeps its own', () => {
  expect(
    place(
      ['戦', '闘を行う'],
      [
        ['戦闘', 'せんとう'],
        ['行', 'おこな'],
      ],
    ),
  ).toEqual([[], ['2 行 おこな']]);
});

test('a word of unknown reading takes its kanji and shows nothing', () => {
  expect(
    place(
      ['呪文と対象'],
      [
        ['呪文', ''],
        ['対象', 'たいしょう'],
      ],
    ),
  ).toEqual([['3 対象 たいしょう']]);
});

test('more kanji than words, or more words than kanji, harm nothing', () => {
  expect(place(['呪文と対象'], [['呪文', 'じゅもん']])).toEqual([['0 呪文 じゅもん']]);
  expect(place(['ない'], [['呪文', 'じゅもん']])).toEqual([[]]);
});
