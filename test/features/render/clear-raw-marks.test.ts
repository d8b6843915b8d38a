import { expect, test } from 'vitest';
import { clearRawMarks, toExcerpt } from '../../../src/features/render/to-excerpt.ts';
import { paragraph, smallBook } from '../../rulebook/book/small-book.ts';
import { renderText, textOf } from './render-text.ts';

const book = smallBook([]);

test.each([
  ['A bell is rung once. See {Rule A.1.Ruling.2}.', 'A bell is rung once. See Rule A.1.Ruling.2.'],
  ['{Rules 100.1 and 100.2} say so.', 'Rules 100.1 and 100.2 say so.'],
  ['{Ruler} and {FOO} stay.', '{Ruler} and {FOO} stay.'],
  ['<2青青>: 鐘を鳴らす。', '{2}{U}{U}: 鐘を鳴らす。'],
  ['<２赤>か<X>', '{2}{R}か{X}'],
])('%s is shown as %s', (text, shown) => {
  const html = renderText(book, text, 'ja');
  expect(textOf(html)).toBe(shown);
  expect(toExcerpt([paragraph(text)], 200)).toBe(shown);
});

test('other words in such brackets stay', () => {
  expect(clearRawMarks('<鐘>か<青い>か<>か<123>か<合計>')).toBe('<鐘>か<青い>か<>か<123>か<合計>');
});
