import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readers } from '../../../src/reading/kinds/readers.ts';
import { readDocument } from './read-document.ts';
import { toOutline } from './to-outline.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FIXTURES = join(ROOT, 'test', 'fixtures', 'readers');

/** A test for each folder of a kind: what its reader makes of `input.*` is `expected.json`, nothing lost. */
describe.each(Object.values(readers).filter(({ kind }) => kind !== 'cr-text'))('$kind reads', (reader) => {
  const folder = join(FIXTURES, reader.kind);
  it.each(readdirSync(folder))('%s', (name) => {
    const input = readdirSync(join(folder, name)).find((file) => file.startsWith('input.')) ?? 'input.txt';
    const expected: unknown = JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8'));
    const found = readDocument(reader, readFileSync(join(folder, name, input)), input);
    expect(found.unaccounted).toEqual([]);
    expect(toOutline(found)).toEqual(expected);
  });
});

it('every kind has a line in the guide to documents', () => {
  const guide = readFileSync(join(ROOT, 'docs', 'documents.md'), 'utf8');
  const lines = [...guide.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, kind]) => kind);
  expect(lines).toEqual(Object.keys(readers));
});
