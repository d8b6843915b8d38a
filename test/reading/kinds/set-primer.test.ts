import { describe, expect, it } from 'vitest';
import { setPrimerReader } from '../../../src/reading/kinds/set-primer.ts';
import { readDocument } from './read-document.ts';

function read(text: string) {
  return readDocument(setPrimerReader, `港の夜 ルール入門\n${text}`, 'primer.txt').reading;
}

function listPoints(text: string) {
  return read(text).records.rulings.map(({ ja }) => ja?.blocks.map((block) => block.text));
}

describe('items of a list', () => {
  it('are nested where they are nouns under a sentence', () => {
    expect(listPoints('- 次は残る。\n- 灯心カウンター。\n- 鐘の音(夜の分等)。\n- 他は消える。')).toEqual([
      ['次は残る。', '灯心カウンター。', '鐘の音(夜の分等)。'],
      ['他は消える。'],
    ]);
  });

  it('are nested where the one above announces them', () => {
    expect(listPoints('- 夜には以下を行う。\n- 鐘を鳴らす。\n- 火を消す。')).toEqual([
      ['夜には以下を行う。', '鐘を鳴らす。', '火を消す。'],
    ]);
  });

  it('are not nested for one noun or among sentences', () => {
    expect(listPoints('- 鐘は鳴る。\n- 夜の鐘。\n- 火は消える。')).toHaveLength(3);
  });

  it('belong to the card above them, and after prose to the mechanic', () => {
    const card = '《灯台守/Lamp Keeper》\n{W}\nクリーチャー ― 人間\n1/3\n';
    const { rulings } = read(
      `新能力語:点灯\n${card}- 鐘は鳴る。\n点灯の公式ルールは以下の通り。\n- 火は消える。`,
    ).records;
    expect(rulings.map(({ type, card: owner, topic }) => [type, owner, topic])).toEqual([
      ['point', 'lamp-keeper', 'part-1'],
      ['prose', undefined, 'part-1'],
      ['point', undefined, 'part-1'],
    ]);
  });

  it('are read without the space after their mark, and reported', () => {
    const { records, diagnostics } = read('- 鐘は鳴る。\n*火は消える。');
    expect(records.rulings).toHaveLength(2);
    expect(diagnostics).toMatchObject([{ code: 'bullet-malformed', line: 3, column: 1 }]);
  });
});

describe('a card block', () => {
  it.each([
    ['before', '1/3\n点灯{2}'],
    ['after', '点灯{2}\n1/3'],
  ])('has its size %s its text', (_, rest) => {
    const { cards, rules } = read(`《灯台守/Lamp Keeper》\n{1}{W/U}\nクリーチャー ― 人間\n${rest}\n`).records;
    expect(cards).toMatchObject([{ size: '1/3', cost: '{1}{W/U}', text: { ja: ['点灯{2}'] } }]);
    expect(rules).toEqual([]);
  });

  it('ends where rules are announced', () => {
    const { cards, rulings } = read(
      '《鐘/Bell》\nアーティファクト\n鳴る。\n点灯のルールは以下の通り。',
    ).records;
    expect(cards[0]?.text.ja).toEqual(['鳴る。']);
    expect(rulings).toMatchObject([{ type: 'prose' }]);
  });
});

describe('a quoted rule', () => {
  it("keeps that day's number and a heading's name", () => {
    const { rules } = read('502.95. 点灯\n502.95a 夜に働く(409.1b 参照)。').records;
    expect(rules).toMatchObject([
      { number: '502.95', level: 'rule', ja: { title: '点灯' } },
      { number: '502.95a', level: 'subrule', ja: { blocks: [{ text: '夜に働く(409.1b 参照)。' }] } },
    ]);
  });
});

describe('the day of a primer', () => {
  it.each([
    ['最終更新日:08/06/11', '2008-06-11'],
    ['最終更新日：３１／５／２', '2031-05-02'],
    ['更新日:2031年5月2日', '2031-05-02'],
    ['最終更新日:08/13/41', undefined],
  ])('%s is %s', (line, date) => {
    expect(read(line).date).toBe(date);
  });
});
