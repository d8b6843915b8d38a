import { expect, test } from 'vitest';
import { createCardsAbout, type RelatedCard } from '../../../src/features/cards/relate-card.ts';
import type { KeptCard } from '../../../src/model/records/kept-card.ts';
import type { Subject } from '../../../src/rulebook/book/references.ts';

const number = (text: string) => text as Extract<Subject, string>;

function make(
  name: string,
  rank: number | undefined,
  rulings: readonly (readonly [string, ...Subject[]])[],
): RelatedCard {
  const card: KeptCard = {
    name,
    faces: [{ names: { en: name }, type: {}, text: { en: [], ja: [] } }],
    keywords: [],
    rulings: rulings.map(([date], index) => ({ date, en: `Ruling ${index}` })),
    ...(rank && { rank }),
  };
  return {
    card,
    relations: {
      faces: [],
      rules: [
        { number: number('702.9'), by: 'keyword' },
        { number: number('100.1'), by: 'ruling' },
      ],
      terms: ['flying'],
      rulings: rulings.map(([, ...about]) => about),
    },
  };
}

const about = createCardsAbout([
  make('Unknown', undefined, []),
  make('Second', 20, [['2020-01-01', number('702.9b')]]),
  make('First', 3, [['2024-01-01', number('702.9'), { slug: 'flying' }]]),
]);

test('cards that need a rule or term stand by how well known they are', () => {
  expect(about([number('702.9')]).cards.map(({ name }) => name)).toEqual(['First', 'Second', 'Unknown']);
  expect(about([{ slug: 'flying' }]).cards).toHaveLength(3);
  expect(about([number('702.10')])).toEqual({ cards: [], rulings: [] });
});

test('what only a ruling cites, its card does not need', () => {
  expect(about([number('100.1')]).cards).toEqual([]);
});

test('rulings about a rule and those below it stand newest first, none twice', () => {
  const rulings = about([number('702.9'), number('702.9b'), { slug: 'flying' }]).rulings;
  expect(rulings.map(({ card, ruling }) => [card.name, ruling.date])).toEqual([
    ['First', '2024-01-01'],
    ['Second', '2020-01-01'],
  ]);
});
