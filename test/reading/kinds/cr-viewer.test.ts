import { describe, expect, it } from 'vitest';
import { crViewerReader } from '../../../src/reading/kinds/cr-viewer/cr-viewer.ts';
import { joinLines } from '../../../src/reading/sources/join-lines.ts';
import { readDocument } from './read-document.ts';

function read(text: string) {
  return readDocument(crViewerReader, text, 'page.txt').reading;
}

describe('pieces of a sentence', () => {
  it.each([
    [['次元', '・', 'カード', 'は'], '次元・カードは'],
    [
      ['この処理は', 'rule 116', '〔', '特別な処理', '〕の例外である。'],
      'この処理はrule 116〔特別な処理〕の例外である。',
    ],
    [['rule', '806', '参照'], 'rule 806参照'],
    [['1つの', 'N', '個'], '1つのN個'],
    [['Turn', 'About', '/「回頭」'], 'Turn About/「回頭」'],
  ])('join without blanks inside Japanese: %j', (pieces, joined) => {
    expect(joinLines(pieces, true)).toBe(joined);
  });
});

describe('a number on a line of its own', () => {
  const numbers = (text: string) => read(text).records.rules.map(({ number }) => number);

  it('begins a rule where it continues the order', () => {
    expect(numbers('701.1\n船は\n回る。\n701.1a\n錨は\n重い。\n701.2\n綱は長い。')).toEqual([
      '701.1',
      '701.1a',
      '701.2',
    ]);
  });

  it('is a reference where a bracket or 参照 stands beside it', () => {
    expect(numbers('701.1\n船は回る(\n701.2\n参照)。\n701.2\n綱は長い。')).toEqual(['701.1', '701.2']);
  });

  it('is a reference where it goes back', () => {
    expect(numbers('701.1\n船は回る。\n701.2\n綱は\n701.1\nにより長い。')).toEqual(['701.1', '701.2']);
  });

  it('may leave numbers out', () => {
    expect(numbers('701.1\n船は回る。\n701.5\n綱は長い。')).toEqual(['701.1', '701.5']);
  });

  it('begins a rule after one that ends without a full stop', () => {
    expect(numbers('701.1\n船は回る、\n701.1a\n綱は長い。')).toEqual(['701.1', '701.1a']);
  });
});

describe('what the page says of itself', () => {
  it('is the edition, its day of synchronisation and its translator', () => {
    const reading = read('ACME訳 20300401.0\n版\n最終同期:\n2030/04/02\n701.1\n船は回る。');
    expect(reading).toMatchObject({
      edition: '2030-04-01',
      dateLine: 'ACME訳 20300401.0 版',
      synced: '2030-04-02',
      credits: ['ACME'],
      lang: 'ja',
    });
  });

  it('is not believed where the day does not exist', () => {
    expect(read('訳 20301399.0 版\n701.1\n船は回る。').edition).toBeUndefined();
  });
});
