import { expect, it } from 'vitest';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import { useGame } from '../../src/model/game/current-game.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { readGame, restoreGame } from '../games.ts';

restoreGame();

const ENGLISH = `Rules of the League
Updated July 1, 2025
Table of Contents
Chapter 1: Lamps .... 1
§ 1.1 Oil .... 1
1.1.1 Filling .... 2
1.1.2 Spilling .... 3
§ 1.2 Wicks .... 4
Chapter 1: Lamps
§ 1.1 Oil
1.1.1 Filling

A lamp is filled before it is lit.

1.1.2 Spilling

Oil that is spilt is lost (see 1.2.1).
E.g. a lamp falls over.

§ 1.2 Wicks
1.2.1 A wick burns for three turns. (see § 1.1)
1.2.1a A wet wick does not burn.
`;

const JAPANESE = `連盟規則
2025年7月1日改定
目次
第1章　ランプ……………1
第1条　油……………1
1.1.1　給油……………2
1.1.2　こぼれ……………3
第2条　芯……………4
第一章　ランプ
第1条　油
1.1.1　給油

ランプは灯す前に満たします。

1.1.2　こぼれ

こぼれた油は失われます（1.2.1参照）。
例）ランプが倒れます。

第2条　芯
1.2.1　芯は3手番のあいだ燃えます。（1.1参照）
1.2.1a　濡れた芯は燃えません。
`;

it('a book with words around its numbers, rules in its contents and polite Japanese is read whole and paired', () => {
  useGame(readGame('written'));
  const toFile = (file: string, text: string) => ({ file, bytes: new TextEncoder().encode(text), hints: {} });
  const { collections, report } = ingest({
    files: [toFile('en.txt', ENGLISH), toFile('ja.txt', JAPANESE)],
  });
  const rules: Rule[] = JSON.parse(collections?.get('rules/2025-07-01.json') ?? '[]');
  expect(rules.map(({ number, en, ja }) => [number, en?.title, ja?.title])).toEqual([
    ['1', 'Lamps', 'ランプ'],
    ['1.1', 'Oil', '油'],
    ['1.1.1', 'Filling', '給油'],
    ['1.1.2', 'Spilling', 'こぼれ'],
    ['1.2', 'Wicks', '芯'],
    ['1.2.1', undefined, undefined],
    ['1.2.1a', undefined, undefined],
  ]);
  for (const side of ['en', 'ja'] as const)
    expect(rules[3]?.[side]?.blocks.map(({ type }) => type)).toEqual(['paragraph', 'example']);
  expect(report.diagnostics.filter(({ code }) => code !== 'text-left-out')).toEqual([]);
});
