import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../src/reading/kinds/reader.ts';
import { weighKind } from '../../../src/reading/kinds/readers.ts';
import { rulingsErrataReader } from '../../../src/reading/kinds/rulings-errata/rulings-errata.ts';
import { rulingsSummaryReader } from '../../../src/reading/kinds/rulings-summary/rulings-summary.ts';
import { setPrimerReader } from '../../../src/reading/kinds/set-primer.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import type { SourceLine } from '../../../src/reading/sources/source-text.ts';
import { once } from '../../../src/rulebook/book/once.ts';
import { corpusMissing, readCorpus } from '../../corpus.ts';

const FIXTURES = join(import.meta.dirname, '../..', 'fixtures', 'readers');

/** Counts what was taken, each character of the source once, so that it can be looked for in the records. */
class TakingLedger extends Ledger {
  readonly taken = new Set<number>();

  override take(line: SourceLine, from = 0, to = line.text.length): string {
    for (let index = from; index < to; index++) this.taken.add(line.offsets?.[index] ?? line.start + index);
    return super.take(line, from, to);
  }
}

const DAMAGES: Record<string, (text: string, at: number) => string> = {
  'cut at its end': (text, at) => text.slice(0, at),
  'cut at its beginning': (text, at) => text.slice(at),
  'without its line ends': (text) => text.replaceAll('\n', ' '),
  'without anything at its line ends': (text) => text.replaceAll('\n', ''),
  'with doubled spaces': (text) => text.replaceAll(' ', '  '),
  'with bare CR': (text) => text.replaceAll('\n', '\r'),
  'with CR LF from somewhere on': (text, at) => text.slice(0, at) + text.slice(at).replaceAll('\n', '\r\n'),
  'with doubled CR LF': (text) => text.replaceAll('\n', '\r\r\n'),
  'with a piece moved': (text, at) => text.slice(at) + text.slice(0, at),
  'broken in the middle of a line': (text, at) => `${text.slice(0, at)}\n${text.slice(at)}`,
  'with brackets at random': (text, at) => `${text.slice(0, at)}《[(「{<${text.slice(at)}`,
};

function readInputs(kind: string, seed: string): string[] {
  const folder = join(FIXTURES, kind);
  const inputs = readdirSync(folder).map((name) => {
    const file = readdirSync(join(folder, name)).find((each) => each.startsWith('input.')) ?? 'input.txt';
    return readFileSync(join(folder, name, file), 'utf8');
  });
  return corpusMissing ? inputs : [...inputs, readCorpus(seed).toString('utf8')];
}

/** Words that were taken and stand in no record: runs of Japanese and of Latin letters. Old mana is converted. */
function findLost(reader: Reader, bytes: Uint8Array): string[] {
  const { source } = readSource(bytes, 'damaged.txt');
  if (!source) return [];
  const ledger = new TakingLedger(source);
  const reading = reader.read(source, ledger, {});
  const account = ledger.account();
  expect(ledger.unaccounted()).toEqual([]);
  expect(account.inRecords + account.skipped).toBe(account.characters);
  const kept = JSON.stringify({ ...reading, diagnostics: [] }).replace(/\\[nt]|[\s\u3000]/g, '');
  const units = source.text.split('').map((unit, offset) => (ledger.taken.has(offset) ? unit : ' '));
  const words = units.join('').match(/[A-Za-z]+|[\u3041-\u30ff\u3400-\u9fff]+/g) ?? [];
  return words.filter((word) => !kept.includes(word) && !/^[白青黒赤緑無X]+$/.test(word));
}

