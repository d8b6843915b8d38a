import { describe, expect, it } from 'vitest';
import { createCardSource, createFileSource } from '../../../src/features/cards/card-source.ts';
import { findCardsInQuestion } from '../../../src/features/cards/find-cards-in-question.ts';
import type { NeededRule } from '../../../src/features/cards/relate-card.ts';
import type { KeptCard } from '../../../src/model/records/kept-card.ts';
import { SHARDS } from '../../../src/model/text/loose-key.ts';
import { toCardNamesResources } from '../../../src/outputs/api/cards-resource.ts';
import type { Segment } from '../../../src/rulebook/book/terms/segment.ts';
import { openStarter } from '../search/engines.ts';

const segment: Segment = (text) =>
  [...text.matchAll(/[^、]+|、/g)].map(({ 0: surface, index }) => ({ surface, start: index, pos: '名詞' }));
const NAMES: readonly (readonly [en: string, ja: string, ...needs: string[]])[] = [
  ['Copper Moth', '銅羽の蛾', '702.9', '302'],
  ['Lamp', '灯し火', '701.7'],
  ['Orla, Keeper of Lamps', '灯りの番人、オルラ', '702.12'],
  ['The Old Gate', '古き門', '305'],
  ['Flash', '閃光', '702.8'],
  ['Two-Headed Giant', '双頭巨人', '302'],
];
const cards: KeptCard[] = NAMES.map(([en, ja]) => ({
  name: en,
  faces: [{ names: { en, ja }, type: {}, text: { en: [], ja: [] } }],
  keywords: [],
  rulings: [],
}));
const rules = new Map(
  NAMES.map(([en, , ...needs]) => [
    en,
    needs.map((number): NeededRule => ({ number: number as NeededRule['number'], by: 'keyword' })),
  ]),
);
const source = createCardSource(
  cards.map((card) => ({
    card,
    relations: { faces: [], terms: [], rulings: [], rules: rules.get(card.name) ?? [] },
  })),
  segment,
);
const engine = openStarter();
const find = async (question: string) =>
  (await findCardsInQuestion(question, source, engine.resources)).map(({ card }) => card.name);

describe('the cards of a question', () => {
  it('are found as they are written: in either language, any case, with marks or without, as a possessive', async () => {
    for (const question of [
      'Can Copper Moth block it?',
      'does my copper moth die',
      "What is Copper Moth's power?",
      '《銅羽の蛾》はブロックできる?',
      '銅羽の蛾はブロックできる?',
    ])
      expect(await find(question), question).toEqual(['Copper Moth']);
  });

  it('are found by the name that a title goes with, and with the article of their name', async () => {
    expect(await find('I attack with Orla. Does The Old Gate untap?')).toEqual([
      'Orla, Keeper of Lamps',
      'The Old Gate',
    ]);
    expect(await find('オルラで攻撃したら?')).toEqual(['Orla, Keeper of Lamps']);
  });

  it('are found in the order of the question, each once', async () => {
    expect(await find('Copper Moth meets The Old Gate, then Copper Moth dies')).toEqual([
      'Copper Moth',
      'The Old Gate',
    ]);
  });

  it('are no words of the book, nor parts of words, unless they stand in brackets', async () => {
    for (const question of [
      'can I cast it with Flash',
      'How does Two-Headed Giant work?',
      '双頭巨人戦のライフは?',
      'クリーチャーの古き門番は死ぬ?',
      'lampshade',
      'flying and trample',
      '',
    ])
      expect(await find(question), question).toEqual([]);
    expect(await find('《閃光》はいつ唱えられる?')).toEqual(['Flash']);
  });

  it('bring the rules they need to an answer that their names say nothing of', async () => {
    const question = 'What can stop Copper Moth?';
    const named = await findCardsInQuestion(question, source, engine.resources);
    const top = (hits: { doc: { id: string } }[]) => hits.slice(0, 5).map(({ doc }) => doc.id);
    expect(top(engine.search(question, {}, named).hits)).toContain('702.9b');
    expect(top(engine.search(question).hits)).not.toContain('702.9b');
  });

  it('alone ask for what they need, in that order', async () => {
    const named = await findCardsInQuestion('Copper Moth', source, engine.resources);
    const ids = engine.search('Copper Moth', {}, named).hits.map(({ doc }) => doc.id);
    expect(ids.slice(0, 2)).toEqual(['702.9', '302']);
  });

  it('are the same by the files of a site', async () => {
    const files = toCardNamesResources(cards, segment);
    expect([...files.keys()]).toEqual(SHARDS);
    const bySite = createFileSource(async (path) =>
      path.startsWith('api/v1/card-names/')
        ? files.get(path.slice(18, 20))
        : { cards: [...rules].map(([name, needed]) => ({ name, rules: needed })) },
    );
    const question = 'Can Copper Moth pass The Old Gate?';
    expect(await findCardsInQuestion(question, bySite, engine.resources)).toEqual(
      await findCardsInQuestion(question, source, engine.resources),
    );
  });
});
