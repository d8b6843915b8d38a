import { expect, test } from 'vitest';
import { findForeignLanguage, languageOf } from '../../../src/model/text/language-of.ts';

test.each([
  [
    'Chinese',
    '灯塔的规则。每位牌手每回合只能点燃一盏灯。如果没有油，灯就不能点燃。当灯熄灭时，牌手抓一张牌，然后将灯移到港口。'.repeat(
      2,
    ),
  ],
  ['Chinese', '点灯说明\n牌手可以点灯。\n每回合一次。\n'],
  ['Chinese', '燈塔規則\n1. 牌手輪流點燈。\n2. 鐘響時遊戲結束。\n'],
  [
    'German',
    'Der Turm ist hoch und das Licht ist nicht an. Die Lampe wird mit dem Öl von der Insel gefüllt, und ein Wächter geht auf die Treppe. '.repeat(
      3,
    ),
  ],
  [
    'French',
    'La tour est haute et les lampes ne sont pas dans le port. Le gardien monte pour que vous ayez du feu sur la mer, et une barque passe. '.repeat(
      3,
    ),
  ],
  [
    'Korean',
    '등대의 규칙. 각 플레이어는 한 턴에 등불 하나만 켤 수 있다. 기름이 없으면 등불을 켤 수 없다. 등불이 꺼지면 카드를 한 장 뽑는다. 그리고 등불을 항구로 옮긴다.',
  ],
])('a text in %s is said to be so', (language, text) => {
  expect(findForeignLanguage(text)).toBe(language);
});

test.each([
  [
    'a Japanese text of many kanji',
    '灯台規則。各人各番一灯点火可能。油無点火不可能。港移動後札一枚引く。'
      .repeat(4)
      .replaceAll('。', 'である。'),
  ],
  [
    'an English text with foreign names',
    'The tower of Saint-Malo is in the port, and the lamp is lit by the keeper of the house. '.repeat(5),
  ],
  ['a list of names', 'Lamp\nTower\nPort\n'],
  ['a list of names in kanji', '大会規定\n1. 参加資格\n2. 使用可能構築\n以上。\n'],
  ['a short Japanese text', '係留は任意。\n点灯手順省略可能。\n鐘は鳴らす。\n'],
])('%s is one of ours', (_, text) => {
  expect(findForeignLanguage(text)).toBeUndefined();
});

test.each([
  ['en', 'Keepers light the lamp (灯す) at night.'],
  ['en', '灯 for lamp is used in the tower: it is shorter.'],
  ['en', 'ヒント (Hint) — shows the move that is best for you.'],
  ['en', 'Created by 港 みのり, last seen in May by the old keeper'],
  ['ja', 'lamp は点灯'],
  ['ja', 'tower 0 以下の lamp を持つ keeper は港へ'],
  ['ja', '「灯を点す」の能力はいつ使いますか？ / When do you use this?'],
  ['ja', 'KeeperがLampを点す。'],
  ['ja', '計算式：出目＋（AT − DF）'],
  [undefined, '2. — {2}'],
] as const)('%s: %s', (lang, text) => {
  expect(languageOf(text)).toBe(lang);
});