describe.each([
  { reader: rulingsSummaryReader, seed: 'seeds/001-rulings-summary-2002-09-21.txt' },
  { reader: rulingsErrataReader, seed: 'seeds/003-rulings-and-errata-1998-04.txt' },
  { reader: setPrimerReader, seed: 'seeds/004-set-primer-eventide-2008.txt' },
])('the reader of $reader.kind', ({ reader, seed }) => {
  const inputs = readInputs(reader.kind, seed);
  const place = fc.tuple(fc.constantFrom(...inputs), fc.double({ min: 0, max: 1, noNaN: true }));

  it.each(Object.keys(DAMAGES))('loses no character of a document %s', (name) => {
    fc.assert(
      fc.property(place, ([input, share]) => {
        const text = DAMAGES[name]?.(input, Math.floor(input.length * share)) ?? '';
        fc.pre(text.trim() !== '');
        expect(findLost(reader, Buffer.from(text))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['utf-16le', 'utf-16be', 'shift_jis', 'euc-jp'])(
    'loses no character of a document in %s',
    (name) => {
      for (const input of inputs)
        expect(findLost(reader, iconv.encode(input, name, { addBOM: name.startsWith('utf') }))).toEqual([]);
    },
  );

  it('takes marks in any order and gives every record its own id', () => {
    const marks = [
      '+ A.1.1 - ',
      '?+ ',
      'A.1 - ',
      'A - ',
      '------------',
      'Note - ',
      '注意 - ',
      '[J 2002/01/01]',
    ];
    const others = [
      '1.',
      '2.',
      '一般裁定',
      '訂正',
      '《鐘/Bell》',
      '{W}',
      '1/3',
      '- ',
      '*',
      '502.95a ',
      '[Q]',
      '[A]',
    ];
    const words = [
      '鐘が鳴る。',
      'The bell rings.',
      'クリーチャー',
      '点灯:夜',
      '★',
      '1.1 ',
      '\n',
      '\n\n',
      ' ',
      '　',
      '<青>',
    ];
    const parts = fc.array(fc.constantFrom(...marks, ...others, ...words), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(parts, (pieces) => {
        const text = pieces.join('');
        fc.pre(text.trim() !== '');
        expect(findLost(reader, Buffer.from(text))).toEqual([]);
        const { source } = readSource(Buffer.from(text), 'any.txt');
        if (!source) return;
        const { rulings, cards, topics, rules, notes } = reader.read(source, new Ledger(source), {}).records;
        for (const records of [rulings, cards, topics, notes])
          expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
        expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
      }),
      { numRuns: 300 },
    );
  });

  it('comes through hostile texts', () => {
    for (const source of readHostile())
      expect(() => [weighKind(reader, source), reader.read(source, new Ledger(source), {})]).not.toThrow();
  });
});

/** What the readers are given: read once for all of them. */
const readHostile = once(() =>
  [
    '《'.repeat(20_000),
    '['.repeat(20_000) + ']'.repeat(20_000),
    '鐘'.repeat(200_000),
    'A '.repeat(100_000),
    `${'A\n'.repeat(8)}${'A  B '.repeat(120_000)}`,
    '　'.repeat(200_000),
    ' -- '.repeat(100_000),
    '- Rung?\n'.repeat(5_000) + '[20:10] <kesh> @kesh Rung?\n'.repeat(5_000),
    `Dear Kesh,\n\n${'1 : kesh 2031/06/14 20:10 ID:a\n>>1\nRung?\n\n'.repeat(2_000)}Dear Lia,\n`,
    `A - ${' '.repeat(200_000)}x`,
    '+ A.1.1 - It rings. '.repeat(4_000),
    '+ A.1.裁定.1 - 鳴ります。[J 2002/01/01]\n'.repeat(2_000),
    '。 1.鐘'.repeat(10_000),
    `★もくじ\n★鐘\n1.1 鐘\n${'bell. bell\n'.repeat(10_000)}`,
    '- 夜の鐘。\n'.repeat(10_000),
    '[Q]鐘?[A]鳴る。'.repeat(4_000),
  ].flatMap((text) => readSource(Buffer.from(text), 'hostile.txt').source ?? []),
);

it('keeps each name of a topic that a line names twice under one number', () => {
  const text = 'Note - 1.1 1.1 The bell rings.1/3訂正The bell rings.';
  expect(findLost(rulingsSummaryReader, Buffer.from(text))).toEqual([]);
});
