import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isError } from '../../../src/model/diagnostics/diagnostic.ts';
import { foldWidth } from '../../../src/model/text/fold-width.ts';
import { writeCsv } from '../../../src/outputs/translation/formats/csv.ts';
import { writePo } from '../../../src/outputs/translation/formats/po.ts';
import { writeTmx } from '../../../src/outputs/translation/formats/tmx.ts';
import { writeXliff, writeXliff1 } from '../../../src/outputs/translation/formats/write-xliff.ts';
import { FORMAT_NAMES } from '../../../src/outputs/translation/formats.ts';
import { readTranslationFile } from '../../../src/outputs/translation/read-translation-file.ts';
import type { FilledUnit } from '../../../src/outputs/translation/translation-file.ts';
import type { TranslationUnit } from '../../../src/outputs/translation/unit.ts';
import { type Habits, saveAgain } from './spreadsheet.ts';

const EDITION = '2026-04-17';

/** Pieces that formats have signs of their own for, or that tools trip over. */
const ODD = [
  ']]>',
  '&lt;',
  '&amp;',
  '&#10;',
  '<ph id="1"/>',
  '</target>',
  '"',
  '""',
  "'",
  "'=",
  '=1+1',
  '+1/+1',
  '-1/-1',
  '@',
  '＝',
  '\\',
  '\\n',
  '%s',
  '\n',
  '\t',
  '{W}',
  '{W/U}',
  '{2/B}',
  '{{',
  '}',
  'rule 702.9b',
  'rules 601.2f–h',
  'rule ７０２．９参照',
  '《黒蓮/Black Lotus》',
  '｜',
  '飛行（ひこう）',
  '，',
  ',',
  ';',
  '#, fuzzy',
  'msgid ""',
  '\u3000',
  '\u00a0',
  '☃',
  '𠮟',
  'e\u0301',
  '\u200d',
  '<!--',
  '-->',
  '<?x?>',
  ' ',
  'あ',
  'word',
];
/** What no format but XLIFF and CSV can hold as it is. */
const CONTROLS = ['\u0001', '\u001b', '\u0085', '\u2028', '\ufffe', '\r'];

