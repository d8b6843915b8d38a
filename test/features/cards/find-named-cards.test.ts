import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectCardNames } from '../../../src/features/cards/card-source.ts';
import { findNamedCards, listTypedBeginnings } from '../../../src/features/cards/find-cards-in-question.ts';
import type { KeptCard } from '../../../src/model/records/kept-card.ts';
import { toLooseKey, toShard } from '../../../src/model/text/loose-key.ts';
import type { Segment } from '../../../src/rulebook/book/terms/segment.ts';

const READINGS = new Map(Object.entries({ 銅: 'ドウ', の: 'ノ', 蛾: 'ガ', 灯: 'アカリ', 番人: 'バンニン' }));
/** Cuts the words that it knows out of a name. */
const segment: Segment = (text) => {
  const words = [...text.matchAll(new RegExp(`${[...READINGS.keys()].join('|')}|.`, 'gu'))];
  return words.map(({ 0: surface, index }) => {
    const reading = READINGS.get(surface);
    return { surface, start: index, pos: surface === 'の' ? '助詞' : '名詞', ...(reading && { reading }) };
  });
};
const toCard = (en: string, ja?: string, rank?: number): KeptCard => ({
  name: en,
  faces: [{ names: { en, ...(ja && { ja }) }, type: {}, text: { en: [], ja: [] } }],
  keywords: [],
  rulings: [],
  ...(rank && { rank }),
});
const cards = [
  toCard('Copper Moth', '銅の蛾', 20),
  toCard('Copper Mother', '銅の番人', 3),
  toCard('Warden of the Copper Gate', '灯の番人'),
  toCard('Ox'),
];
const files = collectCardNames(cards, segment);
/** What a browser does: the files of what is typed, and in them the cards. */
const find = (typed: string) => {
  const asked = new Set(listTypedBeginnings(typed).map(toShard));
  return findNamedCards(
    typed,
    [...asked].flatMap((file) => files.get(file) ?? []),
    5,
  ).map(({ name }) => name);
};

describe('a card is found', () => {
  it('by its name in either language, in any case and width', () => {
    for (const typed of ['Copper Moth', 'copper moth', 'ＣＯＰＰＥＲ ＭＯＴＨ', '銅の蛾'])
      expect(find(typed)[0]).toBe('Copper Moth');
    expect(find('ox')).toEqual(['Ox']);
  });

  it('by its reading, in kana and in letters', () => {
    for (const typed of ['どうのが', 'ドウノガ', 'dounoga', 'banninn'])
      expect(find(typed).length, typed).toBeGreaterThan(0);
    expect(find('あかりのばんにん')).toEqual(['Warden of the Copper Gate']);
  });

  it('by a part that begins with a word of it, the best known first', () => {
    expect(find('cop')).toEqual(['Copper Mother', 'Copper Moth', 'Warden of the Copper Gate']);
    expect(find('番人')).toEqual(['Copper Mother', 'Warden of the Copper Gate']);
  });

  it('with slips, in its first letters too where another word is right', () => {
    expect(find('Copper Mtoh')).toContain('Copper Moth');
    expect(find('Cpoper Moth')).toContain('Copper Moth');
  });

  it('not by what no name holds, nor by one letter', () => {
    for (const typed of ['c', '', '()', 'trample', '飛行', 'constructor']) expect(find(typed)).toEqual([]);
  });
});

it('every name leads to its card, whatever it is made of', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (words, ja) => {
      const name = words.join(' ');
      const made = collectCardNames([toCard(name, ja)], segment);
      for (const typed of [name, ja]) {
        if (listTypedBeginnings(typed).length === 0) continue;
        const asked = listTypedBeginnings(typed).flatMap((beginning) => made.get(toShard(beginning)) ?? []);
        expect(
          findNamedCards(typed, asked, 5).map((card) => card.name),
          toLooseKey(typed),
        ).toEqual([name]);
      }
    }),
  );
});
