import { expect, test } from 'vitest';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { toInput } from './fixtures.ts';

const toEnglish = (day: string, second: string) =>
  toInput(
    `en-${day}.txt`,
    `Lantern Comprehensive Rules\n\nThese rules are effective as of ${day}.\n\nContents\n\n1. Concepts\n100. General\n\nCredits\n\n1. Concepts\n\n100. General\n\n100.1. A keeper lights a candle at dusk.\n\n100.2. ${second}\n\nCredits\n\nNobody\n`,
  );
const toJapanese = (day: string, rules: readonly string[]) =>
  toInput(
    `ja-${day}.txt`,
    `総合ルール\n\n${day}から有効\n\nもくじ\n1. 考え方\n100. 総則\nクレジット\n\n1. 考え方\n\n100. 総則\n\n${rules.join('\n\n')}\n\nクレジット\n\n名無し\n`,
  );

test('an edition that is translated in part borrows the rest, which stays outdated until it is translated', () => {
  const { collections } = ingest({
    files: [
      toEnglish('March 1, 2025', 'A keeper counts the candles twice.'),
      toJapanese('2025年3月1日', ['100.1. 守り手は夕暮れにともす。', '100.2. 守り手は二度数える。']),
      toEnglish('June 1, 2025', 'A keeper never counts candles before midnight has come.'),
      toJapanese('2025年6月1日', ['100.1. 守り手は宵にともす。']),
      toEnglish('September 1, 2025', 'A keeper never counts candles before midnight has come.'),
    ],
  });
  const list = (day: string) => {
    const rules: Rule[] = JSON.parse(collections?.get(`rules/${day}.json`) ?? '[]');
    return rules
      .filter(({ level }) => level === 'rule')
      .map(({ number, state, ja }) => [number, state, ja?.edition, ja?.blocks[0]?.text]);
  };
  expect(list('2025-06-01')).toEqual([
    ['100.1', 'current', undefined, '守り手は宵にともす。'],
    ['100.2', 'outdated', '2025-03-01', '守り手は二度数える。'],
  ]);
  expect(list('2025-09-01')).toEqual([
    ['100.1', 'current', '2025-06-01', '守り手は宵にともす。'],
    ['100.2', 'outdated', '2025-03-01', '守り手は二度数える。'],
  ]);
});
