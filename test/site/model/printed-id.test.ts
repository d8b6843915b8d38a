import { expect, it } from 'vitest';
import { toHeadingNumber, toOtherId, toShownId } from '../../../src/site/model/documents/printed-id.ts';

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

const ruling = (en?: string, ja?: string) => {
  const side = (printedId?: string) => ({
    blocks: [],
    place: { file: 'rulings.txt', line: 1, column: 1 },
    ...(printedId && { printedId }),
  });
  return { id: 'A.25.Ruling.1', en: side(en), ja: side(ja) };
};

it('shows the id of a ruling as the reader’s language has it', () => {
  expect(toShownId(ruling(undefined, 'A.25.裁定.1'), 'ja')).toBe('A.25.裁定.1');
  expect(toShownId(ruling(undefined, 'A.25.裁定.1'), 'en')).toBe('A.25.Ruling.1');
  expect(toShownId({ id: 'part-2.7' }, 'ja')).toBe('7');
});

it('says the other language’s id only where its numbers are others', () => {
  expect(toOtherId(ruling(undefined, 'A.25.裁定.1'), 'ja')).toBeUndefined();
  expect(toOtherId(ruling(undefined, 'A.24.裁定.1'), 'ja')).toBe('A.25.Ruling.1');
  expect(toOtherId(ruling(undefined, 'A.24.裁定.1'), 'en')).toBe('A.24.裁定.1');
  expect(toOtherId({ id: 'A.25.Ruling.1' }, 'en')).toBeUndefined();
});
