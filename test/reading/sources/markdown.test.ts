import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { placeAt } from '../../../src/reading/sources/source-text.ts';

function read(text: string, file = 'notes.md') {
  const { source } = readSource(Buffer.from(text), file);
  return source ?? expect.fail('not read');
}

function textsIn(text: string, file?: string): string[] {
  return read(text, file).lines.flatMap((line) => (line.text === '' ? [] : [line.text]));
}

describe('the lines of a Markdown document', () => {
  it('keep what is to be filled in, and no program’s own words', () => {
    const text =
      'Draw {{number}} cards for {{ card name }}.\n\n{{ toc }}\n\nSee {{< ref "a.md" >}} and {{ page.title }} here.\n';
    expect(textsIn(text)).toEqual(['Draw {{number}} cards for {{ card name }}.', 'See  and  here.']);
  });

  it('show no badges, and the name of a box as a line of its own', () => {
    const text =
      '# Lamps ![build](https://img.shields.io/badge/build-ok)\n\n> [!info] Why\n> They burn\n> at dusk.\n';
    expect(textsIn(text).map((line) => line.trim())).toEqual(['Lamps', 'Why', 'They burn', 'at dusk.']);
  });

  it('are those of Markdown where markup of a page is above them', () => {
    const lamp = '<p align="center">\n  <img src="lamp.svg" alt="">\n</p>\n\n<h1 align="center">Lamps</h1>\n';
    const row = '<tr><td>bell</td><td>rings</td></tr>\n';
    const { format, lines } = read(`${lamp}\n## The *oil*\n\n<table>\n${row.repeat(9)}</table>\n`);
    expect(format).toBe('markdown');
    expect(lines.flatMap(({ text, heading }) => (heading ? [text] : []))).toEqual(['Lamps', 'The oil']);
    expect(read(`<!DOCTYPE html><html><body>${lamp}</body></html>`).format).toBe('html');
  });

  it('leave out what only the program that makes the page reads, and what leads somewhere by it', () => {
    const text =
      "import Lamp from './lamp';\n\nRing {{< mark >}}once{{< /mark >}}{/* or twice */}, see [鐘]({{ site.url }}{% link bell.md %}).\n";
    expect(textsIn(text).slice(1)).toEqual(['Ring once, see 鐘.']);
  });

  it('show words without what sets them off or links them, and pictures by what they say', () => {
    expect(
      textsIn(
        '# The *old* bell\n\nSee [the **tower**](https://example.org/a_(b)) and `ring()`, ![a bell](b.png).\n\n> 霧の*日*に\\*鳴る\\*。\n',
      ),
    ).toEqual(['The old bell', 'See the tower and ring(), a bell.', '霧の日に*鳴る*。']);
  });

  it('leave out the sign that makes a quotation a box', () => {
    expect(textsIn('> [!NOTE]\n> Ring once.\n\n> [!tip]- Bells\n> Ring twice.\n')).toEqual([
      'Ring once.',
      'Bells',
      'Ring twice.',
    ]);
  });

  it('show what is set in below the head of a box as text, whatever boxes are in each other', () => {
    const heads = fc.constantFrom('!!! note', '??? question', '???+ tip', '=== "English"', '=== "Lamps"');
    fc.assert(
      fc.property(fc.array(heads, { minLength: 1, maxLength: 4 }), (boxes) => {
        const above = boxes.map((box, depth) => `${'    '.repeat(depth)}${box}\n`).join('\n');
        const lead = '    '.repeat(boxes.length);
        const { lines } = read(`# Port\n\n${above}\n${lead}Oil *burns*.\n\n${lead}1. It ends.\n\nBells.\n`);
        const titles = boxes.flatMap((box) => (box.includes('Lamps') ? ['Lamps'] : []));
        const shown = lines.filter(({ text }) => text !== '');
        expect(shown.map(({ text }) => text.trim())).toEqual([
          'Port',
          ...titles,
          'Oil burns.',
          '1. It ends.',
          'Bells.',
        ]);
        expect(shown.some(({ code, quoted }) => code || quoted)).toBe(false);
      }),
    );
  });

  it('lose nothing of what only looks like the head of a box', () => {
    const lines = [
      '!!! wow that is great',
      '=== Rules of the port',
      '??? who knows',
      '**a**!!! note',
      '!!! note **b**',
    ];
    const words = ['wow that is great', 'Rules of the port', 'who knows', '!!! note', 'note b'];
    for (const [at, line] of lines.entries())
      expect(textsIn(`# Port\n\n${line}\n`).join(' ')).toContain(words[at]);
    expect(textsIn('# Port\n\n!!! note\nIt burns.\n').join(' ')).toContain('It burns.');
  });

  it('leave out names of pictures and of places, and nothing else that is between such signs', () => {
    const text = '## Lamps :lamp: { #lamps .lit }\n\n:warning: Pay {W}{B} at 10:30:00, a:b:c.\n';
    expect(textsIn(text).map((line) => line.trim())).toEqual(['Lamps', 'Pay {W}{B} at 10:30:00, a:b:c.']);
  });

  it('take an item in bold for an item, and a paragraph in bold for a heading', () => {
    const { lines } = read('1. **Copying** (1)\n2. **Control**\n3. **Text**\n\n**Bells**\n\nThey ring.\n');
    const facts = lines.flatMap(({ text, heading, item }) => (text === '' ? [] : [[text, heading ?? item]]));
    expect(facts).toEqual([
      ['1. Copying (1)', 1],
      ['2. Control', 1],
      ['3. Text', 1],
      ['Bells', 7],
      ['They ring.', undefined],
    ]);
  });

  it('know headings, items, cells, code and quotations', () => {
    const { lines } = read(
      '鐘\n===\n\n- one\n  1. two\n\n| a | b |\n|---|---|\n| c | d<br>e |\n\n```\ncode *x*\n```\n\n> quoted\n',
    );
    const facts = lines
      .filter(({ text }) => text !== '')
      .map(({ text, number: _, start: __, offsets: ___, ...rest }) => [text, rest]);
    const cell = (row: number, column: number) => ({
      cell: { table: 1, row, column, ...(row === 1 && { head: true }) },
    });
    expect(facts).toEqual([
      ['鐘', { heading: 1 }],
      ['- one', { item: 1 }],
      ['1. two', { item: 2 }],
      ['a', cell(1, 0)],
      ['b', cell(1, 1)],
      ['c', cell(2, 0)],
      ['d', cell(2, 1)],
      ['e', cell(2, 1)],
      ['code *x*', { code: true }],
      ['quoted', { quoted: true }],
    ]);
  });

  it('lead back to the file, character by character', () => {
    const source = read('> caf&eacute; \\* *bell*\n> *鐘*\n');
    const [first, second] = source.lines;
    if (!first || !second) throw new Error('two lines');
    expect(first.offsets?.map((offset) => source.text.charAt(offset)).join('')).toBe('caf& * bell');
    expect(placeAt(source, first, 7)).toEqual({ file: 'notes.md', line: 1, column: 19 });
    expect(placeAt(source, second)).toEqual({ file: 'notes.md', line: 2, column: 4 });
  });

  it('a text is Markdown by what only Markdown has, whatever it is called', () => {
    const table = '# 鐘\n\n| 名 | 訳 |\n|---|---|\n| 鐘 | Bell |\n';
    expect(read(table, 'notes.txt').format).toBe('markdown');
    expect(read('# 鐘\n鐘は鳴る。\n## 霧\n霧が出る。\n', 'notes.txt').format).toBe('text');
  });

  it.each([
    '*',
    '[',
    '![',
    '> ',
    '- ',
    '`',
    '| a ',
    '<b>',
    '~~',
    '\\',
    '&amp;',
    '# ',
    '[a](',
    '1. ',
    '{{',
    ']({%',
  ])('nothing but “%s” is read to its end, and every character is accounted for', (unit) => {
    const source = read(`first\n\n${unit.repeat(20_000 / unit.length)}`);
    expect(source.lines[0]?.text).toBe('first');
    const ledger = new Ledger(source);
    for (const line of source.lines) ledger.take(line);
    const { characters, inRecords, skipped, unaccounted } = ledger.account();
    expect([inRecords + skipped, unaccounted]).toEqual([characters, 0]);
  });
});

