import { expect, it } from 'vitest';
import { firstBelow, nextOf, toRuleNumber } from '../../../../src/model/records/rule-number.ts';
import { crTextReader } from '../../../../src/reading/kinds/cr-text/cr-text.ts';
import { detectKind, weighKind } from '../../../../src/reading/kinds/readers.ts';
import { Ledger } from '../../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../../src/reading/sources/read-source.ts';
import { describeWithCorpus, readCorpus } from '../../../corpus.ts';

function read(bytes: Uint8Array) {
  const { source } = readSource(bytes, 'file.txt');
  if (!source) throw new Error('not read');
  const ledger = new Ledger(source);
  const reading = crTextReader.read(source, ledger, {});
  return { kind: detectKind(source)?.kind, reading, unaccounted: ledger.account().unaccounted };
}

it('subrule letters skip l and o and go on after z', () => {
  const next = ['a', 'k', 'n', 'z', 'az'].map((letter) => nextOf(toRuleNumber(`704.5${letter}`)));
  expect(next).toEqual(['b', 'm', 'p', 'aa', 'ba'].map((letter) => `704.5${letter}`));
  expect(firstBelow(toRuleNumber('704.5'))).toBe('704.5a');
});

describeWithCorpus('a real edition, cut', () => {
  for (const path of ['corpus/cr-en/20251114.txt', 'corpus/scale/ja-20251114.txt']) {
    const bytes = readCorpus(path);
    for (const part of [0.01, 0.1, 0.33, 0.5, 0.72]) {
      it(`is still known and said to be truncated: ${path} at ${part}`, () => {
        const { kind, reading, unaccounted } = read(bytes.subarray(0, bytes.length * part));
        const truncated = reading.diagnostics.filter(({ code }) => code === 'file-truncated');
        expect([kind, unaccounted, truncated.length]).toEqual(['cr-text', 0, 1]);
        expect(truncated[0]?.line).toBeGreaterThan(bytes.length * part * 0.004);
      });
    }

    it(`is read from the middle on: ${path}`, () => {
      const { kind, reading, unaccounted } = read(bytes.subarray(bytes.length / 2));
      expect([kind, unaccounted]).toEqual(['cr-text', 0]);
      expect(reading.records.rules.length).toBeGreaterThan(1000);
      expect(reading.records.glossary).toHaveLength(725);
    });
  }

  it('is still known in another encoding and with other line ends', () => {
    const text = new TextDecoder()
      .decode(readCorpus('corpus/cr-en/20251114.txt'))
      .replaceAll('\r\n', '\r\r\n');
    const { kind, reading } = read(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect([kind, reading.records.rules.length]).toEqual(['cr-text', 9 + 146 + 3109]);
  });
});

describeWithCorpus('texts that are no edition', () => {
  const others = ['001', '004', '008', '015', '040', '041', '042', '076'].map(
    (name) => `corpus/ja/${name}.txt`,
  );
  const seeds = [
    'seeds/000-cr-update-2024-09-17.txt',
    'seeds/001-rulings-summary-2002-09-21.txt',
    'seeds/002-cr-viewer-section-901.txt',
    'seeds/003-rulings-and-errata-1998-04.txt',
    'seeds/004-set-primer-eventide-2008.txt',
  ];
  for (const path of [...others, ...seeds]) {
    it(`are not taken for one: ${path}`, () => {
      const { source } = readSource(readCorpus(path), path);
      expect(source && weighKind(crTextReader, source).confidence).toBeLessThan(0.5);
    });
  }

  it('yield no rule when they are articles', () => {
    for (const name of ['004', '008']) {
      expect(read(readCorpus(`corpus/ja/${name}.txt`)).reading.records.rules).toEqual([]);
    }
  });
});
