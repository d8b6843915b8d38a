import { expect, it } from 'vitest';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { findRuleReferences } from '../../src/model/records/rule-reference.ts';
import { readGame, restoreGame, useGame } from '../games.ts';

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

/** The rules of a book in both languages, of a game file among the fixtures. */
function read(game: string, english: string, japanese: string) {
  useGame(readGame(game));
  const toFile = (file: string, text: string) => ({ file, bytes: new TextEncoder().encode(text), hints: {} });
  const { collections, report } = ingest({
    files: [toFile('en.txt', english), toFile('ja.txt', japanese)],
  });
  const rules: Rule[] = JSON.parse(collections?.get('rules/2025-07-01.json') ?? '[]');
  return { rules, report };
}

it('a book with words around its numbers, rules in its contents and polite Japanese is read whole and paired', () => {
  const { rules, report } = read('written', ENGLISH, JAPANESE);
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

const CODE = `Code of the Court
Effective July 1, 2025

1. Docks

1(1) A dock has a keeper.

(2) The keeper may close it:

(a) at low tide,

(b) when asked to, but not

(i) on a holiday, or

(ii) at night (see rule 2(1)(a)).

2. Ferries

(1) A ferry carries

(a) people (see 1(2)(b)(i)), and

(b) carts.
`;
const CODE_IN_JAPANESE = `法廷規則
2025年7月1日施行

1. 波止場

１（１）　波止場には番人がいる。

（２）　番人は次のときに閉めてよい。

（ａ）　干潮のとき。

（ｂ）　求められたとき。ただし

（ｉ）　休日、または

（ii）　夜を除く（ルール2(1)(a)参照）。

2. 渡し船

（１）　渡し船は次のものを運ぶ。

（ａ）　人（→1(2)(b)(i)）

（ｂ）　荷車
`;

it('a book whose numbers are in brackets, each below the one above, is read whole and paired', () => {
  const { rules, report } = read('brackets', CODE, CODE_IN_JAPANESE);
  expect(rules.map(({ number, en, ja }) => (en && ja ? number : `${number} alone`)).join(' ')).toBe(
    '1 1(1) 1(2) 1(2)(a) 1(2)(b) 1(2)(b)(i) 1(2)(b)(ii) 2 2(1) 2(1)(a) 2(1)(b)',
  );
  const toNumbers = (side: 'en' | 'ja') =>
    rules.flatMap((rule) =>
      (rule[side]?.blocks ?? []).flatMap(({ text }) =>
        findRuleReferences(text, side).flatMap(({ numbers }) => numbers),
      ),
    );
  expect([toNumbers('en'), toNumbers('ja')]).toEqual([
    ['2(1)(a)', '1(2)(b)(i)'],
    ['2(1)(a)', '1(2)(b)(i)'],
  ]);
  expect(report.diagnostics).toEqual([]);
});

const SIGNED = `Rules of the Tavern
July 1, 2025

Glossary

Mug
What is filled. See 1.1.a.

1 Drinks

1.1 Mugs

1.1.a A mug holds one drink.

1.1.a.i A large one holds two.

2. Guests

This chapter is about those who drink.

2.1 Seats

2.1.a A guest needs a seat (see 1.1.a.i).
`;
const SIGNED_IN_JAPANESE = `酒場ルール
2025年7月1日

用語集

ジョッキ/Mug
飲み物を入れるもの。1.1.aを参照。

【第1章　飲み物】

■1.1　ジョッキ

●1.1.a　ジョッキには飲み物が1杯入る。

1.1.a.i　大きいものには2杯入る。

【第2章　客】

この章は飲む人についてのものである。

■2.1　席

●2.1.a　客には席が要る（→1.1.a.i）。
`;

it('a book with signs before its numbers, chapters without a dot and its glossary first is read whole and paired', () => {
  const { rules, report } = read('small-roman', SIGNED, SIGNED_IN_JAPANESE);
  expect(rules.map(({ number, en, ja }) => [number, en?.title, ja?.title])).toEqual([
    ['1', 'Drinks', '飲み物'],
    ['1.1', 'Mugs', 'ジョッキ'],
    ['1.1.a', undefined, undefined],
    ['1.1.a.i', undefined, undefined],
    ['2', 'Guests', '客'],
    ['2.1', 'Seats', '席'],
    ['2.1.a', undefined, undefined],
  ]);
  expect(rules.every(({ en, ja }) => en && ja)).toBe(true);
  expect(report.counts).toMatchObject({ glossary: 1 });
  expect(report.diagnostics).toEqual([]);
});
