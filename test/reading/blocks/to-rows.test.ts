import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

const cell = fc.constantFrom('霜', 'Frost Counter', 'タップして置く。', 'Tap it.', '警告', '氷室の番人');
const table = fc
  .integer({ min: 3, max: 5 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 3, maxLength: 8 }),
  );

function read(text: string) {
  const bytes = Buffer.from(text);
  const { read: found } = readInput({ file: 'table.txt', bytes, hints: { kind: 'document' } });
  if (!found) throw new Error('refused');
  return found;
}

describe('a table', () => {
  it.each([
    ['\t', (text: string) => text],
    [',', (text: string) => (text.length > 4 ? `"${text}"` : text)],
    [',', (text: string) => `"${text}"`],
  ])('parted by %j gives a record for each row, with every cell of it', (sign, quote) => {
    fc.assert(
      fc.property(table, (rows) => {
        const { account, records } = read(rows.map((row) => row.map(quote).join(sign)).join('\n'));
        const texts = records().rulings.map(({ en, ja }) =>
          [...(en?.blocks ?? []), ...(ja?.blocks ?? [])].map(({ text }) => text).sort(),
        );
        expect(account.unaccounted).toBe(0);
        expect(texts).toEqual(rows.map((row) => [...row].sort()));
      }),
    );
  });

  it('whose head asks and answers gives questions', () => {
    const { records } = read('番号\t質問\t回答\n1\t凍りますか？\tはい。\n2\t解けますか？\tいいえ。\n');
    const questions = records().rulings.filter(({ type }) => type === 'question');
    expect(questions.map(({ ja }) => ja?.blocks.map(({ text }) => text))).toEqual([
      ['凍りますか？', 'はい。'],
      ['解けますか？', 'いいえ。'],
    ]);
  });

  it('of terms gives names and readings, however its columns are called and ordered', () => {
    const terms = [
      { ja: '霜', reading: 'しも', en: 'Frost', times: '12' },
      { ja: '氷室の番人', reading: 'ひむろのばんにん', en: 'Keeper of Ice', times: '3' },
      { ja: '雨氷', reading: 'うひょう', en: 'Glaze', times: '' },
      { ja: '解凍する', reading: 'かいとうする', en: 'Thaw', times: '40' },
    ];
    const names = fc.record({
      ja: fc.constantFrom('ja', '日本語', '用語', 'Japanese'),
      reading: fc.constantFrom('reading', '読み', 'よみ', 'Kana'),
      en: fc.constantFrom('en', '英語', 'English', '原語'),
      times: fc.constantFrom('votes', '回数', 'x_1'),
    });
    const columns = fc
      .shuffledSubarray(['ja', 'reading', 'en', 'times'] as const, { minLength: 4 })
      .filter(([first]) => first !== 'times');
    fc.assert(
      fc.property(names, columns, (head, order) => {
        const rows = [head, ...terms].map((row) => order.map((column) => row[column]).join('\t'));
        const { read: found } = readInput({ file: 't.tsv', bytes: Buffer.from(rows.join('\n')), hints: {} });
        expect(found?.kind).toBe('glossary');
        const { glossary } = found?.records() ?? { glossary: [] };
        expect(glossary.map(({ ja, en }) => [ja?.headwords[0], ja?.reading, en?.headwords[0]])).toEqual(
          terms.map(({ ja, reading, en }) => [ja, reading, en]),
        );
        expect(found?.account.unaccounted).toBe(0);
      }),
    );
  });

  it('is none where a single line has a tab', () => {
    const { records } = read('霜とは\t何であるか。\n氷の一種である。\n');
    expect(records().rulings.map(({ ja }) => ja?.blocks[0]?.text)).toEqual([
      '霜とは 何であるか。',
      '氷の一種である。',
    ]);
  });
});
