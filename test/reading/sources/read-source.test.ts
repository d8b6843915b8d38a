import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import type { SourceText } from '../../../src/reading/sources/source-text.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);
const codes = (bytes: Uint8Array) => readSource(bytes, 'file.txt').diagnostics.map(({ code }) => code);

describe('the encoding', () => {
  const SENTENCES: [string, string[]][] = [
    ['The player’s “deck” is shuffled—twice.', ['windows-1252', 'macroman']],
    ['The player’s “deck” is shuffled.', ['windows-1252', 'macroman', 'shift_jis']],
    ['players’ cards', ['windows-1252', 'macroman']],
    ['Lim-Dûl and Jötun met a café.', ['windows-1252', 'macroman', 'cp437']],
    ['Cátinò', ['windows-1252', 'macroman', 'cp437']],
    ['See rules 601.2f – 601.2h.', ['windows-1252', 'macroman']],
    ['• One\n• Two', ['windows-1252', 'macroman']],
    ['灯火を灯すとは、芯に火をつけることである。', ['shift_jis', 'euc-jp', 'utf-16le', 'utf-16be', 'utf-8']],
    ['101.2a カタカナも', ['shift_jis', 'euc-jp', 'utf-16le', 'utf-16be', 'utf-8']],
    ['Plain words only.', ['utf-8', 'utf-16le', 'utf-16be']],
  ];
  for (const [sentence, encodings] of SENTENCES) {
    for (const encoding of encodings) {
      it(`of “${sentence.replace('\n', ' ')}” in ${encoding} is found`, () => {
        const { source, diagnostics } = readSource(iconv.encode(sentence, encoding), 'file.txt');
        expect([source?.encoding, source?.text, diagnostics]).toEqual([encoding, sentence, []]);
      });
    }
  }

  it('of Japanese in seven bits is found', () => {
    const text = '702.9b 飛行を持つクリーチャーは、ブロックされない。+1/+1カウンター\n';
    // JIS X 0208 between its two escape sequences: the two bytes of EUC-JP without their eighth bit.
    const iso2022 = text.replace(/[^\u0000-\u007f]+/g, (run) => {
      const jis = [...iconv.encode(run, 'euc-jp')].map((byte) => String.fromCharCode(byte & 0x7f)).join('');
      return `\u001b$B${jis}\u001b(B`;
    });
    const { source, diagnostics } = readSource(toBytes(iso2022), 'file.txt');
    expect([source?.encoding, source?.text, diagnostics]).toEqual(['iso-2022-jp', text, []]);
  });

  it('of English with counters and escape sequences is not taken for Japanese in seven bits', () => {
    const text = 'It gets +1/+1, +10/+10 and +xyz/+abcdefgh until end of turn. '.repeat(50);
    expect(readSource(toBytes(text), 'file.txt').source).toMatchObject({ encoding: 'utf-8', text });
  });

  it('is the one a page states where its bytes leave it open, by any name that pages use', () => {
    const page = (name: string, text: string) =>
      `<html><head><meta charset="${name}"></head><p>${text}</p></html>`;
    const read = (name: string, text: string, encoding: string) =>
      readSource(iconv.encode(page(name, text), encoding), 'page.html').source;
    const describeSource = (source: SourceText | undefined) => [
      source?.encoding,
      source?.lines.map((line) => line.text).join(''),
    ];
    for (const [name, encoding] of [
      ['x-sjis', 'shift_jis'],
      ['Windows-31J', 'shift_jis'],
      ['x-euc-jp', 'euc-jp'],
      ['gb2312', 'gbk'],
      ['Big5', 'big5'],
    ] as const)
      expect([encoding, '表示能予']).toEqual(describeSource(read(name, '表示能予', encoding)));
    const text = '灯火を灯すとは、芯に火をつけることである。';
    for (const [name, encoding] of [
      ['iso-8859-1', 'shift_jis'],
      ['none', 'euc-jp'],
      ['euc-jp', 'shift_jis'],
      ['shift_jis', 'utf-8'],
      ['gb2312', 'shift_jis'],
      ['utf-8', 'utf-16le'],
    ] as const)
      expect([encoding, text]).toEqual(describeSource(read(name, text, encoding)));
  });

  it('of Chinese or Korean is found and named', () => {
    for (const [encoding, text] of [
      ['gb18030', '鸣钟者每回合只能敲一次钟。若船已离港，则其船员不能再次登船，直到下一个回合开始。'],
      ['big5', '鳴鐘者每回合只能敲一次鐘。若船已離港，則其船員不能再次登船，直到下一個回合開始。'],
      [
        'euc-kr',
        '종을 치는 사람은 턴마다 한 번만 종을 칠 수 있다. 배가 항구를 떠난 경우 선원은 다시 탈 수 없다.',
      ],
    ] as const) {
      const { source, diagnostics } = readSource(iconv.encode(text, encoding), 'file.txt');
      expect([source?.encoding, source?.text]).toEqual([encoding, text]);
      expect(diagnostics).toMatchObject([{ code: 'encoding-foreign', actual: encoding }]);
    }
  });

  it('of a text that was full of lost characters when it was saved is UTF-8 all the same', () => {
    const text = '\ufffd\ufffd\ufffdB\ufffd\ufffd\ufffd灯';
    expect(readSource(toBytes(text), 'file.txt').source).toMatchObject({ encoding: 'utf-8', text });
  });

  it('is told by a byte order mark, which is no part of the text', () => {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be']) {
      const { source } = readSource(iconv.encode('\ufeffText', encoding), 'file.txt');
      expect([source?.encoding, source?.text]).toEqual([encoding, 'Text']);
    }
  });

  it('with a bad byte is doubtful, and says where', () => {
    const bytes = toBytes('ひらがな\nカタカナ、なか');
    bytes[14] = 0xff;
    const { source, diagnostics } = readSource(bytes, 'file.txt');
    expect(source?.encoding).toBe('utf-8');
    expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['encoding-doubtful', 2, 1],
    ]);
  });

  it('of a file cut inside a character is still UTF-8', () => {
    const { source, diagnostics } = readSource(toBytes('灯火を灯す').subarray(0, 14), 'file.txt');
    expect([source?.encoding, source?.text]).toEqual(['utf-8', '灯火を灯\ufffd']);
    expect(diagnostics).toMatchObject([{ code: 'encoding-doubtful', line: 1, column: 5 }]);
  });
});

