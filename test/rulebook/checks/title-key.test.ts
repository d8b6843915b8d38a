import { expect, test } from 'vitest';
import type { Lang } from '../../../src/model/records/lang.ts';
import { isSameTitle } from '../../../src/rulebook/checks/title-key.ts';

test.each<[string, string, Lang]>([
  ['Candle', 'Candles', 'en'],
  ['tap and untap', 'Tap & Untap', 'en'],
  ['Doctor’s Companion', "Doctor's Companion", 'en'],
  ['Abilities', 'Ability', 'en'],
  ['Free-for-All', 'Free-for-All Variant', 'en'],
  ['「無差別戦」変種ルール', '無差別戦変種ルール', 'ja'],
  ['ダブル・ストライク', 'ダブルストライク', 'ja'],
  ['ｶｰﾄﾞ', 'カード', 'ja'],
])('%s is %s', (a, b, lang) => {
  expect(isSameTitle(a, b, lang)).toBe(true);
});

test.each<[string, string, Lang]>([
  ['Suspend', 'Endure', 'en'],
  ['Continuous Effects', 'Interaction of Continuous Effects', 'en'],
  ['First Strike', 'Double Strike', 'en'],
  ['', '', 'en'],
  ['待機', '持久', 'ja'],
])('%s is not %s', (a, b, lang) => {
  expect(isSameTitle(a, b, lang)).toBe(false);
});
