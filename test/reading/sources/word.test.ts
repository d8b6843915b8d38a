import { crc32 } from 'node:zlib';
import {
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import fc from 'fast-check';
import { strToU8, unzipSync, Zip, type ZipInputFile, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { packSpaces } from './pack-spaces.ts';

const numbered = (text: string, level: number): Paragraph =>
  new Paragraph({ text, numbering: { reference: 'rules', level } });
const row = (...texts: string[]): TableRow =>
  new TableRow({ children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })) });

function write(children: (Paragraph | Table)[], footer?: string): Promise<Buffer> {
  const level = (text: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], at: number) => ({
    text,
    format,
    level: at,
  });
  const levels = [
    level('%1.', LevelFormat.DECIMAL, 0),
    level('%1.%2.', LevelFormat.DECIMAL, 1),
    level('%1.%2%3', LevelFormat.LOWER_LETTER, 2),
    level('(%4)', LevelFormat.UPPER_ROMAN, 3),
  ];
  const footers = footer === undefined ? {} : { default: new Footer({ children: [new Paragraph(footer)] }) };
  const document = new Document({
    numbering: { config: [{ reference: 'rules', levels }] },
    sections: [{ footers, children }],
  });
  return Packer.toBuffer(document);
}

const read = (bytes: Uint8Array, file = 'lamps.docx') => readSource(bytes, file);
const shown = (bytes: Uint8Array) =>
  (read(bytes).source?.lines ?? []).filter(({ text }) => text !== '').map(({ text }) => text);

describe('a Word document', () => {
  test('is called what its title is set as, wherever that is and whatever its words are set in', async () => {
    const title = new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [new TextRun('Lamps & '), new TextRun({ text: 'bells <of old>', bold: true })],
    });
    const text = new Paragraph('A lamp is lit.');
    const bytes = await write([new Paragraph('Handout 2'), title, new Paragraph('Lighting'), text]);
    expect(readInput({ file: 'lamps.docx', bytes, hints: {} }).read?.reading).toMatchObject({
      title: { en: 'Lamps & bells <of old>' },
    });
  });

  test('gives its paragraphs with the numbers that Word counts, its headings, lists and tables', async () => {
    const bytes = await write(
      [
        new Paragraph({ text: 'Lamps', heading: HeadingLevel.HEADING_1 }),
        numbered('Lighting', 0),
        numbered('A lamp is lit.', 1),
        numbered('A lit lamp shines.', 2),
        numbered('Nobody looks.', 3),
        numbered('ランプを灯す。', 1),
        numbered('灯ったランプは輝く。', 2),
        numbered('Putting out', 0),
        numbered('A lamp is out.', 1),
        new Paragraph({ text: 'dark', bullet: { level: 0 } }),
        new Table({ rows: [row('lamp', '灯火'), row('oil', '油')] }),
      ],
      'Lamps, March 2030',
    );
    const { source, diagnostics } = read(bytes, 'no ending');
    expect(diagnostics).toEqual([]);
    expect(shown(bytes)).toEqual([
      'Lamps',
      '1. Lighting',
      '1.1. A lamp is lit.',
      '1.1a A lit lamp shines.',
      '(I) Nobody looks.',
      '1.2. ランプを灯す。',
      '1.2a 灯ったランプは輝く。',
      '2. Putting out',
      '2.1. A lamp is out.',
      'dark',
      'lamp',
      '灯火',
      'oil',
      '油',
      'Lamps, March 2030',
    ]);
    const [heading] = source?.lines ?? [];
    expect(heading).toMatchObject({ heading: 1, number: 1 });
    expect(source?.lines.filter(({ cell }) => cell).map(({ text }) => text)).toContain('灯火');
    expect(source?.lines.at(-2) ?? {}).toMatchObject({ frame: true });
    expect(source?.format).toBe('word');
  });

  test('has rows below a head in bold, whose languages hold the texts of each together', async () => {
    const head = new TableRow({
      children: ['English', '日本語'].map(
        (text) =>
          new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: true })] })] }),
      ),
    });
    const texts = [
      ['A lit lamp shines until dawn.', '灯ったランプは夜明けまで輝く。'],
      ['An empty lamp goes out.', '油のないランプは消える。'],
      ['Nobody lights it twice.', '誰も二度は灯せない。'],
    ] as const;
    const table = new Table({ rows: [head, ...texts.map(([en, ja]) => row(en, ja))] });
    const title = new Paragraph({ text: 'Lamps', heading: HeadingLevel.HEADING_1 });
    const bytes = await write([title, table]);
    const { read: found } = readInput({ file: 'lamps.docx', bytes, hints: {} });
    const { rulings = [], glossary = [] } = found?.records() ?? {};
    const sides = [...rulings, ...glossary].map(({ en, ja }) => [en?.blocks[0]?.text, ja?.blocks[0]?.text]);
    expect(sides).toEqual(texts);
  });

  test('accounts for every character', async () => {
    const texts = fc.array(fc.constantFrom('A lamp is lit.', '灯火', '702.9b If it shines', ' ', '<&>'), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(texts, async (list) => {
        const bytes = await write(list.map((text) => new Paragraph(text)));
        const result = readInput({ file: 'lamps.docx', bytes, hints: { kind: 'document' } });
        const words = list.filter((text) => text.trim() !== '');
        if (words.length === 0) return;
        expect(result.read?.account.unaccounted).toBe(0);
        expect(shown(bytes)).toEqual(expect.arrayContaining(words));
      }),
      { numRuns: 4 },
    );
  });
});

