import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { crTextReader } from '../../../../src/reading/kinds/cr-text/cr-text.ts';
import type { Reading } from '../../../../src/reading/kinds/reader.ts';
import { readSource } from '../../../../src/reading/sources/read-source.ts';
import { collectTexts, countCharacters, RecordingLedger, subtract } from './recording-ledger.ts';

const cases = join(import.meta.dirname, '../../../fixtures/readers/cr-text');
const TEXTS = ['whole-english', 'whole-japanese', 'hard-wrapped', 'body-numbers'].map((name) =>
  readFileSync(join(cases, name, 'input.txt'), 'utf8'),
);

const fold = (text: string) => text.normalize('NFKC');

/** Reads bytes and fails where a character is neither in a record nor in a skip. */
function readWhole(bytes: Uint8Array): { reading: Reading; text: string } | undefined {
  const { source, diagnostics } = readSource(bytes, 'input.txt');
  if (!source) {
    expect(diagnostics).not.toEqual([]);
    return undefined;
  }
  const ledger = new RecordingLedger(source);
  const reading = crTextReader.read(source, ledger, {});
  expect(ledger.unaccounted()).toEqual([]);
  const kept = countCharacters([...collectTexts(reading), ...ledger.skipped].map(fold));
  const shown = source.lines.map((line) => fold(line.text));
  expect(subtract(countCharacters(shown), kept)).toEqual({});
  return { reading, text: source.text };
}

const toBytes = (text: string) => new TextEncoder().encode(text);
const anyText = fc.constantFrom(...TEXTS);

describe('a whole edition, damaged', () => {
  it('loses nothing when it is cut anywhere, even inside a character', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, from, length) => {
        const bytes = toBytes(text);
        const start = from % bytes.length;
        readWhole(bytes.subarray(start, start + (length % bytes.length)));
      }),
      { numRuns: 300 },
    );
  });

  it('loses nothing when line ends are lost, blank lines come and go, or spaces double', () => {
    const change = fc.constantFrom<[RegExp, string]>(
      [/\n/g, ''],
      [/\n/g, ' '],
      [/\n\n/g, '\n'],
      [/\n/g, '\n\n'],
      [/ /g, '  '],
      [/ /g, ''],
      [/^/gm, '   '],
      [/\./g, ''],
    );
    fc.assert(
      fc.property(anyText, change, change, (text, [find, put], [findMore, putMore]) => {
        readWhole(toBytes(text.replace(find, put).replace(findMore, putMore)));
      }),
      { numRuns: 200 },
    );
  });

  it('loses nothing when lines are dropped, doubled or shuffled', () => {
    fc.assert(
      fc.property(anyText, fc.infiniteStream(fc.nat(1000)), (text, numbers) => {
        const lines = text
          .split('\n')
          .flatMap((line) => Array<string>(Number(numbers.next().value) % 3).fill(line));
        const keyed = lines.map((line) => ({ line, key: Number(numbers.next().value) % 4 }));
        readWhole(
          toBytes(
            keyed
              .sort((a, b) => a.key - b.key)
              .map(({ line }) => line)
              .join('\n'),
          ),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('loses nothing of any text at all', () => {
    const piece = fc.constantFrom(
      '100',
      '.1',
      'a',
      '. ',
      ' ',
      '\n',
      '\n\n',
      'Example: ',
      '例:',
      'Glossary',
      'Contents',
      '1. ',
      '/',
      '，',
      '接死',
      'See',
      '“',
      '”',
      ', ',
      '====',
      '\u202e',
      '\u0000',
      '９',
      '(',
    );
    const noise = fc.array(
      fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 3 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(noise, (pieces) => void readWhole(toBytes(pieces.join('')))),
      { numRuns: 250 },
    );
  });
});

describe('a whole edition, converted', () => {
  const toResult = ({ records, edition, lang }: Reading) => JSON.stringify({ records, edition, lang });

  it('reads the same with any line ends', () => {
    for (const text of TEXTS) {
      const plain = readWhole(toBytes(text));
      for (const lineEnd of ['\r\n', '\r', '\r\r\n']) {
        const changed = readWhole(toBytes(text.replaceAll('\n', lineEnd)));
        expect(changed && toResult(changed.reading)).toBe(plain && toResult(plain.reading));
      }
    }
  });

  it('reads the same in any encoding that has its characters', () => {
    for (const text of TEXTS) {
      const plain = readWhole(toBytes(text));
      for (const encoding of [
        'utf-16le',
        'utf-16be',
        'shift_jis',
        'euc-jp',
        'windows-1252',
        'macroman',
        'cp437',
      ]) {
        const bytes = iconv.encode(text, encoding);
        if (iconv.decode(bytes, encoding) !== text) continue;
        const changed = readWhole(bytes);
        expect([encoding, changed && toResult(changed.reading)]).toEqual([
          encoding,
          plain && toResult(plain.reading),
        ]);
      }
    }
  });
});
