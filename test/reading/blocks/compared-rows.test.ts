import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readComparedRows } from '../../../src/reading/blocks/read-compared-rows.ts';

const WORDS = ['鐘は鳴る。', '霧が出る。', '灯を消す。', '船は三隻である。', '錨を上げる。'];

/** Old and new text of some rules, each rule changed. */
const changes = fc
  .uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 4 })
  .map((texts) =>
    texts.map((old, at) => ({ number: `70${at + 1}.2a`, old, now: old.replace('。', `ことがある。`) })),
  );

/** How one change is printed, by layout. */
const LAYOUTS: Readonly<Record<string, (number: string, old: string, now: string) => string>> = {
  'columns of a table': (number, old, now) => `| ${number} | ${old} | ${now} |`,
  'columns with tabs': (number, old, now) => `${number}\t${old}\t${now}`,
  'labels below a number': (number, old, now) => `●${number}\n旧：${old}\n新：${now}`,
  'struck-out and inserted text': (number, old, now) =>
    `${number}\n${old.replace('。', '')}<del>。</del><ins>${now.slice(old.length - 1)}</ins>`,
  'two columns with a sign between': (number, old, now) =>
    `${`${number} ${old}`.padEnd(40 - old.length)}|  ${number} ${now}`,
  'signs at the margin': (number, old, now) => `-${number} ${old}\n+${number} ${now}`,
};

it.each(Object.keys(LAYOUTS))('both sides of a difference come out whole: %s', (layout) => {
  fc.assert(
    fc.property(changes, (all) => {
      const printed = all.map(({ number, old, now }) => LAYOUTS[layout]?.(number, old, now)).join('\n');
      const lines = [...(layout === 'columns with tabs' ? ['番号\t旧\t新'] : []), ...printed.split('\n')];
      const { rows } = readComparedRows(lines);
      const sides = rows.filter((row) => row.before ?? row.after);
      expect(sides.map(({ before, after }) => [withoutNumber(before), withoutNumber(after)])).toEqual(
        all.map(({ old, now }) => [old, now]),
      );
    }),
  );
});

it('a side ends where the next part of the document is named by its number', () => {
  const { rows } = readComparedRows([
    '1. 変更',
    '旧：鐘は鳴る。',
    '新：鐘は二度鳴る。',
    '2. お知らせ',
    '次号は来月に出る。',
  ]);
  expect(rows.flatMap(({ before, after }) => [before, after]).filter(Boolean)).toEqual([
    '鐘は鳴る。',
    '鐘は二度鳴る。',
  ]);
});

function withoutNumber(text: string | undefined) {
  return text?.replace(/^\d{3}\.\d[a-z]\s/, '');
}
