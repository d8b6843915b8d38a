import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldForms } from '../../../src/model/text/fold-forms.ts';
import { parseLabel } from '../../../src/reading/blocks/label.ts';

const TEXT = fc.constantFrom('鐘を鳴らす。', '飛行を持つ。', 'Ring the bell.', '「鐘」を読む。');

/** How a list numbers its lines: the sign of the n-th, what the label is then, and of what kind. */
const LISTS: Readonly<Record<string, [(at: number) => string, (at: number) => string, string]>> = {
  dotted: [(at) => `${at}. `, String, 'count'],
  closed: [(at) => `${at}) `, String, 'count'],
  'in brackets': [(at) => `（${at}）`, String, 'count'],
  'with a comma': [(at) => `${at}、`, String, 'count'],
  circled: [(at) => '①②③④⑤⑥⑦⑧⑨'.charAt(at - 1), String, 'count'],
  'in kanji': [(at) => `${'一二三四五六七八九'.charAt(at - 1)}、`, String, 'count'],
  'in kanji in brackets': [(at) => `（${'一二三四五六七八九'.charAt(at - 1)}）`, String, 'count'],
  Roman: [(at) => `${'ⅠⅡⅢⅣⅤⅥⅦⅧⅨ'.charAt(at - 1)}. `, String, 'count'],
  lettered: [(at) => `${'abcdefghi'.charAt(at - 1)}) `, (at) => 'abcdefghi'.charAt(at - 1), 'letter'],
  'in parts': [(at) => `1.${at} `, (at) => `1.${at}`, 'parts'],
  'in parts with a dot': [(at) => `2.1.${at}. `, (at) => `2.1.${at}`, 'parts'],
  'with hyphens': [(at) => `3-${at}　`, (at) => `3-${at}`, 'parts'],
  'in parts in brackets': [(at) => `【4.${at}】`, (at) => `4.${at}`, 'parts'],
  'as ours': [(at) => `702.${at}a `, (at) => `702.${at}a`, 'rule'],
  'under a letter': [(at) => `A.25.${at} - `, (at) => `A.25.${at}`, 'parts'],
  articles: [(at) => `第${at}条　`, (at) => `第${at}条`, 'named'],
};

it.each(Object.entries(LISTS))(
  'the label of a line is told from its text: %s',
  (_, [toSign, toText, kind]) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        TEXT,
        fc.constantFrom('', ' ', '　'),
        (at, text, indent) => {
          const folded = foldForms(indent + toSign(at) + text);
          const label = parseLabel(folded);
          expect([label?.text, label?.kind, folded.slice(label?.textFrom)]).toEqual([
            toText(at),
            kind,
            foldForms(text),
          ]);
        },
      ),
    );
  },
);

it.each([
  '100 枚の札',
  '1.5 点を得る',
  '2/2のクリーチャー',
  '702.9を持つ',
  '1.000 点',
  '3人で遊ぶ',
  '103 cards are drawn',
  '208 / 570 rules are read',
  '1、6、12のうち一つ',
  '②〜④をそろえる',
  '(1)～(3)を繰り返す',
  '第８条から10条までを守る',
  '第3条及び第5条を改める',
  '第2章より後に読む',
])('%s begins with no label', (text) => {
  expect(parseLabel(foldForms(text))).toBeUndefined();
});

it.each([
  ['第3章まとめ', '第3章'],
  ['① 〜を鳴らす', '1'],
  ['702.9 / 702.11 飛行と呪禁', '702.9'],
  ['702.9b: A creature may fly.', '702.9b'],
])('%s begins with one', (text, label) => {
  expect(parseLabel(foldForms(text))?.text).toBe(label);
});
