import { expect, test } from 'vitest';
import { toSlug } from '../../../src/model/text/slug.ts';

test.each([
  ['First Strike', 'first-strike'],
  ['Bury (Obsolete)', 'bury'],
  ['Lim-Dûl’s Vault', 'lim-duls-vault'],
  ['ガーゴイル', 'ガーゴイル'],
  ['Con', 'con-term'],
  ['LPT1', 'lpt1-term'],
  ['Console', 'console'],
])('%s is addressed as %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a name without letters is called what the caller says', () => {
  expect(toSlug('…')).toBe('term');
  expect(toSlug('…', 'card')).toBe('card');
});
