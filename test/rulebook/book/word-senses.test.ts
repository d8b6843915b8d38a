import { expect, test } from 'vitest';
import { segmentJapanese } from '../../../src/rulebook/book/terms/segment-japanese.ts';
import { entry, smallBook } from './small-book.ts';

const segment = segmentJapanese;
const heads: [slug: string, english: string, japanese: string, text?: string][] = [
  ['attach', 'Attach', 'つける', 'To put onto something.'],
  ['aura', 'Aura', 'オーラ', 'An enchantment subtype.'],
  ['backup', 'Backup', '賛助'],
  ['basic', 'Basic', '基本'],
  ['block', 'Block', 'ブロックする', 'To stand in the way.'],
  ['control', 'Control', 'コントロール'],
  ['create', 'Create', '生成する', 'To make a token.'],
  ['dash', 'Dash', '疾駆'],
  ['deal', 'Deal', '与える', 'To hand out damage.'],
  ['defender', 'Defender', '防衛'],
  ['dies', 'Dies; Die', '死亡する', 'To be put into a graveyard.'],
  ['effect', 'Effect', '効果'],
  ['enter', 'Enter', '戦場に出る', 'To come onto the battlefield.'],
  ['event', 'Event', 'イベント'],
  ['impending', 'Impending', '兆候'],
  ['play', 'Play', 'プレイする', 'To use a card.'],
  ['protector', 'Protect; Protector', '守る', 'To guard a battle.'],
  ['reach', 'Reach', '到達'],
  ['restriction', 'Restriction', '制限'],
  ['shadow', 'Shadow', 'シャドー'],
  ['step', 'Step', 'ステップ'],
  ['transfigure', 'Transfigure', '変形'],
  ['variant', 'Variant', '変種ルール'],
  ['wall', 'Wall', '壁'],
];
const book = smallBook(
  [],
  heads.map(([slug, en, ja, text = 'A thing.']) => entry(slug, [en, text], [ja, 'もの。'])),
  segment,
);
const find = (text: string, lang: 'en' | 'ja') => book.findTerms(text, lang).map(({ slug }) => slug);

test.each([
  ['make a backup of your life totals', []],
  ['a creature with backup 1', ['backup']],
  ['a backup ability triggers', ['backup']],
  ['they create two Beast tokens', ['create']],
  ['you create a 4/4 green Beast', ['create']],
  ['these words create a lasting problem', []],
  ['the text behind a long dash', []],
  ['its dash cost was paid', ['dash']],
  ['throw a die', []],
  ['a twelve-sided die shows five', []],
  ['when both of them die', ['dies']],
  ['the first Homelands block cards', []],
  ['one or two may block it', ['block']],
  ['my opponent Rob blocks with a Bear', ['block']],
  ['they reach the last page', []],
  ['as long as it has reach', ['reach']],
  ['a game played among friends', []],
  ['you may play that card', ['play']],
  ['it can be played as a land', ['play']],
  ['cheap enough for casual play', []],
  ['a variant of this ability', []],
  ['in this variant everybody has a planet', ['variant']],
  ['follow the steps listed below', []],
  ['until this step ends', ['step']],
  ['dealt with at once', []],
  ['dealt three damage', ['deal']],
  ['enters a loop', []],
  ['enters tapped', ['enter']],
  ['in the event of a draw', []],
  ['there is no effect', []],
  ['its effect is gone', ['effect']],
  ['Wall of Paper is a card', []],
  ['the card Paper Defender attacks', []],
  ['Most Auras are cheap', ['aura']],
  ['a restriction on spending', []],
  ['no restriction on what may attack', ['restriction']],
  ['Shadows over the Sea', []],
  ['whoever protects that battle', ['protector']],
  ['a shield protects the hero', []],
])('“%s” holds %j', (text, expected) => {
  expect(find(text, 'en')).toEqual(expected);
});

test.each([
  ['基本土地', ['basic']],
  ['基本セットに入る', []],
  ['印をつける', []],
  ['それにつける', ['attach']],
  ['2点のダメージを与える', ['deal']],
  ['称号を与える', []],
  ['何かの兆候である', []],
  ['兆候を持つ呪文', ['impending']],
  ['姿を変形する', []],
  ['「変形」', ['transfigure']],
  ['赤いコントロールデッキ', []],
  ['それをコントロールしている', ['control']],
  ['店舗で開催されるイベント', []],
  ['このイベントを置き換える', ['event']],
  ['トークンを生成する', ['create']],
  ['身を守る', []],
  ['そのバトルを守る', ['protector']],
])('「%s」 holds %j', (text, expected) => {
  expect(find(text, 'ja')).toEqual(expected);
});
