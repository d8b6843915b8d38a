import { expect, test } from 'vitest';
import { createConcordance } from '../../../src/features/concordance/create-concordance.ts';
import { findVaryingTerms } from '../../../src/features/concordance/find-varying-terms.ts';
import type { NameRow } from '../../../src/features/search/index-files.ts';
import { toTextFiles } from './text-files.ts';

type Sentences = readonly (readonly [english: string, japanese: string])[];

const OTHERS: Sentences = [
  ['Towers are far.', '塔は遠い。'],
  ['The colour fades.', '色はあせる。'],
  ['The wind turns.', '風が変わる。'],
  ['Nothing is lent.', '何も貸さない。'],
];

/** The ways of each term of rules that say the sentences many times over. */
function list(sentences: Sentences, names: readonly (readonly [string, string])[]) {
  const texts = Array.from({ length: 10 }, () => [...sentences, ...OTHERS]).flat();
  const rows: NameRow[] = names.map(([en, ja], index) => ({ id: `100.${index + 1}`, en: [en], ja: [ja] }));
  const concordance = createConcordance(toTextFiles(texts), { rows, aliases: [] });
  return findVaryingTerms(concordance, rows).map(({ term, ways }) => [
    term,
    ...ways.map(({ text, count }) => `${text} ${count}`),
  ]);
}

test('a term said in two ways is listed with both', () => {
  const sentences: Sentences = [
    ['A glider lands.', '滑空機が着地する。'],
    ['A glider waits.', '滑空機が待つ。'],
    ['A glider is sold.', 'グライダーを売る。'],
    ['A glider was lost.', 'グライダーは消えた。'],
  ];
  expect(list(sentences, [['Glider', '滑空機']])).toEqual([['Glider', '滑空機 20', 'グライダー 20']]);
});

test('no way is a part of words', () => {
  const sentences: Sentences = [
    ['The pilot paints the glider.', '操縦士は滑空機を塗る。'],
    ['The pilot opens a hand.', '自分の手を開く。'],
    ['The pilot closes an eye.', '自分は目を閉じる。'],
    ['The pilot eats.', '半分を食べる。'],
    ['The pilot sleeps.', '半分は眠る。'],
  ];
  const [, ...ways] = list(sentences, [['Pilot', '操縦士']])[0] ?? [];
  expect(ways).toEqual(['自分 20', '半分 20', '操縦士 10']);
});

test('what a longer term says is no way to say a term in it', () => {
  const sentences: Sentences = [
    ['The glider lands.', '滑空機が着地する。'],
    ['The glider tower burns.', '監視塔が燃える。'],
    ['A glider tower is high.', '監視塔は高い。'],
  ];
  const names = [['Glider', '滑空機'] as const, ['Glider Tower', '監視塔'] as const];
  expect(list(sentences, names)).toEqual([]);
});