describe('line ends', () => {
  const CASES = [
    ['a\nb\n', 'LF', ['a', 'b']],
    ['a\r\n\r\nb', 'CRLF', ['a', '', 'b']],
    ['a\rb', 'CR', ['a', 'b']],
    ['a\r\r\nb\r\r\n', 'CRCRLF', ['a', 'b']],
    ['a\nb\rc\r\nd', 'mixed', ['a', 'b', 'c', 'd']],
    ['a\rb\rc\rd\r\r\ne\r', 'mixed', ['a', 'b', 'c', 'd', '', 'e']],
    ['a', 'none', ['a']],
  ] as const;
  for (const [text, name, lines] of CASES) {
    it(`of ${JSON.stringify(text)} are ${name}`, () => {
      const { source } = readSource(toBytes(text), 'file.txt');
      expect(source?.lineEndings).toBe(name);
      expect(source?.lines.map((line) => line.text)).toEqual(lines);
      expect(source?.lines.every((line) => source.text.startsWith(line.text, line.start))).toBe(true);
    });
  }
});

describe('what is no text', () => {
  it('is an error with its code', () => {
    expect(codes(new Uint8Array())).toEqual(['file-empty']);
    expect(codes(toBytes(' \r\n\ufeff'))).toEqual(['file-empty']);
    expect(codes(Buffer.from('PK\u0003\u0004 rules.txt', 'latin1'))).toEqual(['file-binary']);
    expect(codes(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]))).toEqual(['file-binary']);
    expect(codes(toBytes('{\\rtf1\\ansi Rules}'))).toEqual(['file-binary']);
    expect(codes(toBytes('100.1. \u0000\u0000\u0000 rule'))).toEqual(['file-binary']);
    expect(codes(Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))).toEqual([
      'file-binary',
    ]);
  });
});

describe('control characters', () => {
  const text = '100.1. A \u202elantern\u0007.\nsoft\u00adhyphen\u200b\n';
  const { source, diagnostics } = readSource(toBytes(text), 'file.txt');

  it('are not in the lines but in the text, and are reported with their place', () => {
    expect(source?.lines.map((line) => line.text)).toEqual(['100.1. A lantern.', 'softhyphen']);
    expect(source?.text).toBe(text);
    expect(diagnostics).toMatchObject([{ code: 'control-character', line: 1, column: 10 }]);
  });

  it('are accounted as skips by name', () => {
    const ledger = new Ledger(source ?? expect.fail());
    for (const line of ledger.source.lines) ledger.take(line);
    expect(ledger.account()).toMatchObject({ unaccounted: 0, skippedBy: { control: 2, invisible: 2 } });
  });
});

describe('texts without measure', () => {
  const CASES: [string, string, string][] = [
    ['a line of ten million characters', 'word '.repeat(2_000_000), 'file.txt'],
    ['100,000 nested brackets', `${'['.repeat(100_000)}${'{('.repeat(100_000)}`, 'file.txt'],
    ['100,000 nested tags', `<html>${'<div>'.repeat(100_000)}x`, 'file.html'],
    [
      '100,000 nested and closed tags',
      `<html>${'<b>'.repeat(100_000)}x${'</b>'.repeat(100_000)}`,
      'file.html',
    ],
    ['100,000 nested tables', `<html>${'<table><tr><td>'.repeat(100_000)}x`, 'file.html'],
    [
      '100,000 attributes',
      `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(' ')}>x`,
      'file.html',
    ],
    ['100,000 open angles', `<p>${'<'.repeat(100_000)}`, 'file.html'],
  ];
  for (const [name, text, file] of CASES) {
    it(`are read within seconds: ${name}`, { timeout: 30_000 }, () => {
      const { source } = readSource(toBytes(text), file);
      const ledger = new Ledger(source ?? expect.fail());
      for (const line of ledger.source.lines) ledger.take(line);
      expect(ledger.account().unaccounted).toBe(0);
    });
  }
});

describeWithCorpus('real text in every encoding', () => {
  const english = new TextDecoder().decode(readCorpus('corpus/cr-en/20251114.txt'));
  const japanese = new TextDecoder().decode(readCorpus('corpus/scale/ja-20251114.txt'));
  for (const [text, encodings] of [
    [english, ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macroman']],
    [japanese, ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-jp']],
  ] as const) {
    for (const encoding of encodings) {
      it(`is recognised in ${encoding}`, () => {
        expect(readSource(iconv.encode(text, encoding), 'file.txt').source?.encoding).toBe(encoding);
      });
    }
  }
});

it('has the place of every sign of a value, whatever ends the lines of the table', () => {
  const text = 'bell,lamp,tide\n\r\nrings,burns,"""rises"", it says"\n,"dark, ""out""",ebbs\n';
  const lines = readSource(Buffer.from(text), 'table.csv').source?.lines ?? [];
  const written = lines.map(({ offsets = [] }) => offsets.map((at) => text.charAt(at)).join(''));
  expect(written).toEqual(lines.map((line) => line.text));
  expect(written.slice(3)).toEqual(['rings', 'burns', '"rises", it says', 'dark, "out"', 'ebbs']);
});