const text = (pieces: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme-composite', maxLength: 6 })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join(''))
    .filter(
      (joined) =>
        /\S/.test(joined) &&
        (pieces !== ODD || !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(joined)),
    );

const unitsOf = (pieces: readonly string[]) =>
  fc
    .array(
      fc.record({
        english: text(pieces),
        japanese: fc.option(text(pieces), { nil: undefined }),
        match: fc.option(fc.record({ english: text(ODD), japanese: text(ODD) }), { nil: undefined }),
        status: fc.constantFrom('final' as const, 'proposed' as const, 'open' as const),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((all) =>
      all.map(
        ({ english, japanese, match, status }, index): TranslationUnit => ({
          id: index % 2 === 0 ? `702.${index + 1}` : `glossary:odd-${index}:2`,
          name: `702.${index + 1}`,
          part: 'text',
          english,
          ...(japanese !== undefined && { japanese }),
          status: japanese === undefined ? 'open' : status,
          state: 'changed',
          ...(match && { match: { ...match, similarity: 57, edition: '2026-01-16', id: '702.1' } }),
          notes: {
            references: [{ number: '702.9', title: '飛行' }],
            symbols: ['{W}'],
            terms: [{ english: 'Flying', japanese: '飛行', reading: 'ひこう' }],
          },
        }),
      ),
    );

const bytesOf = (written: string) => new TextEncoder().encode(written);
const back = (written: string, format: string) => {
  const { edition, units, diagnostics } = readTranslationFile(bytesOf(written), `x.${format}`);
  expect(diagnostics).toEqual([]);
  expect(edition).toBe(EDITION);
  return units;
};
const pick = ({ id, english, japanese }: Pick<FilledUnit, 'id' | 'english' | 'japanese'>) => ({
  id,
  english,
  japanese,
});

describe('what goes out comes back, whatever the text', () => {
  test('as XLIFF', () => {
    fc.assert(
      fc.property(unitsOf([...ODD, ...CONTROLS]), (units) => {
        expect(back(writeXliff(units, EDITION), 'xlf').map(pick)).toEqual(units.map(pick));
      }),
    );
  });

  test('as XLIFF 1.2, also where a tool emptied its placeholders in the target or cut it into segments', () => {
    fc.assert(
      fc.property(unitsOf([...ODD, '\u0085', '\u2028', '\r']), (units) => {
        const written = writeXliff1(units, EDITION);
        expect(back(written, 'xliff').map(pick)).toEqual(units.map(pick));
        const cut = written.replace(
          /(<target[^>]*>)(.*?)(<\/target>)/gs,
          (_, start: string, inner: string, end: string) =>
            `${start}<mrk mtype="seg" mid="0">${inner}</mrk>${end}`,
        );
        expect(back(cut, 'xliff').map(pick)).toEqual(units.map(pick));
      }),
    );
  });

  test('as CSV', () => {
    fc.assert(
      fc.property(unitsOf([...ODD, '\u0001', '\u001b', '\u0085', '\u2028']), (units) => {
        expect(back(writeCsv(units, EDITION), 'csv').map(pick)).toEqual(units.map(pick));
      }),
    );
  });

  test('as PO, where what is fuzzy is no translation', () => {
    fc.assert(
      fc.property(unitsOf([...ODD, '\r', '\u0001', '\u2028']), (units) => {
        const read = new Map(back(writePo(units, EDITION), 'po').map((unit) => [unit.id, unit]));
        for (const unit of units) {
          const { english, japanese, doubt } = read.get(unit.id) ?? {};
          expect(english).toBe(unit.english);
          expect(doubt === undefined ? japanese : undefined).toBe(unit.japanese);
        }
      }),
    );
  });

  test('as TMX, by id and without what XML cannot hold', () => {
    fc.assert(
      fc.property(unitsOf([...ODD, '\r', '\u2028']), (units) => {
        const pairs = units.flatMap(({ id, english, japanese }) =>
          japanese === undefined ? [] : [{ english, japanese, origin: EDITION, name: id, units: [id] }],
        );
        if (pairs.length === 0) return;
        expect(back(writeTmx(pairs, EDITION), 'tmx').map(pick)).toEqual(
          pairs.map(({ units: [id], english, japanese }) => ({ id, english, japanese })),
        );
      }),
    );
  });
});

describe('a spreadsheet', () => {
  test('sees no cell that begins like a formula', () => {
    fc.assert(
      fc.property(unitsOf(ODD), (units) => {
        const rows: string[][] = parse(writeCsv(units, EDITION), { bom: true });
        for (const cell of rows.flat()) expect(foldWidth(cell)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  const ofSpreadsheet = [
    ...ODD,
    '702.190',
    '1-2',
    '2026-04-17',
    'Mar 3',
    '10%',
    '1,000',
    'TRUE',
    '1e5',
    '3:30',
    '5',
  ];

  test('takes no cell for a number, a day or a truth value, and gives every text back', () => {
    const habits = fc.record<Habits>({
      delimiter: fc.constantFrom(',', ';', '\t'),
      lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
      encoding: fc.constantFrom('utf8', 'utf16le'),
      hasMark: fc.constant(true),
      quotes: fc.constantFrom('all', 'needed'),
    });
    fc.assert(
      fc.property(unitsOf(ofSpreadsheet), habits, (units, how) => {
        const saved = readTranslationFile(saveAgain(writeCsv(units, EDITION), how), 'saved.csv');
        expect(saved).toMatchObject({ edition: EDITION, diagnostics: [] });
        expect(saved.units.map(pick)).toEqual(units.map(pick));
      }),
    );
  });

  test('may save in the encoding of Japanese Windows', () => {
    const saved = saveAgain(writeCsv([one, two], EDITION), {
      delimiter: ',',
      lineEnd: '\r\n',
      encoding: 'shift_jis',
      hasMark: false,
      quotes: 'needed',
    });
    expect(readTranslationFile(saved, 'saved.csv').units.map(pick)).toEqual([one, two].map(pick));
  });

  test('that was cut short, wherever, gives whole texts or none', () => {
    fc.assert(
      fc.property(unitsOf(ofSpreadsheet), fc.boolean(), fc.nat(), (units, isNarrow, at) => {
        const rows: string[][] = parse(writeCsv(units, EDITION), { bom: true });
        const columns = isNarrow ? [0, 1, 6] : [...(rows[0] ?? []).keys()];
        const table = stringify(
          rows.map((row) => columns.map((column) => row[column])),
          {
            record_delimiter: 'windows',
            quoted_match: /[\r\n]/,
          },
        );
        const bytes = Buffer.from(table);
        const { units: read, diagnostics } = readTranslationFile(
          bytes.subarray(0, at % bytes.length),
          'cut.csv',
        );
        if (diagnostics.some(isError)) return;
        const whole = new Map(units.map(({ id, japanese }) => [id, japanese]));
        for (const { id = '', japanese } of read)
          if (japanese !== undefined) expect(japanese).toBe(whole.get(id));
      }),
      { numRuns: 300 },
    );
  });

  test('row with more cells than there are columns is refused, for a part of its text stands in them', () => {
    const table = 'edition,id,japanese\ncr-2026-04-17,rule 100.1,2人,だけ\n';
    const { diagnostics } = readTranslationFile(Buffer.from(table), 'wide.csv');
    expect(diagnostics).toMatchObject([{ code: 'translation-malformed', line: 2 }]);
  });
});

/** A unit of text as a tool would leave it. */
const one: TranslationUnit = {
  id: '702.9b',
  name: '702.9b',
  part: 'text',
  status: 'proposed',
  state: 'changed',
  english: 'Pay {W}. See rule 702.9.',
  japanese: '{W}を支払う。rule 702.9参照。',
  notes: { references: [], symbols: [], terms: [] },
};
const two: TranslationUnit = { ...one, id: '702.9c', name: '702.9c', english: 'Stop.', japanese: '止まる。' };
const xliff = writeXliff([one, two], EDITION);

describe('what tools do to a file', () => {
  const idsAndTexts = (written: Uint8Array) => {
    const { units, diagnostics } = readTranslationFile(written, 'tool.x');
    expect(diagnostics).toEqual([]);
    return Object.fromEntries(units.map(({ id, japanese }) => [id, japanese]));
  };
  const same = { '702.9b': one.japanese, '702.9c': two.japanese };
  const utf16 = (written: string) => Buffer.from(`\ufeff${written}`, 'utf16le');

  test.each([
    ['UTF-16', utf16(xliff.replace('UTF-8', 'UTF-16'))],
    ['line ends of Windows', bytesOf(xliff.replaceAll('\n', '\r\n'))],
    ['a byte order mark', bytesOf(`\ufeff${xliff}`)],
    ['units in another order', bytesOf(xliff.replace(/(<unit id="702\.9b".*\n)(<unit .*\n)/, '$2$1'))],
    [
      'attributes and notes of its own',
      bytesOf(
        xliff
          .replaceAll('<segment ', '<segment xmlns:t="urn:t" subState="t:x" t:by="me" ')
          .replace('<originalData>', '<notes><note>Mine</note></notes><originalData>'),
      ),
    ],
    [
      'a prefix for every name',
      bytesOf(xliff.replaceAll(/<(\/?)(?=[a-zA-Z])(?!mtc:)/g, '<$1x:').replace('xmlns=', 'xmlns:x=')),
    ],
    ['characters as references', bytesOf(xliff.replaceAll(/[ぁ-ん]/g, (sign) => `&#${sign.charCodeAt(0)};`))],
    ['text in CDATA', bytesOf(xliff.replace('止まる。', '<![CDATA[止まる。]]>'))],
    [
      'annotations around text',
      bytesOf(
        xliff.replace('止まる。', '<mrk id="m1" type="term">止ま</mrk>る<sm id="m2"/>。<em startRef="m2"/>'),
      ),
    ],
    ['formatting of its own', bytesOf(xliff.replace('止まる。', '<pc id="p1">止まる</pc>。'))],
    [
      'placeholders without their data',
      bytesOf(xliff.replace(/(<target>.*?)dataRef="d1" equiv="\{W\}"/, '$1')),
    ],
    [
      'groups',
      bytesOf(xliff.replace(/(<unit [\s\S]*<\/unit>\n)/, '<group id="g"><group id="h">$1</group></group>')),
    ],
    [
      'segments',
      bytesOf(
        xliff.replace(
          '<source>Stop.</source><target>止まる。</target></segment>',
          '<source>St</source><target order="3">。</target></segment><ignorable><source>o</source></ignorable><segment><source>p.</source><target order="1">止まる</target></segment>',
        ),
      ),
    ],
  ])('reads the same with %s', (_, written) => {
    expect(idsAndTexts(written)).toEqual(same);
  });

  test('of segments, one without a translation is told', () => {
    const split = xliff.replace(
      '<target>止まる。</target></segment>',
      '<target>止まる。</target></segment><segment><source>Now.</source></segment>',
    );
    const { units } = readTranslationFile(bytesOf(split), 'x.xlf');
    expect(units[1]?.doubt).toBe('1 of its 2 segments have no translation');
  });

  test('a table reads the same with semicolons, tabs, other columns and line ends', () => {
    const rows = [
      ['Japanese', 'note', 'ID'],
      ['止まる。', 'x', '702.9c'],
    ];
    for (const [mark, end] of [
      [';', '\n'],
      ['\t', '\r\n'],
      [',', '\r'],
    ] as const) {
      const table = rows.map((row) => row.join(mark)).join(end);
      expect(idsAndTexts(bytesOf(table))).toEqual({ '702.9c': '止まる。' });
      expect(idsAndTexts(utf16(table))).toEqual({ '702.9c': '止まる。' });
    }
  });

  test('a catalogue reads the same with long lines, obsolete entries and line ends of Windows', () => {
    const written = writePo([one, two], EDITION);
    const joined = written.replaceAll(/"\n"/g, '');
    expect(idsAndTexts(bytesOf(joined))).toEqual(same);
    expect(
      idsAndTexts(bytesOf(`${written.replaceAll('\n', '\r\n')}\r\n#~ msgid "Old"\r\n#~ msgstr "旧"\r\n`)),
    ).toEqual(same);
  });
});

describe('a file that cannot be taken', () => {
  const problem = (written: string | Uint8Array) => {
    const { units, diagnostics } = readTranslationFile(
      typeof written === 'string' ? bytesOf(written) : written,
      'bad',
    );
    expect(units).toEqual([]);
    const [first] = diagnostics.filter(isError);
    return `${first?.line}:${first?.column} ${first?.message}`;
  };

  test('is told with its place and what to do', () => {
    expect(problem('')).toMatch(/^1:1 the file holds no text/);
    expect(problem(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toMatch(
      /ZIP archive.*save the translation as XLIFF/,
    );
    expect(problem(xliff.slice(0, -40))).toMatch(/^\d+:\d+ the XML is broken: /);
    expect(problem(xliff.replace('</target>', '</traget>'))).toMatch(/^4:\d+ the XML is broken: /);
    expect(problem('<xliff version="3.0"/>')).toMatch(/this is XLIFF 3\.0; save it as XLIFF 2\.1/);
    expect(problem('<martif/>')).toMatch(/a glossary \(TBX\)/);
    expect(problem('<html><body/></html>')).toMatch(/XML of html, not a translation/);
    expect(problem('<tmx version="1.4"><header/><body/></tmx>')).toMatch(/no pair of English/);
    expect(problem('number,text\n1,x\n')).toMatch(/^1:1 the table has no column id and japanese/);
    expect(problem('id,japanese\n1,"x\n')).toMatch(/^\d+:1 Quote Not Closed/);
    expect(problem('msgid ""\nmsgstr ""\n\nmsgctxt "1"\nmsgid "a"\nmsgstr "b\n')).toMatch(
      /^\d+:1 Error parsing PO data/,
    );
  });

  test('is not opened further than it should be', () => {
    const dtd = (inside: string) =>
      `<!DOCTYPE xliff [${inside}]><xliff version="2.1"><file id="f"><unit id="1"><segment><source>a</source><target>&x;</target></segment></unit></file></xliff>`;
    expect(problem(dtd('<!ENTITY x SYSTEM "file:///etc/passwd">'))).toMatch(/the XML is broken: .*x/);
    expect(problem(dtd('<!ENTITY y "ha"><!ENTITY x "&y;&y;&y;&y;">'))).toMatch(/the XML is broken: .*x/);
    expect(problem(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)).toMatch(
      /^1:601 the XML is broken: elements are nested more than 200 deep/,
    );
  });

  test('whatever it is, throws nothing', () => {
    const cut = fc
      .tuple(
        fc.constantFrom(xliff, writePo([one, two], EDITION), writeCsv([one, two], EDITION)),
        fc.nat(),
        fc.nat(),
        fc.string(),
      )
      .map(([whole, from, length, put]) => {
        const start = from % whole.length;
        return whole.slice(0, start) + put + whole.slice(start + (length % 30));
      });
    fc.assert(
      fc.property(fc.oneof(cut, fc.string()), (written) => {
        const { units, diagnostics } = readTranslationFile(bytesOf(written), 'bad');
        expect(units.length + diagnostics.length).toBeGreaterThanOrEqual(0);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        readTranslationFile(bytes, 'bad');
      }),
    );
  });
});

test('every format has a name', () => {
  expect(FORMAT_NAMES).toEqual(['xliff', 'xliff12', 'tmx', 'tbx', 'csv', 'po']);
});