it.each(['<b>', '{{a ', '[a]({{', '[a](', '![a]', 'a**b', '[^a] ', '[a', 'a\n===\n', 'a b\n', '|[a\n'])(
  'nothing but “%s” and much of it ends soon: it is read line by line, or in a time that grows with it',
  (unit) => {
    const text = `first\n\n${unit.repeat(600_000 / unit.length)}`;
    const { source } = readSource(Buffer.from(text), 'notes.md');
    expect(source?.lines[0]?.text).toBe('first');
  },
);

it('a table, a list and headings of any length are read as Markdown', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `| ${at} | **鐘** [塔](#t) |`);
  const items = rows.map((_, at) => `- **灯**${at} [塔](#t)`);
  const text = ['| a | b |', '|---|---|', ...rows, '', ...items, '', ...items.map((_, at) => `## h${at}`)];
  const { diagnostics } = readSource(Buffer.from(text.join('\n')), 'notes.md');
  expect(diagnostics).toEqual([]);
});

describe('a Markdown document', () => {
  const sentence = fc.constantFrom('鐘が鳴る。', '霧が出る', '灯を消す。', '塔の上の');
  const recordsOf = (text: string) => {
    const { read: found } = readInput({ file: 'notes.md', bytes: Buffer.from(text), hints: {} });
    return found?.records() ?? expect.fail('refused');
  };

  it('is one paragraph where its lines end in the midst of it', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 2, maxLength: 6 }), (lines) => {
        const { rulings, notes } = recordsOf(`# 港の記録\n\n${lines.join('\n')}\n\n終わりである。\n`);
        const all = [...rulings.flatMap(({ en, ja }) => [en, ja]), ...notes].flatMap(
          (each) => each?.blocks ?? [],
        );
        const squeezed = all.map(({ text }) => text.replace(/\s/g, ''));
        expect(squeezed.slice(0, -1).join('')).toBe(lines.join('').replace(/\s/g, ''));
        expect(all.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('keeps its headings of every level, each under the one above it', () => {
    const { topics } = recordsOf(
      '# 港\n\n港である。\n\n## 塔\n\n塔である。\n\n### 鐘\n\n鐘である。\n\n### 霧笛\n\n霧笛である。\n\n## 船\n\n船である。\n',
    );
    expect(topics.map(({ names, parent }) => [names.ja, parent])).toEqual([
      ['塔', undefined],
      ['鐘', 'part-1'],
      ['霧笛', 'part-1'],
      ['船', undefined],
    ]);
  });
});

it('a definition is below its term, and fields of any form before the text are shown', () => {
  const { lines } = read('+++\ntitle = "Bells"\n+++\n\n**Bell**\n: It rings\n  twice.\n');
  const shown = lines.filter(({ text }) => text !== '');
  expect(shown.map(({ text, term }) => [text, term])).toEqual([
    ['+++', undefined],
    ['title = "Bells"', undefined],
    ['+++', undefined],
    ['Bell', true],
    ['It rings', undefined],
    ['twice.', undefined],
  ]);
});

it('a tilde of a range strikes nothing out, two do', () => {
  const { source } = readSource(Buffer.from('2~4人：10枚\n5~6人：8枚\n\n~~古い~~\n'), 'a.md');
  const shown = source?.lines.map(({ text }) => text).filter(Boolean);
  expect(shown).toEqual(['2~4人：10枚', '5~6人：8枚', '古い']);
  expect(source?.marks).toHaveLength(1);
});

it('an item that its list numbers is one, whatever the one above it ends with', () => {
  const words = fc.constantFrom(
    'Pull the rope of the bell',
    '綱を引いてから鐘の音が三回鳴るまで待つ',
    'wait for the watch to come',
  );
  const mark = fc.constantFrom(
    (at: number) => `${at}. `,
    (at: number) => `- ${at}. `,
    (at: number) => `* (${at}) `,
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 }),
      mark,
      (items, sign) => {
        const list = items.map((parts, at) => sign(at + 1) + parts.join('、')).join('\n');
        const text = `# Steps\n\nThey are taken one after the other, and none of them is left\nout, for the bell would not ring.\n\n${list}\n`;
        const { read } = readInput({ file: 'a.md', bytes: Buffer.from(text), hints: { kind: 'document' } });
        const points = read?.records().rulings.filter(({ type }) => type !== 'prose') ?? [];
        expect(points).toHaveLength(items.length);
      },
    ),
  );
});

