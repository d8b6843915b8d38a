import { expect, test } from 'vitest';
import { toRuleNumber } from '../../../src/model/records/rule-number.ts';
import {
  carryByHeadword,
  carryByNumber,
  carryGlossary,
  carryRules,
} from '../../../src/rulebook/align/carry-japanese.ts';
import { pairGlossary } from '../../../src/rulebook/align/pair-glossary.ts';
import { pairRules } from '../../../src/rulebook/align/pair-rules.ts';
import { toEntry, toRule } from './records.ts';

const edition = '2024-09-20';

test('Japanese goes to the number of today: current, outdated where reworded, missing where new', () => {
  const older = pairRules(
    [
      toRule('701.1', 'en', '=Kindle'),
      toRule('701.1a', 'en', 'Light it. See rule 701.5.'),
      toRule('701.1b', 'en', 'Once.'),
    ],
    [
      toRule('701.1', 'ja', '=点火'),
      toRule('701.1a', 'ja', '火を点ける。'),
      toRule('701.1b', 'ja', '一度。'),
    ],
  );
  const now = [
    toRule('701.1', 'en', '=Brighten'),
    toRule('701.2', 'en', '=Kindle'),
    toRule('701.2a', 'en', 'Light it. See rule 701.6.'),
    toRule('701.2b', 'en', 'Twice.'),
  ];
  const followed = new Map(
    [
      ['701.1', '701.2'],
      ['701.1a', '701.2a'],
      ['701.1b', '701.2b'],
    ].map(([from = '', to = '']) => [toRuleNumber(from), toRuleNumber(to)]),
  );
  const carried = carryRules(now, { edition, rules: older }, (number) => followed.get(number));
  expect(
    carried.map(({ number, state, ja }) => [number, state, ja?.title ?? ja?.blocks[0]?.text, ja?.edition]),
  ).toEqual([
    ['701.1', 'missing', undefined, undefined],
    ['701.2', 'current', '点火', edition],
    ['701.2a', 'current', '火を点ける。', edition],
    ['701.2b', 'outdated', '一度。', edition],
  ]);
});

test('a term keeps its Japanese, outdated where the English was reworded', () => {
  const older = pairGlossary(
    [toEntry('oil', 'en', ['Oil'], 'Fuel.'), toEntry('wick', 'en', ['Wick'], 'It burns.')],
    [toEntry('oil', 'ja', ['油'], '燃料。', ['Oil']), toEntry('wick', 'ja', ['芯'], '燃える。', ['Wick'])],
  );
  const now = [toEntry('oil', 'en', ['Oil'], 'Fuel.'), toEntry('wick', 'en', ['Wick'], 'It is burnt.')];
  expect(
    carryGlossary(now, { edition, glossary: older }).map(({ state, ja }) => [state, ja?.edition]),
  ).toEqual([
    ['current', edition],
    ['outdated', edition],
  ]);
});

test('without the older English a family is taken whole where something proves it, else left', () => {
  const now = [
    toRule('701.1', 'en', '=Kindle'),
    toRule('701.1a', 'en', 'Pay {W}.'),
    toRule('701.2', 'en', '=Snuff'),
    toRule('701.2a', 'en', 'Put it out.'),
    toRule('701.3', 'en', 'Keepers sit down.'),
    toRule('701.4', 'en', '=Brighten'),
    toRule('701.4a', 'en', 'Light {2} lamps.'),
    toRule('701.5', 'en', '=Darken'),
    toRule('701.5a', 'en', 'Put all out.'),
  ];
  const titled = (number: string, title: string, beside: string) => {
    const rule = toRule(number, 'ja', `=${title}`);
    return {
      ...rule,
      ja: { ...rule.ja, titleBeside: beside, blocks: [], place: { file: 'a', line: 1, column: 1 } },
    };
  };
  const japanese = [
    titled('701.1', '点火', 'Kindle'),
    toRule('701.1a', 'ja', '{W}を支払う。'),
    titled('701.2', '点灯', 'Brighten'),
    toRule('701.2a', 'ja', '消す。'),
    toRule('701.3', 'ja', '座る。'),
    titled('701.4', '点灯', 'Brighten'),
    toRule('701.4a', 'ja', '{3}個。'),
    titled('701.5', '消灯', 'Darken'),
    toRule('701.5a', 'ja', 'すべて消す。'),
    toRule('701.5b', 'ja', '一度だけ。'),
  ];
  const carried = carryByNumber(now, { edition, rules: japanese });
  expect(carried.filter(({ ja }) => ja).map(({ number, state }) => [number, state])).toEqual([
    ['701.1', 'outdated'],
    ['701.1a', 'outdated'],
  ]);
});

test('without the older English a term is known by the headword beside it', () => {
  const glossary = pairGlossary(
    [],
    [toEntry('oil', 'ja', ['油'], '燃料。', ['Oil']), toEntry('火', 'ja', ['火'], '火。')],
  );
  const now = [toEntry('oil', 'en', ['Oil'], 'Fuel.'), toEntry('fire', 'en', ['Fire'], 'Hot.')];
  expect(carryByHeadword(now, { edition, glossary }).map(({ slug, state }) => [slug, state])).toEqual([
    ['oil', 'outdated'],
    ['fire', 'missing'],
  ]);
});
