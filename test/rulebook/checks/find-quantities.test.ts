import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../src/model/records/lang.ts';
import { findQuantities } from '../../../src/rulebook/checks/find-quantities.ts';

test.each<[string, Lang, number[]]>([
  ['There are twelve special actions.', 'en', [12]],
  ['at least sixty cards, forty in limited, twenty-one damage', 'en', [21, 40, 60]],
  ['a hundred candles, one hundred wicks, five hundred lamps', 'en', [100, 500]],
  ['exactly 100 cards and 1,000 wicks', 'en', [100, 1000]],
  ['See rule 704.5b, a 7/7 with {10}, +6/+6', 'en', []],
  ['two wicks of either keeper', 'en', []],
  ['特別な処理には、以下の１１個がある。', 'ja', [11]],
  ['十二個の蝋燭と五枚のカード', 'ja', [5, 12]],
  ['rule 601.2b参照。7/7のクリーチャー、{10}', 'ja', []],
  ['一方の守り手が二本を点ける', 'ja', []],
])('%s', (text, lang, values) => {
  expect([...findQuantities(text, lang)]).toEqual(values);
});

test.each(['7', '5.', '1/', 'X*', '+', '十', '702.9 and ', 'twenty-', '{'])(
  'a text of nothing but “%s” is read to its end, and gives no quantity that no rule has',
  (unit) => {
    for (const lang of LANGS) {
      const text = `sixty 60枚 ${unit.repeat(400_000 / unit.length)}`;
      const found = findQuantities(text, lang);
      expect(found).toContain(60);
      expect([...found].every(Number.isSafeInteger)).toBe(true);
    }
  },
);
