import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsIn, endsSentence, mayEndSentence } from '../../../src/model/text/sentence.ts';

test.each([
  'It dies.',
  'Why?',
  '本当か？',
  '勝て！',
  '「勝て！」',
  'である。',
  'である。）',
  'He said “no.”',
  '何か？　',
])('%s ends a sentence', (text) => {
  expect(endsSentence(text)).toBe(true);
});

test.each(['', '接死', 'Flying', '次の通り：', 'A,', '（接死）'])('%s ends none', (text) => {
  expect(endsSentence(text)).toBe(false);
});

test('a colon or a closing quote may end one, a name does not', () => {
  expect(mayEndSentence('次の通り：')).toBe(true);
  expect(mayEndSentence('「接死」')).toBe(true);
  expect(mayEndSentence('接死')).toBe(false);
});

test('a sign counts in both widths', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...'.!?:;,'),
      fc.constantFrom('', '」', '）', ')', '”'),
      (text, sign, close) => {
        const wide = String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
        expect(endsIn(text + wide + close, sign)).toBe(true);
        expect(endsIn(text + sign + close, sign)).toBe(true);
      },
    ),
  );
});
