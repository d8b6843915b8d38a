import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import type { DocumentRecords } from '../../../src/model/records/document.ts';
import { tidySpaces } from '../../../src/model/text/spaces.ts';
import { crUpdateReader } from '../../../src/reading/kinds/cr-update/cr-update.ts';
import { crViewerReader } from '../../../src/reading/kinds/cr-viewer/cr-viewer.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { readDocument } from './read-document.ts';
import { toGolden } from './to-golden.ts';

const UPDATE = 'seeds/000-cr-update-2024-09-17.txt';
const VIEWER = 'seeds/002-cr-viewer-section-901.txt';

function readGolden(seed: string): unknown {
  const file = join(import.meta.dirname, 'golden', basename(seed).replace(/\.txt$/, '.json'));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every text of the records, numbers and headwords as well. */
function listTexts({ rules, glossary, notes }: DocumentRecords): string[] {
  const sides = rules.flatMap(({ number, en, ja }) => {
    const texts = [en, ja].flatMap((side) => [side?.title, ...(side?.blocks.map(({ text }) => text) ?? [])]);
    return [number, ...texts];
  });
  const entries = glossary.flatMap(({ en, ja }) =>
    [en, ja].flatMap((side) => [
      ...(side?.headwords ?? []),
      ...[...(side?.blocks ?? []), ...(side?.senses.flat() ?? [])].map(({ text }) => text),
    ]),
  );
  const remarks = notes.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  return [...sides, ...entries, ...remarks].filter((text) => text !== undefined);
}

describeWithCorpus('the seeds, read through line by line', () => {
  it.each([
    [UPDATE, crUpdateReader],
    [VIEWER, crViewerReader],
  ] as const)('%s gives the records that were checked', (seed, reader) => {
    expect(toGolden(readDocument(reader, readCorpus(seed), basename(seed)))).toEqual(readGolden(seed));
  });

  it.each([
    ['blank lines between all lines', (text: string) => text.replaceAll('\n', '\n\n')],
    ['no blank lines', (text: string) => text.replace(/\n{2,}/g, '\n')],
    ['doubled spaces', (text: string) => text.replaceAll(' ', '  ')],
    ['bare CR', (text: string) => text.replaceAll('\n', '\r')],
    ['every line a paragraph of HTML', (text: string) => `<html>${text.replace(/.+/g, '<p>$&</p>')}</html>`],
  ])('the update with %s gives the same records', (_, change) => {
    const text = readCorpus(UPDATE).toString('utf8');
    const read = (content: string) =>
      listTexts(readDocument(crUpdateReader, content, 'update').reading.records);
    expect(read(change(text))).toEqual(read(text));
  });

  it('every pair of the update is found with both on one line', () => {
    const text = readCorpus(UPDATE).toString('utf8');
    const read = (content: string) => readDocument(crUpdateReader, content, 'update').reading.records;
    const listPairs = (content: string) => listTexts({ ...read(content), glossary: [] });
    expect(listPairs(text.replace(/([^\n])\n(?=\S)/g, '$1'))).toEqual(listPairs(text));
  });

  it('every line of the update stands whole in one record', () => {
    const bytes = readCorpus(UPDATE);
    const texts = new Set(listTexts(readDocument(crUpdateReader, bytes, basename(UPDATE)).reading.records));
    const lines = bytes
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines).toHaveLength(80);
    const missing = lines.filter((line) => {
      const text = tidySpaces(line).replace(/^(?:\d{3}(?:\.\d+[a-z]?)?\.?\s(?!項)|Example: |[12]\. ?)/, '');
      return !texts.has(text) && !text.split('/').every((half) => texts.has(half));
    });
    expect(missing).toEqual([]);
  });

  it('every piece of the page is in the text of its rule, in order', () => {
    const bytes = readCorpus(VIEWER);
    const lines = bytes
      .toString('utf8')
      .split('\n')
      .map((line) => line.trim());
    const { rules } = readDocument(crViewerReader, bytes, basename(VIEWER)).reading.records;
    const joined = rules
      .map(
        ({ number, ja }) => `${number}${ja?.title ?? ''}${ja?.blocks.map(({ text }) => text).join('') ?? ''}`,
      )
      .join('');
    const from = lines.indexOf('総合ルールビューア') + 1;
    const body = lines.slice(
      from,
      lines.findIndex((line) => line.startsWith('©')),
    );
    const printed = body.map((line) => line.replace(/^(\d|\d{3})\.(?!\d) ?/, '$1')).join('');
    expect(joined.replaceAll(' ', '')).toBe(printed.replaceAll(' ', ''));
    expect(rules).toHaveLength(37);
  });

  it('the wording of the edition settles what the update leaves open', () => {
    const edition = readCorpus('corpus/cr-en/20240917.txt').toString('utf8');
    const ruleText = (number: string, lang: string) =>
      lang === 'en' ? new RegExp(`^${number} .*(?:\\r?\\nExample: .*)*`, 'm').exec(edition)?.[0] : undefined;
    const { reading } = readDocument(crUpdateReader, readCorpus(UPDATE), basename(UPDATE), { ruleText });
    const hybrid = reading.records.rules.find(({ number }) => number === '107.4e');
    expect(hybrid?.en?.corrections).toEqual([
      { found: 'symbols', from: 'symbols', to: 'symbol', settledBy: 'edition' },
      { found: 'are is', from: 'are', to: 'is', settledBy: 'edition' },
    ]);
  });
});
