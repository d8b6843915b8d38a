import { describe, expect, it } from 'vitest';
import { rulingsErrataReader } from '../../../src/reading/kinds/rulings-errata/rulings-errata.ts';
import { readDocument } from './read-document.ts';

function read(text: string) {
  return readDocument(rulingsErrataReader, text, 'errata.txt').reading;
}

const TITLE = '2001年7月 港札の裁定と訂正\n\n';

describe('a numbered item', () => {
  it('has an id of its own though each part counts from one', () => {
    const { rulings } = read(`${TITLE}一般裁定\n\n1.鐘が鳴る。\n\n訂正\n\n1.鐘は鳴らない。\n`).records;
    expect(rulings.map(({ id, type }) => [id, type])).toEqual([
      ['part-1.1', 'ruling'],
      ['part-2.1', 'erratum'],
    ]);
  });

  it('does not begin at a decimal or a number out of turn', () => {
    const { rulings } = read(`${TITLE}一般裁定\n\n1.約2.5倍になる。 7.と書く。\n\n2.鐘が鳴る。\n`).records;
    expect(rulings.map(({ id }) => id)).toEqual(['part-1.1', 'part-1.2']);
  });

  it('is healed inside Japanese and keeps the spaces between English words', () => {
    const [ruling] = read(`${TITLE}一般裁定\n\n1.鐘 は、 Old\n　　Bell《古い\n　　鐘》という 名である。\n`)
      .records.rulings;
    expect(ruling?.ja?.blocks).toEqual([
      { type: 'paragraph', text: '鐘は、Old Bell《古い鐘》という名である。' },
    ]);
  });

  it('keeps old mana and other angle brackets as printed', () => {
    const [ruling] = read(`${TITLE}一般裁定\n\n1.<2赤赤>か<X>か<合計>を支払う。\n`).records.rulings;
    expect(ruling?.ja?.blocks[0]?.text).toBe('<2赤赤>か<X>か<合計>を支払う。');
  });

  it('gives an erratum with its wording in both languages', () => {
    const [ruling] = read(
      `${TITLE}訂正\n\n1.Bell《鐘》は "Ring it."「これを『1回』鳴らす。」と読み替える。\n`,
    ).records.rulings;
    expect(ruling).toMatchObject({
      type: 'erratum',
      cards: [{ en: 'Bell', ja: '鐘' }],
      wording: { en: 'Ring it.', ja: 'これを『1回』鳴らす。' },
      en: { blocks: [{ text: 'Ring it.' }] },
    });
  });

  it('names in English a card that is named so elsewhere', () => {
    const { rulings } = read(`${TITLE}一般裁定\n\n1.Old Bell《鐘》。\n\n2.《鐘》が鳴る。\n`).records;
    expect(rulings[1]?.cards).toEqual([{ en: 'Old Bell', ja: '鐘' }]);
  });
});
