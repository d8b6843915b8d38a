import { expect, test } from 'vitest';
import { toBaseWord } from '../../../src/features/concordance/to-base-word.ts';

test.each([
  ['activate', 'activates', 'activated', 'activating'],
  ['ability', 'abilities'],
  ['copy', 'copies', 'copied', 'copying'],
  ['tap', 'taps', 'tapped', 'tapping'],
  ['draw', 'drew', 'drawn', 'drawing'],
  ['pass', 'passes', 'passed'],
  ['creature', 'creatures'],
])('%s and its forms are one word', (...forms) => {
  expect(new Set(forms.map(toBaseWord)).size).toBe(1);
});

test.each([
  ['activate', 'active', 'activation'],
  ['equip', 'equipment'],
  ['protect', 'protection'],
  ['play', 'player'],
  ['status', 'state'],
  ['this', 'thing'],
])('%s and words made of it are not', (...words) => {
  expect(new Set(words.map(toBaseWord)).size).toBe(words.length);
});
