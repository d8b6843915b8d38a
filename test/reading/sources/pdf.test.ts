import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import type { SourceLine } from '../../../src/reading/sources/source-text.ts';
import { frameSpaces, packSpaces } from './pack-spaces.ts';
import { FONT, writePdf } from './write-pdf.ts';

const read = (bytes: Uint8Array) => readSource(bytes, 'lamps.pdf');
const linesOf = (bytes: Uint8Array, isWanted: (line: SourceLine) => boolean = ({ frame }) => !frame) =>
  (read(bytes).source?.lines ?? [])
    .filter((line) => line.text !== '' && isWanted(line))
    .map(({ text }) => text);
const textsOf = (count: number, name = 'lamp') =>
  Array.from(
    { length: count },
    (_, at) =>
      `The ${name} of day ${at + 1} is lit by the one who found it and shines until somebody puts it out.`,
  );

describe('a PDF', () => {
  test('gives paragraphs whole, over lines and pages, without what is around them', async () => {
    const texts = textsOf(60).map((text, at) => `1.${at + 1}. ${text}`);
    const bytes = await writePdf((document) => {
      document.on('pageAdded', () => {
        document.text('Lamp Rules', 72, 30, { lineBreak: false });
        document.x = 72;
        document.y = 72;
      });
      for (const text of texts) document.text(text, { width: 300, paragraphGap: 4 });
    });
    expect(linesOf(bytes)).toEqual(texts);
    const { source, diagnostics } = read(bytes);
    expect(diagnostics).toEqual([]);
    expect(linesOf(bytes, ({ frame }) => frame === 'page')).toContain('Lamp Rules');
    expect(source?.pages?.length).toBeGreaterThan(2);
  });

  test('gives each record its page and its line of that page', async () => {
    const bytes = await writePdf((document) => {
      document
        .text('Lamp Rules')
        .addPage()
        .text('1. Lamps')
        .text('1.1. A lamp is lit.')
        .text('1.2. It shines.');
    });
    const { read: made } = readInput({ file: 'lamps.pdf', bytes, hints: { kind: 'document' } });
    const places = JSON.stringify(made?.records());
    expect(places).toContain('"page":2,"line":3,"column":1');
    expect(made?.account.unaccounted).toBe(0);
  });

  test('reads two columns one after the other, a heading across them where it stands', async () => {
    const [left, right, below] = [textsOf(12, 'lamp'), textsOf(12, 'candle'), textsOf(8, 'torch')];
    const bytes = await writePdf((document) => {
      const column = (texts: readonly string[], x: number, y: number) => {
        for (const [at, text] of texts.entries())
          document.text(text, x, at === 0 ? y : document.y, { width: 215, paragraphGap: 6 });
      };
      document.fontSize(16).text('All that shines in the rules of lamps and candles').fontSize(10);
      column(left, 72, 110);
      column(right, 310, 110);
      document.fontSize(16).text('Torches and other fires in the rules of lamps', 72, 600).fontSize(10);
      column(below.slice(0, 2), 72, 640);
      column(below.slice(2, 4), 310, 640);
    });
    const lines = linesOf(bytes);
    expect(lines.slice(1, 13)).toEqual(left);
    expect(lines.slice(13, 25)).toEqual(right);
    expect(lines.slice(26)).toEqual(below.slice(0, 4));
  });

  test('joins words and references that are cut at a line’s end', async () => {
    const lines = [
      'A lamp that is a counter-',
      'part of another (see rule 702.',
      '9b) has first-',
      'strike, as in 1-2-',
      '1.',
    ];
    const bytes = await writePdf((document) => {
      document.text('A counterpart. A first-strike lamp that is longer than others.');
      for (const [at, line] of lines.entries()) document.text(line, 72, 200 + at * 12, { lineBreak: false });
    });
    expect(linesOf(bytes).slice(1).join(' ')).toContain('counterpart of another');
  });

  test('takes cells from tables that lines show, and aligned columns as rows', async () => {
    const rows = [
      ['Name', 'Light', 'Until'],
      ['Lamp', 'bright and of one colour, whatever oil is in it', 'put out'],
      ['Candle', 'dim', 'burnt down'],
    ];
    const bytes = await writePdf((document) => {
      document.text('What shines').moveDown();
      document.table({ data: rows, columnStyles: [80, 120, 120] });
      document.text('What follows is a text.', 72, 400);
    });
    const { source } = read(bytes);
    const cells = source?.lines.filter(({ cell }) => cell) ?? [];
    expect(cells.map(({ text }) => text)).toEqual(rows.flat());
    expect(new Set(cells.map(({ cell }) => cell?.row)).size).toBe(3);
    expect(cells.map(({ cell }) => cell?.column)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  test('keeps a table in the column in which it stands', async () => {
    const [left, right] = [textsOf(6, 'lamp'), textsOf(9, 'candle')];
    const bytes = await writePdf((document) => {
      for (const [at, text] of left.entries())
        document.text(text, 72, at === 0 ? 72 : document.y, { width: 215, paragraphGap: 6 });
      const position = { x: 72, y: 420 };
      document.table({
        data: [
          ['Name', 'Light'],
          ['Lamp', 'dim'],
        ],
        columnStyles: [80, 80],
        position,
      });
      for (const [at, text] of right.entries())
        document.text(text, 310, at === 0 ? 72 : document.y, { width: 215, paragraphGap: 6 });
    });
    expect(linesOf(bytes)).toEqual([...left, 'Name', 'Light', 'Lamp', 'dim', ...right]);
  });

  test('reads Japanese, joined without blanks', async () => {
    const text =
      'ランプは灯されるまで輝かない。灯されたランプは、誰かが消すまで輝き続ける。ルール702.9bを参照。'.repeat(
        3,
      );
    const bytes = await writePdf((document) => {
      document.font(FONT).fontSize(14).text('灯火の総合ルール').fontSize(10).moveDown().text(`1.1. ${text}`);
    });
    expect(linesOf(bytes)).toEqual(['灯火の総合ルール', `1.1. ${text}`]);
  });

  test('makes headings of what its letters set off', async () => {
    const bytes = await writePdf((document) => {
      for (const name of ['Lamps', 'Candles', 'Torches'])
        document
          .fontSize(18)
          .text(name)
          .fontSize(10)
          .text(textsOf(3).join(' '))
          .font('Helvetica-Bold')
          .text('More')
          .font('Helvetica')
          .text('It shines.');
    });
    const headings = read(bytes).source?.lines.filter(({ heading }) => heading) ?? [];
    expect(headings.map(({ text, heading }) => `${heading} ${text}`).slice(0, 3)).toEqual([
      '1 Lamps',
      '7 More',
      '1 Candles',
    ]);
  });

  test('tells a sign without a character and an icon in a line, with the page', async () => {
    const icon = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const bytes = await writePdf((document) => {
      document
        .text('Lamps')
        .addPage()
        .text('Pay        to light a lamp.')
        .image(icon, 95, 72, { width: 9, height: 9 });
    });
    const { source, diagnostics } = read(bytes);
    expect(source?.lines.at(-1)?.text).toBe('Pay \ufffd to light a lamp.');
    expect(diagnostics).toMatchObject([{ code: 'sign-lost', page: 2, line: 1, column: 5 }]);
  });
});

describe('a PDF that cannot be read is told', () => {
  let bytes: Uint8Array = new Uint8Array();
  beforeAll(async () => {
    bytes = await writePdf((document) => document.text(textsOf(80).join('\n')));
  });
  const problems = (given: Uint8Array) =>
    read(given).diagnostics.map(({ code, message }) => `${code}: ${message}`);

  test('locked with a password', async () => {
    const locked = await writePdf((document) => document.text('A lamp.'), { userPassword: 'oil' });
    expect(problems(locked)).toEqual([expect.stringMatching(/^file-unreadable: .*locked with a password/)]);
    const open = await writePdf((document) => document.text('A lamp.'), { ownerPassword: 'oil' });
    expect(linesOf(open)).toEqual(['A lamp.']);
  });

  test('of pictures alone', async () => {
    const scan = await writePdf((document) =>
      document.rect(80, 80, 200, 200).fill().addPage().rect(1, 1, 9, 9).fill(),
    );
    expect(problems(scan)).toEqual([
      expect.stringMatching(/^file-empty: the 2 pages of this PDF hold no text.*OCR/),
    ]);
  });

  test('cut at each tenth', () => {
    for (let tenth = 1; tenth < 10; tenth++)
      expect(problems(bytes.slice(0, (bytes.length * tenth) / 10))).toEqual([
        expect.stringMatching(/^file-unreadable: this is a PDF, and its end is missing/),
      ]);
  });

  test('with bytes flipped: an error or a text, never a throw', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(flips, (list) => {
        const damaged = Uint8Array.from(bytes);
        for (const [at, by] of list) {
          const place = 8 + (at % (damaged.length - 8));
          damaged[place] = (damaged[place] ?? 0) ^ by;
        }
        const { source, diagnostics } = read(damaged);
        expect(source !== undefined || diagnostics.length > 0).toBe(true);
      }),
      { numRuns: 6 },
    );
  });

  test('with a line that is wider than any page', async () => {
    const texts = textsOf(9);
    const wide = await writePdf((document) => {
      document.text(texts.join('\n')).text('of', { characterSpacing: 1e18, lineBreak: false });
    });
    expect(linesOf(wide).join()).toContain(texts.at(-1));
  });

  /** A PDF of objects as they are written; the library finds them without a table of places. */
  const toPdf = (objects: readonly string[]): Uint8Array =>
    Uint8Array.from(
      Buffer.from(
        `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`,
        'latin1',
      ),
    );
  const stream = (data: Buffer, more = '') =>
    `<</Length ${data.length}${more}>>\nstream\n${data.toString('latin1')}\nendstream`;
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>';

  test.each([
    ['pages without end', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 999999999>>']],
    [
      'more pages than a book',
      ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 4000>>', page],
    ],
    ['nesting without end', [`${'['.repeat(200_000)}`, '<</Type/Catalog/Pages 2 0 R>>']],
    [
      'a little that unpacks to much',
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        page,
        stream(frameSpaces(packSpaces(800)), '/Filter/FlateDecode'),
      ],
    ],
    [
      'a form that draws itself',
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>',
        stream(Buffer.from('/F Do')),
        stream(
          Buffer.from('/F Do /F Do'),
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>',
        ),
      ],
    ],
  ])('%s', (_, objects) => {
    expect(problems(toPdf(objects))).toEqual([expect.stringMatching(/^file-(?:unreadable|empty): /)]);
  });
});
