import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import { FIXTURES, listCases, readCase, toInput } from './fixtures.ts';

describe('ingest of a case', () => {
  test.each(listCases())('%s', (name) => {
    const { report } = ingest({ files: readCase(name) });
    const expected = JSON.parse(readFileSync(join(FIXTURES, name, 'expected.json'), 'utf8'));
    const diagnostics = report.diagnostics.map(
      ({ code, file, line, column }) => `${code} ${basename(file)}:${line}:${column}`,
    );
    expect({ counts: report.counts, diagnostics }).toEqual(expected);
    for (const { characters, inRecords, skipped, unaccounted } of report.sources) {
      expect(unaccounted).toBe(0);
      expect(inRecords + skipped).toBe(characters);
    }
  });
});

describe('collections', () => {
  const files = readCase('pair');

  test('hold the two languages of a pair in one object', () => {
    const { collections } = ingest({ files });
    const rules = JSON.parse(collections?.get('rules/2026-03-01.json') ?? '[]');
    expect(rules).toHaveLength(19);
    const heading = rules.find((rule: { number: string }) => rule.number === '702.2');
    expect(heading).toMatchObject({
      level: 'rule',
      state: 'current',
      en: { title: 'Flicker' },
      ja: { title: '明滅', titleBeside: 'Flicker' },
    });
  });

  test('are the same bytes whatever the order of the documents', () => {
    const forward = ingest({ files });
    const backward = ingest({ files: [...files].reverse() });
    expect([...(backward.collections ?? [])]).toEqual([...(forward.collections ?? [])]);
    expect(backward.report).toEqual(forward.report);
  });

  test('name every collection of an edition', () => {
    const { collections } = ingest({ files });
    expect([...(collections?.keys() ?? [])].sort()).toEqual([
      'diagnostics.json',
      'editions.json',
      'glossary/2026-03-01.json',
      'rules/2026-03-01.json',
      'sources.json',
      'stamp.json',
    ]);
  });

  test('change their stamp with the bytes of a document', () => {
    const [english, japanese] = files;
    if (!english || !japanese) throw new Error('the case has two documents');
    const changed = { ...japanese, bytes: Buffer.concat([japanese.bytes, Buffer.from('\n')]) };
    const before = ingest({ files: [english, japanese] }).collections?.get('stamp.json');
    const after = ingest({ files: [english, changed] }).collections?.get('stamp.json');
    expect(after).not.toBe(before);
  });
});

test('a text of no kind that is known is kept by its form, with a warning', () => {
  const bytes = new TextEncoder().encode('A walk in the woods.\n\nIt was a fine day.\n');
  const { collections, report } = ingest({ files: [{ file: 'walk.txt', bytes, hints: {} }] });
  expect(collections?.get('documents/walk.json')).toContain('It was a fine day.');
  expect(report.sources).toMatchObject([{ kind: 'document', unaccounted: 0 }]);
  expect(report.diagnostics).toMatchObject([{ code: 'kind-general', severity: 'warning' }]);
});

describe('a document in error leaves no collections', () => {
  const [english] = readCase('pair');

  test.each([
    ['empty', new Uint8Array(), 'file-empty'],
    ['a zip renamed to txt', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2, 3]), 'file-binary'],
  ])('%s', (_, bytes, code) => {
    const files = [...(english ? [english] : []), { file: 'bad.txt', bytes, hints: {} }];
    const { collections, report } = ingest({ files });
    expect(collections).toBeUndefined();
    expect(report.diagnostics[0]).toMatchObject({
      code,
      severity: 'error',
      file: 'bad.txt',
      line: 1,
      column: 1,
    });
  });

  test('a file that differs from its manifest', () => {
    if (!english) throw new Error('the case has an English document');
    const manifest = {
      id: 'lantern',
      file: 'input.en.txt',
      kind: 'cr-text' as const,
      origin: 'tests',
      licence: 'own',
      unofficialDigest: false,
      sha256: '0'.repeat(64),
    };
    const { collections, report } = ingest({ files: [{ ...english, manifest }] });
    expect(collections).toBeUndefined();
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['file-changed']);
  });

  test('two sources of one edition and language', () => {
    if (!english) throw new Error('the case has an English document');
    const { collections, report } = ingest({ files: [english, { ...english, file: 'copy.txt' }] });
    expect(collections).toBeUndefined();
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'source-duplicate', related: expect.objectContaining({ line: 1 }) }),
    );
  });
});

test('a number that stands twice keeps both texts', () => {
  const text = new TextDecoder()
    .decode(readCase('pair')[0]?.bytes)
    .replace('702.2b Several', '702.2a Flicker is twice here.\n\n702.2b Several');
  const { collections, report } = ingest({ files: [toInput('twice.txt', text)] });
  const rules = collections?.get('rules/2026-03-01.json') ?? '';
  expect(rules).toContain('Flicker is a static ability');
  expect(rules).toContain('Flicker is twice here');
  expect(report.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'number-duplicate', related: expect.anything() }),
  );
});
