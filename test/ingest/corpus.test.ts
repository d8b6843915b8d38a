import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Ingested, ingest } from '../../src/ingest/pipeline/ingest.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { corpusMissing, corpusPath, describeWithCorpus, readCorpus } from '../corpus.ts';

const editions = corpusMissing ? ['none'] : readdirSync(corpusPath('corpus/cr-en')).sort();
const toInput = (path: string) => ({ file: basename(path), bytes: readCorpus(path), hints: {} });

/** Lines that begin with a rule's number, as grep would find them. */
function countNumberedLines(bytes: Buffer): number {
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  const text = isUtf16 ? Buffer.from(bytes).swap16().toString('utf16le') : bytes.toString('utf8');
  return text.split(/[\r\n]+/).filter((line) => /^\d{3}\.\d+/.test(line.trimStart())).length;
}

describeWithCorpus('every English edition of the corpus', () => {
  test.each(editions)('%s is read whole', (name) => {
    const path = `corpus/cr-en/${name}`;
    const { collections, report } = ingest({ files: [toInput(path)] });
    expect(collections).toBeDefined();
    expect(report.sources).toEqual([
      expect.objectContaining({ kind: 'cr-text', lang: 'en', unaccounted: 0 }),
    ]);
    expect(report.counts.rules).toBe(countNumberedLines(readCorpus(path)));
    expect(report.diagnostics.filter(({ code }) => code === 'reference-unresolved').length).toBeLessThan(2);
  });
});

describeWithCorpus('a full edition in both languages', () => {
  const english = 'corpus/cr-en/20251114.txt';
  const japanese = 'corpus/scale/ja-20251114.txt';
  let ingested: Ingested | undefined;
  let rules: Rule[] = [];
  beforeAll(() => {
    ingested = ingest({ files: [toInput(english), toInput(japanese)] });
    rules = JSON.parse(ingested.collections?.get('rules/2025-11-14.json') ?? '[]');
  });

  test('has every numbered line of both documents as one paired rule', () => {
    const count = countNumberedLines(readCorpus(english));
    expect(countNumberedLines(readCorpus(japanese))).toBe(count);
    expect(ingested?.report.counts).toMatchObject({
      rules: count,
      paired: count,
      missingJa: 0,
      missingEn: 0,
    });
    expect(ingested?.report.sources.map(({ unaccounted }) => unaccounted)).toEqual([0, 0]);
  });

  test('has every example line, and no rule without text or name in either language', () => {
    const examples = readCorpus(english)
      .toString('utf8')
      .split(/[\r\n]+/)
      .filter((line) => /^\s*Example:/.test(line));
    expect(ingested?.report.counts.examples).toBe(examples.length);
    const bare = rules.filter(({ en, ja }) =>
      [en, ja].some((side) => !side || (side.blocks.length === 0 && !side.title)),
    );
    expect(bare).toEqual([]);
  });

  test('finds the official slips', () => {
    const found = ingested?.report.diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'reference-title 20251114.txt:6140',
        'reference-title 20251114.txt:7662',
        'reference-unresolved 20251114.txt:8203',
        'number-malformed 20251114.txt:1054',
        'number-malformed 20251114.txt:2708',
      ]),
    );
  });

  test('is carried to the next English edition', () => {
    const files = [english, japanese, 'corpus/cr-en/20260227.txt'].map(toInput);
    const { collections } = ingest({ files });
    const carried: Rule[] = JSON.parse(collections?.get('rules/2026-02-27.json') ?? '[]');
    const count = (state: string) => carried.filter((rule) => rule.state === state).length;
    expect([count('current') > 3200, count('outdated') < 20, count('missing') < 20]).toEqual([
      true,
      true,
      true,
    ]);
    const proliferate = carried.find(({ number }) => number === '701.34');
    expect(proliferate).toMatchObject({
      state: 'current',
      ja: { titleBeside: 'Proliferate', edition: '2025-11-14' },
    });
    expect(carried.find(({ number }) => number === '701.68')).toMatchObject({ state: 'missing' });
  });
});
