import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNames } from '../../../src/reading/blocks/parse-names.ts';

const ENGLISH = fc.constantFrom('Bell', 'Harbor Rat', 'Set Sail', 'Lighthouse');
const JAPANESE = fc.constantFrom('鐘', '港のネズミ', '係留する', 'ランタン');
const READINGS: Readonly<Record<string, string>> = {
  鐘: 'かね',
  港のネズミ: 'みなとのねずみ',
  係留する: 'けいりゅうする',
};

it.each(['/', ' / ', '／', '|', ' ', '　', ': ', '：', '=', '\t', ' - ', ' — ', '......', ' ・・・ ', '…'])(
  'both names of a term are found on either side of %j',
  (sign) => {
    fc.assert(
      fc.property(ENGLISH, JAPANESE, (en, ja) => {
        expect([en + sign + ja, ja + sign + en].map((text) => parseNames(text, 'ja', true))).toEqual([
          { en, ja },
          { en, ja },
        ]);
      }),
    );
  },
);

it.each([true, false])('a name in brackets is the other one of a term or a heading (%s)', (isTerm) => {
  fc.assert(
    fc.property(ENGLISH, JAPANESE, fc.constantFrom('()', '（）', '[]', '【】'), (en, ja, [open, close]) => {
      expect(parseNames(`${ja}${open}${en}${close}`, 'ja', isTerm)).toEqual({ en, ja });
      expect(parseNames(`${en} ${open}${ja}${close}`, 'en', isTerm)).toEqual({ en, ja });
    }),
  );
});

it('kana in brackets are a reading of a name, with or without the English beside them', () => {
  for (const [ja, reading] of Object.entries(READINGS)) {
    expect(parseNames(`${ja}（${reading}）`, 'ja')).toEqual({ ja, reading });
    expect(parseNames(`${ja}（${reading}）/Bell`, 'ja')).toEqual({ ja, reading, en: 'Bell' });
  }
});

it('kana that are too few to be a reading stay with the name', () => {
  expect(parseNames('港のルールの改定について（まとめ）', 'ja')).toEqual({
    ja: '港のルールの改定について（まとめ）',
  });
  expect(parseNames('ランタン (あり)', 'ja')).toEqual({ ja: 'ランタン', remark: 'あり' });
});

it('no name is lost, whatever is between them', () => {
  const part = fc.constantFrom(
    '鐘',
    'Bell',
    'かね',
    ' ',
    '/',
    '(',
    ')',
    '[',
    ']',
    ':',
    '→',
    '《',
    '》',
    '-',
    '…',
    '1',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.boolean(), (parts, isTerm) => {
      const text = parts.join('');
      const { en = '', ja = '', reading = '', remark = '', see = [] } = parseNames(text, 'ja', isTerm);
      const kept = [en, ja, reading, remark, ...see].join('');
      const count = (of: string, word: string) => of.split(word).length;
      for (const word of ['鐘', 'Bell', 'かね']) expect(count(kept, word)).toBe(count(text, word));
    }),
  );
});

it.each(['標（ひょう、Beacon）', '標 (Beacon / ひょう)', '標【ひょう: Beacon】'])(
  'a bracket may hold reading and other name: %s',
  (text) => {
    expect(parseNames(text, 'ja', true)).toEqual({ ja: '標', reading: 'ひょう', en: 'Beacon' });
  },
);

it('an address beside Japanese is no name', () => {
  const name = '登録はこちら→ https://harbor.example/mm/';
  expect(parseNames(name, 'ja')).toEqual({ ja: name });
});

it('a sign inside brackets parts what those hold, not the names around them', () => {
  for (const text of ['訳し方のメモ（Bell / Lamp）', '鐘の一覧（灯り/Lamp の話）'])
    expect(parseNames(text, 'ja').ja).toMatch(/^(?:訳し方のメモ（Bell \/ Lamp）|鐘の一覧.*)$/);
  expect(parseNames('訳し方のメモ（Bell / Lamp）', 'ja')).toEqual({ ja: '訳し方のメモ（Bell / Lamp）' });
});

it.each(['https://harbor.example/bells/', 'lib/bells/ring.py', 'bells.py'])(
  'an address and a file, %s, are the name of nothing in English',
  (place) => {
    for (const printed of [`鐘の手引き（${place}）`, `鐘の手引き ${place}`])
      for (const isTerm of [true, false]) expect(parseNames(printed, 'ja', isTerm).en).toBeUndefined();
  },
);
