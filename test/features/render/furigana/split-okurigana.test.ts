import { expect, it } from 'vitest';
import { splitOkurigana } from '../../../../src/features/render/furigana/split-okurigana.ts';

it.each([
  ['飛行', 'ヒコウ', ['飛行:ひこう']],
  ['唱える', 'トナエル', ['唱:とな']],
  ['生け贄', 'いけにえ', ['生:い', '贄:にえ']],
  ['宝物・トークン', 'たからものとーくん', ['宝物:たからもの']],
  ['書き換え', 'カキカエ', ['書:か', '換:か']],
  ['唱える', 'ヒコウ', ['唱:']],
  ['トークン', 'トークン', []],
])('%s read %s', (word, reading, pieces) => {
  expect(splitOkurigana(word, reading).map((each) => `${each.kanji}:${each.reading}`)).toEqual(pieces);
});
