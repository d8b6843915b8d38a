import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRewordedWhat } from '../../../src/rulebook/history/compare-words.ts';

test.each([
  ['signs', 'a plane—not a card', 'a plane-not a card'],
  ['signs', '“lit”  wicks', '"lit" wicks'],
  ['capitals', 'a Candle', 'a candle'],
  ['capitals', 'Draw, then discard', 'draw then discard'],
  ['en', 'two wicks', 'three wicks'],
  ['en', 'gets +1/+1', 'gets -1/-1'],
  ['en', 'gets +1/-1', 'gets +1/+1'],
  ['signs', 'gets -1/-1', 'gets −1/−1'],
  ['signs', '601.2f–h', '601.2f-h'],
] as const)('%s: %s → %s', (what, before, after) => {
  expect(toRewordedWhat([{ lang: 'en', before, after }])).toBe(what);
});

test('words of one language count above the signs of the other', () => {
  const signs = { lang: 'en', before: 'a-b', after: 'a–b' } as const;
  const words = { lang: 'ja', before: '灯す。', after: '消す。' } as const;
  expect(toRewordedWhat([words])).toBe('ja');
  expect(toRewordedWhat([signs, words])).toBe('both');
  expect(toRewordedWhat([signs, { lang: 'ja', before: '灯す。', after: '灯す' }])).toBe('signs');
  expect(toRewordedWhat([])).toBeUndefined();
  expect(toRewordedWhat([{ lang: 'en', after: 'a new rule' }])).toBe('en');
});

test('signs put anywhere into a text are no new words', () => {
  const sign = fc.constantFrom('—', '-', ' ', '“', ',', '（', '\n');
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('wick', 'Lamp', '灯す', '702'), { minLength: 1 }),
      sign,
      (words, put) => {
        const texts = [{ lang: 'en' as const, before: words.join(''), after: words.join(put) }];
        expect(toRewordedWhat(texts)).toBe('signs');
      },
    ),
  );
});
