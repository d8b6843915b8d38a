import { expect, test } from 'vitest';
import { listChangedLangs } from '../../../../src/site/browser/comparing/fill-texts.ts';

test('only languages whose text differs are shown', () => {
  const before = { en: 'Flying is good.', ja: '飛行はよい。' };
  expect(listChangedLangs('reworded', before, { en: 'Flying is bad.', ja: '飛行はよい。' }, 'ja')).toEqual([
    'en',
  ]);
  expect(listChangedLangs('reworded', before, before, 'ja')).toEqual([]);
});

test('a rule in both editions is not new because one of them has no Japanese', () => {
  expect(listChangedLangs('reworded', { en: 'Old.' }, { en: 'New.', ja: '新しい。' }, 'ja')).toEqual(['en']);
});

test('a rule that is new or removed shows every language it has', () => {
  expect(listChangedLangs('added', {}, { en: 'New.', ja: '新しい。' }, 'ja')).toEqual(['ja', 'en']);
  expect(listChangedLangs('removed', { en: 'Old.' }, {}, 'ja')).toEqual(['en']);
});

test('the language of the reader comes first', () => {
  const [before, after] = [{}, { en: 'New.', ja: '新しい。' }];
  expect(listChangedLangs('added', before, after, 'en')).toEqual(['en', 'ja']);
  expect(listChangedLangs('added', before, after, 'ja')).toEqual(['ja', 'en']);
});
