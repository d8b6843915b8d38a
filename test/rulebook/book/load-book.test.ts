import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { edition, entry, number, rule } from './small-book.ts';

let folder: string;
const write = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value));
const folders = () => ({ collections: join(folder, 'collections'), authored: join(folder, 'authored') });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'book-'));
  for (const path of ['collections/rules', 'collections/glossary', 'authored/terms'])
    mkdirSync(join(folder, path), { recursive: true });
  write('collections/editions.json', [edition('2026-02-27')]);
  write('collections/rules/2026-02-27.json', [rule('100', '# General')]);
  write('collections/glossary/2026-02-27.json', [entry('aura', ['Aura', 'A thing.'])]);
  write('authored/terms/a.json', [{ en: 'Aura', ja: 'オーラ', kind: 'glossary' }]);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a book is read from its folders; those not there are empty', () => {
  const { book } = loadBook(folders());
  expect(book.rule(number('100'))?.en?.title).toBe('General');
  expect(book.nameOf('aura', 'ja')).toBe('オーラ');
  expect(book.documents).toEqual([]);
});

test('a wrong field is named with its file', () => {
  write('collections/rules/2026-02-27.json', [{ ...rule('100', '# General'), number: '1000' }]);
  expect(() => loadBook(folders())).toThrow(/2026-02-27\.json: 0\.number: expected a rule number/);
});

test('a missing file is named', () => {
  rmSync(join(folder, 'collections/editions.json'));
  expect(() => loadBook(folders())).toThrow(/editions\.json/);
});
