import { beforeAll, describe, expect, test } from 'vitest';
import { createJapaneseTermFinder } from '../../../src/rulebook/book/terms/find-japanese-terms.ts';
import type { Segment } from '../../../src/rulebook/book/terms/segment.ts';
import { segmentJapanese } from '../../../src/rulebook/book/terms/segment-japanese.ts';
import { NO_SENSES } from '../../../src/rulebook/book/terms/word-senses.ts';

const terms = [
  ['ability', '能力'],
  ['ability-word', '能力語'],
  ['activate', '起動する'],
  ['activated-ability', '起動型能力'],
  ['attack', '攻撃する'],
  ['cast', '唱える'],
  ['color', '色'],
  ['destroy', '破壊する'],
  ['discard', '捨てる'],
  ['indestructible', '破壊不能'],
  ['mana', 'マナ'],
  ['mana-cost', 'マナ・コスト'],
  ['nightbound', '夜明'],
  ['player', 'プレイヤー'],
  ['attach', 'つける'],
  ['partial', 'にな'],
  ['priority', '優先権'],
  ['sacrifice', '生け贄に捧げる'],
  ['enchantment', 'エンチャント（カード・タイプ）'],
].map(([slug = '', name = '']) => ({ slug, name }));
const all = [...terms, { slug: 'enchant', name: 'エンチャント', isKeyword: true }];

const show = (find: ReturnType<typeof createJapaneseTermFinder>, text: string) =>
  find(text).map(({ slug, start, end }) => `${text.slice(start, end)}→${slug}`);

describe('by script alone', () => {
  const find = createJapaneseTermFinder(all, NO_SENSES.ja);
  test.each([
    ['能力を持つ', ['能力→ability']],
    ['能力語は', ['能力語→ability-word']],
    ['起動型能力と能力', ['起動型能力→activated-ability', '能力→ability']],
    ['マナ・コスト、マナ', ['マナ・コスト→mana-cost', 'マナ→mana']],
    ['各プレイヤーは', ['プレイヤー→player']],
    ['破壊不能を得る', ['破壊不能→indestructible']],
    ['エンチャント（クリーチャー）', ['エンチャント→enchant']],
    ['エンチャント1つ', ['エンチャント→enchantment']],
    ['プレイヤーエンチャント', ['プレイヤー→player', 'エンチャント→enchantment']],
    [`${'マナ'.repeat(50_000)}`, []],
    ['エンチャントを破壊する', ['エンチャント→enchantment', '破壊する→destroy']],
  ])('%s holds %j', (text, expected) => {
    expect(show(find, text)).toEqual(expected);
  });
  test.each(['マルチプレイヤー戦', 'プレイヤーズ', 'マナバーン', '超能力者', '異能力', 'ことになる', '色い'])(
    '%s holds no term',
    (text) => expect(show(find, text)).toEqual([]),
  );
});

describe('with words set apart by kuromoji', () => {
  let segment: Segment;
  beforeAll(async () => {
    segment = segmentJapanese;
  });
  test.each([
    ['それを破壊した', ['破壊→destroy']],
    ['破壊されたとき', ['破壊→destroy']],
    ['カードを捨てた', ['捨て→discard']],
    ['呪文を唱えられない', ['唱え→cast']],
    ['生け贄に捧げたとき', ['生け贄に捧げ→sacrifice']],
    ['好きな色を選ぶ', ['色→color']],
    ['優先権放棄', ['優先権→priority']],
    ['それをつけることができる', ['つける→attach']],
    ['能力を起動し', ['能力→ability', '起動→activate']],
    ['クリーチャーが攻撃するたび', ['攻撃する→attack']],
  ])('%s holds %j', (text, expected) => {
    expect(show(createJapaneseTermFinder(all, NO_SENSES.ja, segment), text)).toEqual(expected);
  });
  test.each([
    'クリーチャーになる',
    '夜明けの空',
    '特色と青色',
    '捨て札',
    'マルチプレイヤー戦',
    '能力者',
    '受けつける',
  ])('%s holds no term', (text) => {
    expect(show(createJapaneseTermFinder(all, NO_SENSES.ja, segment), text)).toEqual([]);
  });
  test('tokens join to the text and never cut a symbol', () => {
    const text = '{W/U}{2/B}、{T}：𠮷野家でカード１枚を引く。';
    const tokens = segment(text);
    expect(tokens.map((token) => token.surface).join('')).toBe(text);
    expect(tokens.every((token) => text.startsWith(token.surface, token.start))).toBe(true);
    expect(tokens.slice(0, 2).map((token) => token.surface)).toEqual(['{W/U}', '{2/B}']);
  });
});
