import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { onceFor } from '../../../src/rulebook/book/once.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { MISHAPS } from './mishaps.ts';

/** Real documents of the kinds that have one, with layouts that no fixture has. */
const REAL = [
  ...[
    'S04-bulletin-colon-markup',
    'S12-grs-alternating',
    'S19-rulings-mail',
    'S23-primer',
    'S27-qa-brackets',
  ],
  ...['S30-mtr', 'S36-wiki-page', 'S40-glossary-gojuon', 'S48-fullwidth-digits', 'S54-traps'],
].map((name) => `corpus/specimens/${name}.txt`);

const FIXTURES = join(import.meta.dirname, '../..', 'fixtures', 'readers');

/** The documents of all fixtures: every kind, every layout. */
const documents = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('input.txt'))
  .sort()
  .map((file): [string, string] => [file, readFileSync(join(FIXTURES, file), 'utf8')]);

/** What a document says: texts without widths, forms and spaces of their characters, and without places. */
const toContent = onceFor((text: string) => {
  const { read, diagnostics } = readInput({ file: 'document.txt', bytes: Buffer.from(text), hints: {} });
  const { matter: _, ...reading } = read?.reading ?? { matter: [] };
  const content = JSON.stringify(
    { kind: read?.kind, reading, records: read?.records() },
    (key, value: unknown) => {
      if (key === 'place') return undefined;
      return typeof value === 'string' ? value.normalize('NFKC').replace(/\s+/g, '') : value;
    },
  );
  return {
    content: JSON.parse(content) as unknown,
    unaccounted: read?.account.unaccounted,
    codes: new Set(diagnostics.map(({ code }) => code)),
  };
});

function expectSame(text: string, mishap: string): void {
  const changed = MISHAPS[mishap]?.(text) ?? text;
  const found = toContent(changed);
  expect(found.content).toEqual(toContent(text).content);
  expect(found.unaccounted).toBe(0);
  const isMisread = /taken for|misread/.test(mishap) && changed !== text;
  expect(found.codes.has('encoding-mended')).toBe(isMisread);
}

describe('a document of any kind', () => {
  for (const mishap of Object.keys(MISHAPS))
    it.each(documents)(`with ${mishap} is read the same: %s`, (_, text) => expectSame(text, mishap));
});

describeWithCorpus('a real document', () => {
  for (const mishap of Object.keys(MISHAPS))
    it(`with ${mishap} is read the same`, () => {
      for (const file of [...REAL, 'seeds/002-cr-viewer-section-901.txt', 'corpus/ja/003.txt'])
        expectSame(readSource(readCorpus(file), file).source?.text ?? '', mishap);
    });
});
