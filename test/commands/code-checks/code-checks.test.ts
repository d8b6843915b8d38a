import { describe, expect, it } from 'vitest';
import { parseCode } from '../../../src/commands/code-checks/code-file.ts';
import { findClassFaults } from '../../../src/commands/code-checks/find-class-faults.ts';
import { findSharedNames } from '../../../src/commands/code-checks/find-shared-names.ts';
import { findWordTables } from '../../../src/commands/code-checks/find-word-tables.ts';

const findNames = (files: Record<string, string>) =>
  findSharedNames(Object.entries(files).map(([path, text]) => parseCode(path, text)));

describe('a name that two files export', () => {
  it.each([
    'export function fold() {}',
    'export const fold = 1;',
    'export class fold {}',
    'export type fold = string;',
    'export interface fold { a: string }',
    'const a = 1; export { a as fold };',
    "export { fold } from './elsewhere.ts';",
  ])('is refused: %s', (text) => {
    const faults = findNames({ 'src/a.ts': 'export async function fold() {}', 'src/b.ts': text });
    expect(faults.map(({ path }) => path)).toEqual(['src/a.ts', 'src/b.ts']);
    expect(faults[0]).toMatchObject({ line: 1, column: 23, message: expect.stringContaining('src/b.ts') });
  });

  it('is none of two names, of a default, of what a file keeps, or of what Astro names', () => {
    const get = 'export const GET = 1;';
    expect(
      findNames({
        'src/a.ts': 'export function fold() {} function own() {} export default 1;',
        'src/b.ts': 'export function foldWidth() {} function own() {} export default 2;',
        'src/site/pages/a.ts': get,
        'src/site/pages/b.ts': get,
      }),
    ).toEqual([]);
  });

  it('is none of a type and a function that one file gives one name', () => {
    expect(findNames({ 'src/a.ts': 'export type A = string; export const A = 1;' })).toEqual([]);
  });
});

const findClasses = (text: string, path = 'src/reading/kinds/a.ts') =>
  findClassFaults(parseCode(path, text)).map(({ column, message }) => `${column} ${message}`);

describe('a character class', () => {
  it.each([
    ['/[.!?!]/', '6 ! is in its class'],
    ['/[a-zx]/', '6 x is in its class'],
    ['/[xa-z]/', '3 x is in its class'],
    ['/[\\u0061-\\u007aa]/', '16 a is in its class'],
    ['/[\\s\\d\\s]/', '7 \\s is in its class'],
    ['/(?<=[ab])[^,,]/', '14 , is in its class'],
  ])('does not hold a sign twice: %s', (text, fault) => {
    expect(findClasses(text)).toEqual([expect.stringContaining(fault)]);
  });

  it.each(['/[.!?]/', '/[a-z\\d_-]/', '/[[\\]]/', "'[!!]'", '/a|a/', '/[\\p{L}\\p{N}]/u'])(
    'may be %s',
    (text) => {
      expect(findClasses(text)).toEqual([]);
    },
  );

  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
  it.each(['/[ぁ-ん]+/', '/[一-鿿々]/', '/[\\u3041-\\u3096]/', "'[\\\\u4e00-\\\\u9fff]'", '`[ァ-ヶ]${a}`'])(
    'names a range of Japanese, but in the ground room: %s',
    (text) => {
      expect(findClasses(text)).toEqual([expect.stringContaining('range of Japanese')]);
      expect(findClasses(text, 'src/model/text/kana.ts')).toEqual([]);
    },
  );

  it('may hold single kana, punctuation and other ranges', () => {
    expect(findClasses('/[ぁぃぅ、-〜]|\\u3000-|[a-z]-[の]/')).toEqual([]);
  });

  it('has no full-width sign but in the ground room', () => {
    expect(findClasses('/[/／]/')).toEqual([expect.stringContaining('4 ／ is full-width')]);
    expect(findClasses('/[！-～]/', 'src/model/text/fold-width.ts')).toEqual([]);
  });
});

describe('a plain object as a table of words', () => {
  it.each([
    'const forms: Record<string, string> = { drew: "draw" };',
    'function f() { const forms: Readonly<Record<string, string>> = {}; }',
    'const forms: { [word: string]: string } = {};',
  ])('is refused: %s', (text) => {
    expect(findWordTables(parseCode('src/a.ts', text))).toHaveLength(1);
  });

  it('is none of a Map, or of an object with known keys', () => {
    const text =
      "const forms: ReadonlyMap<string, string> = new Map(); const a: Record<'en' | 'ja', string> = { en, ja };";
    expect(findWordTables(parseCode('src/a.ts', text))).toEqual([]);
  });
});
