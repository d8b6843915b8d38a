import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crUpdateReader } from '../../../src/reading/kinds/cr-update/cr-update.ts';
import { crViewerReader } from '../../../src/reading/kinds/cr-viewer/cr-viewer.ts';
import type { Reading } from '../../../src/reading/kinds/reader.ts';
import type { UnaccountedText } from '../../../src/reading/sources/ledger.ts';
import { corpusMissing, readCorpus } from '../../corpus.ts';
import { readDocument } from './read-document.ts';

const FIXTURES = join(import.meta.dirname, '../..', 'fixtures', 'readers');

/** Ways in which documents arrive damaged. */
const DAMAGES: Record<string, (text: string, at: number) => string> = {
  'cut anywhere': (text, at) => text.slice(0, at),
  'begun anywhere': (text, at) => text.slice(at),
  'without newlines': (text, at) => text.slice(0, at) + text.slice(at).replaceAll('\n', ''),
  'with newlines as spaces': (text, at) => text.slice(0, at) + text.slice(at).replaceAll('\n', ' '),
  'with doubled spaces': (text, at) => text.slice(0, at) + text.slice(at).replaceAll(' ', '  '),
  'with CR': (text, at) => text.slice(0, at) + text.slice(at).replaceAll('\n', '\r'),
  'with doubled CR LF': (text, at) => text.slice(0, at) + text.slice(at).replaceAll('\n', '\r\r\n'),
  'with a piece moved': (text, at) => text.slice(at) + text.slice(0, at),
};

function readInputs(kind: string, seed: string): string[] {
  const folder = join(FIXTURES, kind);
  const inputs = readdirSync(folder).flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.startsWith('input.'))
      .map((file) => readFileSync(join(folder, name, file), 'utf8')),
  );
  return corpusMissing ? inputs : [...inputs, readCorpus(seed).toString('utf8')];
}

/** Lines of a damaged text that end a sentence and stand neither in a record nor in what is reported as left over. */
function findLostSentences(
  text: string,
  { records, title }: Reading,
  left: readonly UnaccountedText[],
): string[] {
  const kept = squeeze(JSON.stringify([records, title, left.map((each) => each.text)]));
  const lines = text.split(/[\r\n<>]+/).filter((line) => /^[\u3041-\u30ff\u4e00-\u9fff、]+。$/.test(line));
  return lines.filter((line) => !kept.includes(squeeze(line)));
}

function squeeze(text: string): string {
  return text.replace(/\s/g, '');
}

describe.each([
  { reader: crUpdateReader, seed: 'seeds/000-cr-update-2024-09-17.txt' },
  { reader: crViewerReader, seed: 'seeds/002-cr-viewer-section-901.txt' },
])('the reader of $reader.kind', ({ reader, seed }) => {
  const inputs = readInputs(reader.kind, seed);
  const place = fc.tuple(fc.constantFrom(...inputs), fc.double({ min: 0, max: 1, noNaN: true }));

  it.each(Object.keys(DAMAGES))('loses nothing of a document %s', (name) => {
    fc.assert(
      fc.property(place, ([input, share]) => {
        const text = DAMAGES[name]?.(input, Math.floor(input.length * share)) ?? '';
        fc.pre(text.trim() !== '');
        const { reading, account, unaccounted } = readDocument(reader, text, 'damaged.txt');
        expect(account.inRecords + account.skipped + account.unaccounted).toBe(account.characters);
        if (reader.kind === 'cr-update') expect(unaccounted).toEqual([]);
        expect(findLostSentences(text, reading, unaccounted)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('takes any text', () => {
    const words = fc.constantFrom(
      '107.31',
      '107.31. ',
      '701',
      '9. ',
      '錨は重い。',
      'Anchors.',
      '例:',
      'Example:',
      '■',
      '(*1)',
      '1.',
      '\n',
      '\n\n',
      ' ',
      '{Q}',
      '「',
      '」',
      'です。',
      '901.1',
      'rule ',
      '/',
      '訳 20300401.0',
      '最終同期:',
      '©',
      '\u3000',
      '２',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 60 }), (parts) => {
        const text = parts.join('');
        fc.pre(text.trim() !== '');
        const { reading, unaccounted } = readDocument(reader, text, 'any.txt');
        const { rules, notes, glossary } = reading.records;
        if (reader.kind === 'cr-update') expect(unaccounted).toEqual([]);
        expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
        expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
        expect(new Set(glossary.map(({ slug }) => slug)).size).toBe(glossary.length);
      }),
      { numRuns: 300 },
    );
  });

  it('comes through hostile texts', () => {
    const hostile = [
      '「'.repeat(20_000),
      '107.31 '.repeat(20_000),
      `107.31. ${'a '.repeat(400_000)}`,
      '注です。\n\n'.repeat(10_000),
      '錨'.repeat(200_000),
      '(('.repeat(10_000),
      `■${'107.31、'.repeat(10_000)}`,
      'ten '.repeat(40_000),
      '107.31. Anchors.\n107.31 錨は重い。\n\n注です。\n\n'.repeat(2_000),
      `107.31. Anchors.\n\n${'Anchor\nA thing. See rule 107.31.\n物。\n\n'.repeat(2_000)}`,
      `107.31 ${'錨 '.repeat(40_000)}`,
      `107.31 ${'錨'.repeat(60_000)}`,
      `107.31. ${'Anchor'.repeat(10_000)}`,
      `<html><p>107.31. ${'<del>a</del> b '.repeat(4_000)}</p>`,
    ];
    for (const text of hostile) {
      expect(() => readDocument(reader, text, 'hostile.txt')).not.toThrow();
    }
  });
});
