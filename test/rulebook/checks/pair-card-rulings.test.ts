import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Ruling } from '../../../src/model/records/document.ts';
import type { KeptCard } from '../../../src/model/records/kept-card.ts';
import { pairCardRulings } from '../../../src/rulebook/checks/pair-card-rulings.ts';

const place = { file: 'notes.txt', line: 3, column: 1 };

function makeCard(rulings: readonly (readonly [date: string, en: string])[]): KeptCard {
  return {
    name: 'Copper Moth',
    faces: [{ names: { en: 'Copper Moth', ja: '銅羽の蛾' }, type: {}, text: { en: [], ja: [] } }],
    keywords: [],
    rulings: rulings.map(([date, en]) => ({ date, en })),
  };
}

function makeNotes(texts: readonly string[], date?: string): Document {
  const rulings = texts.map(
    (text, index): Ruling => ({
      id: `point-${index}`,
      type: 'point',
      ja: { blocks: [{ type: 'paragraph', text }], place },
      sources: [],
      marks: [],
      cards: [{ ja: '銅羽の蛾' }],
    }),
  );
  return {
    id: 'notes',
    kind: 'questions',
    title: {},
    ...(date && { date }),
    credits: [],
    unofficialDigest: false,
    rules: [],
    glossary: [],
    topics: [],
    rulings,
    cards: [],
    notes: [],
  };
}

const japaneseOf = (card: KeptCard | undefined) => card?.rulings.map(({ ja }) => ja);

describe('the Japanese of a card’s rulings', () => {
  it('comes from notes that are as many, in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 5, max: 99 }), (count, first) => {
        const numbers = Array.from({ length: count }, (_, index) => first + index);
        const card = makeCard(numbers.map((number) => ['2031-05-02', `It takes ${number} lamps {W}.`]));
        const document = makeNotes(
          numbers.map((number) => `灯りを${number}個使う。{W}`),
          '2031-04-20',
        );
        const { cards, diagnostics } = pairCardRulings([card], [document]);
        expect(japaneseOf(cards[0])).toEqual(numbers.map((number) => `灯りを${number}個使う。{W}`));
        expect(diagnostics).toEqual([]);
      }),
    );
  });

  it('is of the day near the notes, where another day has as many rulings', () => {
    const card = makeCard([
      ['2020-01-03', 'Old.'],
      ['2031-05-02', 'New.'],
    ]);
    expect(japaneseOf(pairCardRulings([card], [makeNotes(['新。'], '2031-04-20')]).cards[0])).toEqual([
      undefined,
      '新。',
    ]);
    const undated = pairCardRulings([card], [makeNotes(['新。'])]);
    expect(japaneseOf(undated.cards[0])).toEqual([undefined, undefined]);
    expect(undated.diagnostics).toMatchObject([{ code: 'card-rulings-differ', ...place }]);
  });

  it.each([
    ['fewer notes', ['It is lit.', 'It is seen.'], ['灯る。']],
    ['more notes', ['It is lit.'], ['灯る。', '見える。']],
    ['another order', ['It takes 7 lamps.', 'It is seen.'], ['見える。', '灯りを7個使う。']],
    ['other symbols', ['Pay {W}.'], ['{U}を支払う。']],
    ['another rule', ['See rule 702.9.'], ['ルール702.11を参照。']],
  ])('stays apart and is told with %s', (_, english, japanese) => {
    const card = makeCard(english.map((en) => ['2031-05-02', en]));
    const { cards, diagnostics } = pairCardRulings([card], [makeNotes(japanese, '2031-05-01')]);
    expect(cards[0]).toBe(card);
    expect(diagnostics).toMatchObject([
      { code: 'card-rulings-differ', severity: 'info', actual: String(japanese.length) },
    ]);
  });

  it('says nothing of cards without rulings, or that no file has', () => {
    expect(pairCardRulings([makeCard([])], [makeNotes(['灯る。'])]).diagnostics).toEqual([]);
    expect(pairCardRulings([], [makeNotes(['灯る。'])])).toEqual({ cards: [], diagnostics: [] });
  });

  it('is given once: a second document finds the rulings taken', () => {
    const card = makeCard([['2031-05-02', 'It is lit.']]);
    const first = makeNotes(['灯る。'], '2031-05-01');
    const { cards } = pairCardRulings([card], [first, { ...makeNotes(['ともる。'], '2031-05-01'), id: 'b' }]);
    expect(japaneseOf(cards[0])).toEqual(['灯る。']);
  });
});
