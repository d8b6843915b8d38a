import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../src/ingest/read-input.ts';

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

  it('is none where a single line has a tab', () => {
    const { records } = read('霜とは\t何であるか。\n氷の一種である。\n');
    expect(records().rulings.map(({ ja }) => ja?.blocks[0]?.text)).toEqual([
      '霜とは 何であるか。',
      '氷の一種である。',
    ]);
  });
});
