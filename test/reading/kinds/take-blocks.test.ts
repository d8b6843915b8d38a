import { describe, expect, it } from 'vitest';
import { listLines } from '../../../src/reading/blocks/list-lines.ts';
import { crUpdateReader } from '../../../src/reading/kinds/cr-update/cr-update.ts';
import { takeBlocks } from '../../../src/reading/kinds/read-rule.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { RunningText } from '../../../src/reading/sources/running-text.ts';
import { readDocument } from './read-document.ts';

function toBlocks(text: string) {
  const { source } = readSource(new TextEncoder().encode(text), 'a.txt');
  if (!source) throw new Error('no text');
  const running = new RunningText(new Ledger(source));
  const take = (from: number, to: number) => running.take(from, to);
  return takeBlocks(listLines(source.lines), { lang: 'ja', running, take, goesOn: () => false });
}

describe('lines as blocks', () => {
  it('a mark on a line of its own is that of the text below it', () => {
    expect(toBlocks('例：\n鐘を鳴らす。\n灯をともす。')).toEqual([
      { type: 'example', text: '鐘を鳴らす。' },
      { type: 'paragraph', text: '灯をともす。' },
    ]);
  });

  it('a mark above a blank line marks nothing', () => {
    expect(toBlocks('例：\n\n鐘を鳴らす。')).toEqual([{ type: 'paragraph', text: '鐘を鳴らす。' }]);
  });
});

describe('the sentences of a rule in an update', () => {
  const read = (first: string, second: string) => {
    const text = `107.31a ${first}\n${second}\n`;
    const { reading } = readDocument(crUpdateReader, text, 'a.txt');
    return reading.records.rules[0]?.ja?.blocks.map((block) => block.text);
  };

  it.each(['。', '？', '！', '?', '：', '」'])(
    'what follows a line that ends in %s is a paragraph of its own',
    (end) => {
      const first = `鐘の費用を支払うか${end}`;
      expect(read(first, '次の文である。')).toEqual([first, '次の文である。']);
    },
  );

  it('what follows a sentence that is not at its end goes on with it', () => {
    expect(read('鐘の費用を支払うか、', 'どうかを選ぶ。')).toEqual(['鐘の費用を支払うか、どうかを選ぶ。']);
  });
});
