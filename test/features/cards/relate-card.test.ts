import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardKeywordsSchema, createCardRelator } from '../../../src/features/cards/relate-card.ts';
import type { KeptCard } from '../../../src/model/records/kept-card.ts';
import { collectCards } from '../../../src/reading/cards/collect-cards.ts';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { DIGEST } from '../../digest-project.ts';

const { book } = loadBook(DIGEST);
const keywords = cardKeywordsSchema.parse(JSON.parse(readFileSync('content/card-keywords.json', 'utf8')));
const relate = createCardRelator(book, keywords);
const { cards } = collectCards([
  { file: 'set.json', chunks: [readFileSync('test/fixtures/cards/set.json')] },
]);
const byName = (name: string) => cards.find((card) => card.name === name) as KeptCard;
const rulesOf = (card: KeptCard) => relate(card).rules.map(({ number, by }) => `${number} ${by}`);
const withText = (...en: string[]) => {
  const [face] = byName('Lantern Moth').faces;
  return {
    ...byName('Lantern Moth'),
    keywords: [],
    rulings: [],
    faces: [{ ...face, names: { en: 'Probe' }, type: {}, text: { en, ja: [] } }],
  } as KeptCard;
};

describe('the rules that a card needs', () => {
  test('are those of its text in order, then of its types and rulings', () => {
    expect(rulesOf(byName('Lantern Moth'))).toEqual([
      '702.9 text',
      '700.4 text',
      '302 type',
      '702.9b ruling',
    ]);
    expect(relate(byName('Lantern Moth')).rulings[0]).toContain('702.9b');
  });

  test('are those of keywords that the book has under another name', () => {
    expect(rulesOf(byName('Harbour Drake'))).toContainEqual(expect.stringContaining('702.14 '));
    expect(rulesOf(byName('Wordless Clerk'))).toContain('207.2c keyword');
  });

  test('are not those of words that explain a keyword, or stand in its name', () => {
    expect(rulesOf(withText('Reach (It can block creatures with flying.)'))).toEqual(['702.17 text']);
    const card = withText('Probe fights target creature.');
    expect(
      rulesOf({ ...card, faces: card.faces.map((face) => ({ ...face, names: { en: 'Probe fights' } })) }),
    ).not.toContain('701.14 text');
  });

  test('of counters are those of markers, unless a spell is countered', () => {
    expect(rulesOf(withText('Put a +1/+1 counter on target creature.'))).toContain('122 text');
    expect(rulesOf(withText('Counter target spell.'))).toContain('701.6 text');
  });

  test('are not shown as terms outside of the text', () => {
    const { faces } = relate(byName('Harbour Drake'));
    const [face] = byName('Harbour Drake').faces;
    const words = (lang: 'en' | 'ja') =>
      faces[0]?.[lang].flatMap((spans, line) =>
        spans.map(({ start, end }) => face?.text[lang][line]?.slice(start, end)),
      );
    expect(words('en')).toEqual(expect.arrayContaining(['Flying', 'trample', 'Islandwalk']));
    expect(words('ja')).toEqual(expect.arrayContaining(['飛行', 'トランプル', '島渡り']));
  });
});

test('every keyword of the table leads to something of the digest', () => {
  for (const keyword of keywords.flatMap((entry) => entry.keywords))
    expect(relate({ ...withText(), keywords: [keyword] }).rules, keyword).not.toEqual([]);
});
