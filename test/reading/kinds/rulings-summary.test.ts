import { describe, expect, it } from 'vitest';
import { rulingsSummaryReader } from '../../../src/reading/kinds/rulings-summary/rulings-summary.ts';
import { readDocument } from './read-document.ts';

function read(text: string) {
  return readDocument(rulingsSummaryReader, text, 'summary.txt').reading;
}

const HEADINGS = 'A - Abilities\n--------------------\nA.31 - Kindle\n';

describe('an entry of a summary', () => {
  it('keeps what is beside the number of a heading, though it looks like a card', () => {
    const text = 'A.31 - 502.95a {W}　鐘が鳴る。+ A.31.1 - ';
    const { unaccounted, reading } = readDocument(rulingsSummaryReader, text, 'summary.txt');
    expect(unaccounted).toEqual([]);
    expect(JSON.stringify(reading.records)).toContain('鐘が鳴る。');
  });

  it('names both places where the languages print different ids', () => {
    const { diagnostics, records } = read(
      `${HEADINGS}+ A.31.Ruling.3 - It burns.\n+ A.31.点灯.3 - 燃えます。`,
    );
    expect(diagnostics).toMatchObject([{ code: 'id-disagrees', line: 4, related: { line: 5 } }]);
    expect(records.rulings).toMatchObject([{ id: 'A.31.Ruling.3', ja: { printedId: 'A.31.点灯.3' } }]);
  });

  it('is paired by its id wherever its translation stands in the topic', () => {
    const { rulings } = read(
      `${HEADINGS}+ A.31.1 - One.\n+ A.31.2 - Two.\n+ A.31.2 - 二つめ。\n+ A.31.1 - 一つめ。`,
    ).records;
    expect(rulings.map(({ id, ja }) => [id, ja?.blocks[0]?.text])).toEqual([
      ['A.31.1', '一つめ。'],
      ['A.31.2', '二つめ。'],
    ]);
  });

  it('has a paragraph for each source it cites', () => {
    const [ruling] = read(`${HEADINGS}+ A.31.1 - It burns. [Mori 2003/02/05] Twice. [Aoki 2003/2/7]`).records
      .rulings;
    expect(ruling?.en?.blocks.map(({ text }) => text)).toEqual(['It burns.', 'Twice.']);
    expect(ruling?.sources).toEqual([
      { name: 'Mori', date: '2003-02-05' },
      { name: 'Aoki', date: '2003-02-07' },
    ]);
  });

  it('keeps brackets that cite nobody and dates that are none', () => {
    const [ruling] = read(`${HEADINGS}+ A.31.1 - Pay [cost] twice. [Mori 2003/13/40]`).records.rulings;
    expect(ruling?.en?.blocks[0]?.text).toBe('Pay [cost] twice.');
    expect(ruling?.sources).toEqual([{ name: 'Mori 2003/13/40' }]);
  });

  it('has one translation where a certain one repeats its opening', () => {
    const text = '灯心というものは、とても短く燃えます。灯心というものは、消えます。';
    const [ruling] = read(`${HEADINGS}+ A.31.1 - It burns.\n+ A.31.1 - ${text}`).records.rulings;
    expect(ruling?.ja).toMatchObject({ blocks: [{ text }] });
    expect(ruling?.ja?.alternatives).toBeUndefined();
  });

  it('is not paired where two notes stand before one', () => {
    const { rulings } = read(`${HEADINGS}+ Note - One.\n+ Note - Two.\n+ 注意 - 一つだけ。`).records;
    expect(rulings.map(({ en, ja }) => Boolean(en && ja))).toEqual([false, false, false]);
  });
});
