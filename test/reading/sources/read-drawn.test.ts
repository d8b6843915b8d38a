import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { countColumns } from '../../../src/model/text/script.ts';

const HEAD = ['用語', 'English', '意味'];
const ROWS = [
  ['瞬速', 'flash', 'いつでも灯せる。'],
  ['警戒', 'vigilance', '鐘を鳴らしても寝ない。'],
  ['到達', 'reach', '塔の上のものに届く。'],
  ['護法', 'ward', '狙われると支払いを求める。'],
];

const pad = (text: string, width: number) => text + ' '.repeat(width - countColumns(text));

/** A table as programs and people draw it; a cell in two lines where `wraps` says so. */
const STYLES: Record<string, (rows: readonly string[][][]) => string> = {
  grid: (rows) => {
    const line = `+${'-'.repeat(14)}+${'-'.repeat(14)}+${'-'.repeat(34)}+`;
    return [line, ...rows.flatMap((row) => [...toLines(row, ['| ', ' | ', ' |']), line])].join('\n');
  },
  box: (rows) => {
    const line = `├${'─'.repeat(14)}┼${'─'.repeat(14)}┼${'─'.repeat(34)}┤`;
    return [line, ...rows.flatMap((row) => [...toLines(row, ['│ ', ' │ ', ' │']), line])].join('\n');
  },
  simple: ([head = [], ...rows]) => {
    const line = `${'='.repeat(12)}  ${'='.repeat(12)}  ${'='.repeat(32)}`;
    const body = rows.flatMap((row) => toLines(row, ['', '  ', '']));
    return [line, ...toLines(head, ['', '  ', '']), line, ...body, line].join('\n');
  },
  'below dashes': ([head = [], ...rows]) => {
    const line = `${'-'.repeat(12)}  ${'-'.repeat(12)}  ${'-'.repeat(32)}`;
    return [
      ...toLines(head, ['', '  ', '']),
      line,
      ...rows.flatMap((row) => toLines(row, ['', '  ', ''])),
    ].join('\n');
  },
};

function toLines(
  row: readonly string[][],
  [before = '', between = '', behind = '']: readonly string[],
): string[] {
  const height = Math.max(...row.map(({ length }) => length));
  return Array.from({ length: height }, (_, at) => {
    const cells = [12, 12, 32].map((width, column) => pad(row[column]?.[at] ?? '', width));
    return `${before}${cells.join(between)}${behind}`.trimEnd();
  });
}

function readTerms(text: string) {
  const { read } = readInput({
    file: 'terms.txt',
    bytes: new TextEncoder().encode(text),
    hints: { kind: 'glossary' },
  });
  expect(read?.account.unaccounted).toBe(0);
  return read
    ?.records()
    .glossary.map(({ en, ja }) => [
      ja?.headwords[0],
      en?.headwords[0],
      ja?.blocks.map((block) => block.text).join(),
    ]);
}

test.each(Object.entries(STYLES))('a table drawn in a text is one of cells: %s', (_, draw) => {
  const wraps = fc.array(fc.boolean(), { minLength: ROWS.length, maxLength: ROWS.length });
  fc.assert(
    fc.property(wraps, fc.constantFrom('', '  ', '\t'), (all, indent) => {
      const rows = ROWS.map(([ja = '', en = '', meaning = ''], at) => [
        [ja],
        [en],
        all[at] ? [meaning.slice(0, 4), meaning.slice(4)] : [meaning],
      ]);
      const table = draw([HEAD.map((head) => [head]), ...rows]);
      const text = `港の用語集\n\n${table.replaceAll(/^/gm, indent)}\n\n灯りの話は別にある。\n`;
      expect(readTerms(text)).toEqual(ROWS);
    }),
    { numRuns: 30 },
  );
});

test('dashes over a text that reaches across their columns draw no table', () => {
  const text = '港の話\n\n-----  -----\n灯りは夕方にともり、朝まで燃える。\n油は港で買うことができる。\n';
  const { read } = readInput({ file: 'a.txt', bytes: new TextEncoder().encode(text), hints: {} });
  expect(read?.records().rulings.flatMap(({ ja }) => ja?.blocks.map((block) => block.text))).toEqual([
    '灯りは夕方にともり、朝まで燃える。',
    '油は港で買うことができる。',
  ]);
});
