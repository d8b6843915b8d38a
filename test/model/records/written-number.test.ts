import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toRuleNumber } from '../../../src/model/records/rule-number.ts';
import { parseWrittenNumber } from '../../../src/model/records/written-number.ts';
import { readGame, restoreGame, useGame } from '../../games.ts';

restoreGame();
const game = readGame('written');
const count = fc.integer({ min: 1, max: 99 });

it('a number among the words of its level is read, and its text behind it', () => {
  useGame(game);
  fc.assert(
    fc.property(count, count, fc.constantFrom('Board', '盤面', '（定義）'), (chapter, section, text) => {
      const lines = [
        [`Chapter ${chapter}: ${text}`, `${chapter}`],
        [`第${chapter}章　${text}`, `${chapter}`],
        [`§ ${chapter}.${section} ${text}`, `${chapter}.${section}`],
        [`第${chapter}.${section}条${text.startsWith('（') ? text : ` ${text}`}`, `${chapter}.${section}`],
      ];
      for (const [line = '', number] of lines) {
        const found = parseWrittenNumber(line.normalize('NFKC'), undefined);
        expect([line, found?.number]).toEqual([line, number]);
        expect(line.normalize('NFKC').slice(found?.textStart)).toBe(text.normalize('NFKC'));
      }
    }),
  );
});

it('one that counts below the number above is completed by it, and is none without', () => {
  useGame(game);
  fc.assert(
    fc.property(count, count, (chapter, section) => {
      for (const before of [`${chapter}`, `${chapter}.7`, `${chapter}.7.1`])
        expect(parseWrittenNumber(`第${section}条 盤面`, toRuleNumber(before))?.number).toBe(
          `${chapter}.${section}`,
        );
      expect(parseWrittenNumber(`第${section}条 盤面`, undefined)).toBeUndefined();
    }),
  );
  expect(parseWrittenNumber('第二十三条 盤面', toRuleNumber('4'))?.number).toBe('4.23');
});

it('a word that only begins as one of them is text', () => {
  useGame(game);
  for (const line of ['Chapters 3 and 4', '第3回の大会', '§', 'Chapter and verse', '第3条件'])
    expect(parseWrittenNumber(line, toRuleNumber('1'))).toBeUndefined();
});