it('words in bold above their paragraph head it; a question, a term and words before a colon do not', () => {
  const { source } = readSource(
    Buffer.from(
      '**Signals**\nThe bell rings.\n\n**Lamps**  \nThey burn.\n\n**Rope**\n: What is pulled.\n\n**Note:**\nIt wears.\n\n**It is pulled twice a day.**\nTwice.\n\n- **Tide**\n  It turns.\n',
    ),
    'a.md',
  );
  const shown = source?.lines.flatMap(({ text, heading, term }) => (text ? [[text, heading ?? term]] : []));
  expect(shown).toEqual([
    ['Signals', 7],
    ['The bell rings.', undefined],
    ['Lamps', 7],
    ['They burn.', undefined],
    ['Rope', true],
    ['What is pulled.', undefined],
    ['Note:', undefined],
    ['It wears.', undefined],
    ['It is pulled twice a day.', undefined],
    ['Twice.', undefined],
    ['- Tide', undefined],
    ['It turns.', undefined],
  ]);
});

it('a heading without its blank is one where others are written so, and a line of tags is none', () => {
  const read = (text: string) =>
    readSource(Buffer.from(text), 'a.md').source?.lines.flatMap(({ text: shown, heading }) =>
      shown ? [[shown, heading]] : [],
    );
  expect(read('#鐘の塔\n\n##合図\n三回鳴らす。\n二回は出港。\n\nSee #12.\n')).toEqual([
    ['鐘の塔', 1],
    ['合図', 2],
    ['三回鳴らす。', undefined],
    ['二回は出港。', undefined],
    ['See #12.', undefined],
  ]);
  expect(read('#鐘\n\nNobody rings.\n')?.[0]).toEqual(['#鐘', undefined]);
  expect(
    read('#bell #lamp\n\n#rope #tide\n\nThey are tags.\n')?.every(([, heading]) => heading === undefined),
  ).toBe(true);
});
