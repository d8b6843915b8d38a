import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

const word = fc.constantFrom('鐘', 'Fog Bell', '灯をともす。', 'two ropes', '一 = 二', '港 港');
const cell = fc.record({
  lines: fc.array(word, { minLength: 1, maxLength: 2 }),
  rows: fc.constantFrom(1, 1, 1, 2),
});
type Cell = typeof cell extends fc.Arbitrary<infer Value> ? Value : never;
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 2, maxLength: 5 });

function read(text: string, file: string) {
  const { source } = readSource(Buffer.from(text), file);
  if (!source) throw new Error('no text');
  const ledger = new Ledger(source);
  for (const line of source.lines) ledger.take(line);
  return { lines: source.lines, account: ledger.account() };
}

const cellsIn = (text: string, file: string) =>
  read(text, file).lines.flatMap(({ text: shown, cell: place }) => (place ? [[shown.trim(), place]] : []));

const toAttributes = ({ rows }: Cell) => (rows > 1 ? ` rowspan="${rows}" class=x` : '');

/** A table as a wiki's source: the cells of a row on a line each, or all on one. */
function toWiki(rows: readonly Cell[][], isOneLine: boolean): string {
  const print = (each: Cell) => {
    const attributes = toAttributes(each);
    return `${attributes ? `${attributes.trim()} | ` : ''}${each.lines.join('<br>')}`;
  };
  const lines = rows.flatMap((row, at) => {
    const sign = at === 0 ? '!' : '|';
    return [
      '|-',
      ...(isOneLine
        ? [`${sign} ${row.map(print).join(` ${sign}${sign} `)}`]
        : row.map((each) => `${sign} ${print(each)}`)),
    ];
  });
  return ['{| class="wikitable"', ...lines, '|}'].join('\n');
}

function toHtml(rows: readonly Cell[][]): string {
  const lines = rows.map((row, at) => {
    const name = at === 0 ? 'th' : 'td';
    return `<tr>${row.map((each) => `<${name}${toAttributes(each)}>${each.lines.join('<br>')}</${name}>`).join('')}</tr>`;
  });
  return `<table>${lines.join('')}</table>`;
}

describe('the source of a wiki', () => {
  it('has the cells that its page has', () => {
    fc.assert(
      fc.property(table, fc.boolean(), (rows, isOneLine) => {
        const wiki = toWiki(rows, isOneLine);
        expect(cellsIn(wiki, 'page.txt')).toEqual(cellsIn(toHtml(rows), 'page.html'));
        expect(read(wiki, 'page.txt').account.unaccounted).toBe(0);
      }),
    );
  });

  it('has terms above what they mean, on the line below or on their own', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 6 }), (terms) => {
        const text = terms
          .map(([term, isBelow]) => `; ${term}${isBelow ? '\n:' : ' : '}その意味。`)
          .join('\n');
        const { lines, account } = read(text, 'page.txt');
        expect(lines.map(({ text: shown, term }) => [shown, term])).toEqual(
          terms.flatMap(([term]) => [
            [term, true],
            ['その意味。', undefined],
          ]),
        );
        expect(account.unaccounted).toBe(0);
      }),
    );
  });

  it.each(['{|', '|}\n', '{|\n|-\n', '{|\n|a||b\n', '|| ', '{|\n| a=', ';a\n:b\n', '{|\n|<br>'])(
    'of nothing but “%s” is read to its end, and every character is accounted for',
    (unit) => {
      const { characters, inRecords, skipped } = read(
        `鐘\n${unit.repeat(60_000 / unit.length)}\n|}`,
        'a.txt',
      ).account;
      expect(inRecords + skipped).toBe(characters);
    },
  );
});

it('a footnote is an item below the line that it is of', () => {
  const { lines, account } = read(
    "'''鐘'''は鳴る。<ref>灯台規則</ref>遠くで。\n== 出典 ==\n'''霧'''<ref name=a />",
    'a.txt',
  );
  expect(lines.map(({ text, item }) => [text, item])).toEqual([
    ['鐘は鳴る。遠くで。', undefined],
    ['', undefined],
    ['灯台規則', 1],
    ['== 出典 ==', undefined],
    ['霧', undefined],
  ]);
  expect(account.unaccounted).toBe(0);
});

it('a page whose headings have anchors is the source of a wiki: words set off, links, what a row is', () => {
  const text =
    "*鐘 [#bell]\n鐘は''遠く''で鳴る。[[霧の話>http://example.jp/fog]]も。\n\n|鐘|数|h\n|灯台|二つ|\n|岸|一つ|";
  const { lines, account } = read(text, 'a.txt');
  expect(lines.map(({ text }) => text).filter(Boolean)).toEqual([
    '*鐘 [#bell]',
    '鐘は遠くで鳴る。霧の話も。',
    '|鐘|数|',
    '|灯台|二つ|',
    '|岸|一つ|',
  ]);
  expect(account.unaccounted).toBe(0);
});

it('the source of a post on a board has its words without their tags, and its headings and lists', () => {
  const text =
    '[size=150][b]Bell rules[/b][/size]\n\n[b]1. Ringing[/b]\nRing it once, see [url=http://example.org/b]the bell[/url].\n[list]\n[*]Twice in fog.\n[/list]\n[quote="gull"]And at night?[/quote]\nNever.\n';
  const { lines, account } = read(text, 'a.txt');
  expect(lines.map(({ text }) => text.trim()).filter(Boolean)).toEqual([
    'Bell rules',
    '1. Ringing',
    'Ring it once, see the bell.',
    'Twice in fog.',
    'And at night?',
    'Never.',
  ]);
  expect(account.unaccounted).toBe(0);
});
