import { expect, it } from 'vitest';
import { toHeadingNumber } from '../../../src/site/model/documents/printed-id.ts';

it.each([
  ['1.10', '参加者', '1.10'],
  ['chapter-2', '反則', '第2章'],
  ['appendix-a', '用語', '付録A'],
  ['part-3', '定義', undefined],
  ['part-3', undefined, 'part-3'],
  ['107.1b', '107.1b', undefined],
])('the number beside the name of the topic %s (%s) is %s', (id, name, number) => {
  const names = name ? { first: { text: name, lang: 'ja' as const } } : undefined;
  expect(toHeadingNumber(id, names, 'ja')).toBe(number);
});
