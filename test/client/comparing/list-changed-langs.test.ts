import { expect, test } from 'vitest';
import { listChangedLangs } from '../../../src/client/comparing/list-changed-langs.ts';

test('only languages whose text differs are shown', () => {
  const before = { en: 'Flying is good.', ja: '飛行はよい。' };
  expect(listChangedLangs('reworded', before, { en: 'Flying is bad.', ja: '飛行はよい。' })).toEqual(['en']);
  expect(listChangedLangs('reworded', before, { en: 'Flying is bad.', ja: '飛行は悪い。' })).toEqual([
    'ja',
    'en',
  ]);
  expect(listChangedLangs('reworded', before, before)).toEqual([]);
});

test('a rule in both editions is not new because one of them has no Japanese', () => {
  expect(listChangedLangs('reworded', { en: 'Old.' }, { en: 'New.', ja: '新しい。' })).toEqual(['en']);
});

test('a rule that is new or removed shows every language it has', () => {
  expect(listChangedLangs('added', {}, { en: 'New.', ja: '新しい。' })).toEqual(['ja', 'en']);
  expect(listChangedLangs('removed', { en: 'Old.' }, {})).toEqual(['en']);
});
