import { expect, test } from 'vitest';
import { continueSide, type SideDraft } from '../../src/readers/cr-update/drafts.ts';

const add = (before: string, after: string) => {
  const side: SideDraft = {
    blocks: [{ type: 'paragraph', text: before }],
    corrections: [],
    place: { file: 'a.txt', line: 1, column: 1 },
  };
  continueSide(side, 'ja', { text: after, corrections: [] }, false);
  return side.blocks.map(({ text }) => text);
};

test.each(['。', '？', '！', '?', '：', '」'])(
  'what follows a paragraph that ends in %s is a paragraph of its own',
  (end) => {
    expect(add(`支払うか${end}`, '次の文である。')).toEqual([`支払うか${end}`, '次の文である。']);
  },
);

test('what follows a sentence that is not at its end goes on with it', () => {
  expect(add('支払うか', 'どうかを選ぶ。')).toEqual(['支払うかどうかを選ぶ。']);
});
