import { expect, it } from 'vitest';
import { hasJapanese } from '../../../src/model/text/script.ts';

it.each([
  ['鐘', true],
  ['かね', true],
  ['ﾍﾞﾙ', true],
  ['\ufa19', true],
  ['〆', true],
  ['Bell', false],
  ['🔔 1', false],
  ['벨', false],
  ['·、。', false],
])('%s is in Japanese letters: %s', (text, isSo) => {
  expect(hasJapanese(text)).toBe(isSo);
});