describe('a Word document that cannot be read is told', () => {
  let bytes: Uint8Array = new Uint8Array();
  beforeAll(async () => {
    const paragraphs = Array.from(
      { length: 40 },
      (_, at): IParagraphOptions => ({ text: `Lamp ${at} is lit.` }),
    );
    bytes = await write(paragraphs.map((each) => new Paragraph(each)));
  });
  const change = (parts: Record<string, Uint8Array | undefined>) => {
    const all = Object.entries({ ...unzipSync(bytes), ...parts });
    return zipSync(Object.fromEntries(all.flatMap(([name, part]) => (part ? [[name, part]] : []))));
  };
  const problem = (given: Uint8Array) =>
    read(given).diagnostics.map(({ code, message }) => `${code}: ${message}`);
  const wrap = (body: string, head = '') =>
    strToU8(
      `<?xml version="1.0"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    );

  test('cut at each tenth', () => {
    for (let tenth = 1; tenth < 10; tenth++)
      expect(problem(bytes.slice(0, (bytes.length * tenth) / 10))).toEqual([
        expect.stringMatching(/^file-(?:unreadable|binary): this is .*(?:give another copy|office document)/),
      ]);
  });

  test('without its text', () => {
    expect(problem(change({ 'word/document.xml': undefined }))[0]).toMatch(/missing; give another copy/);
  });

  test('with entities, which are never looked up', () => {
    const head = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const text = wrap('<w:p><w:r><w:t>&x;</w:t></w:r></w:p>', head);
    expect(problem(change({ 'word/document.xml': text }))[0]).toMatch(/declares entities/);
  });

  test('of which a little unpacks to much', () => {
    const { raw, size, crc } = packSpaces(210, new TextDecoder().decode(wrap('<w:p/>')));
    const written: Uint8Array[] = [];
    const zip = new Zip((_, piece) => written.push(piece));
    const add = (file: ZipInputFile, packed: Uint8Array<ArrayBuffer>) => {
      zip.add(file);
      file.ondata?.(null, packed, true);
    };
    for (const [filename, part] of Object.entries(unzipSync(bytes)))
      if (filename === 'word/document.xml') add({ filename, compression: 8, size, crc }, raw);
      else add({ filename, compression: 0, size: part.length, crc: crc32(part) }, part);
    zip.end();
    expect(problem(Buffer.concat(written))[0]).toMatch(/unpack to more than 200 MB/);
  });

  test('nested beyond all need', () => {
    const deep = '<w:tbl><w:tr><w:tc>'.repeat(20_000) + '</w:tc></w:tr></w:tbl>'.repeat(20_000);
    expect(problem(change({ 'word/document.xml': wrap(deep) }))[0]).toMatch(/^file-unreadable/);
  });

  test('with bytes flipped: an error or a text, never a throw', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(flips, (list) => {
        const damaged = Uint8Array.from(bytes);
        for (const [at, by] of list) {
          const place = 4 + (at % (damaged.length - 4));
          damaged[place] = (damaged[place] ?? 0) ^ by;
        }
        const { source, diagnostics } = read(damaged);
        expect(source !== undefined || diagnostics.length > 0).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
