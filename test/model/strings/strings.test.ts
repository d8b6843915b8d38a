import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../src/model/records/lang.ts';
import { formatDate } from '../../../src/model/strings/format-date.ts';
import { formatCount, formatString } from '../../../src/model/strings/format-string.ts';
import { getStrings, stringsSchema } from '../../../src/model/strings/get-strings.ts';

/** `a.b` → text, for every text of a nested object. */
function listTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    listTexts(inner, path ? `${path}.${key}` : key),
  );
}

describe('interface texts', () => {
  test('both languages have every text', () => {
    const [en, ja] = LANGS.map((lang) => listTexts(getStrings(lang)).map(([path]) => path));
    expect(ja).toEqual(en);
  });

  test('a text that one language lacks, or has too many, is an error', () => {
    const { site: _site, ...rest } = getStrings('ja');
    expect(stringsSchema.safeParse(rest).success).toBe(false);
    expect(stringsSchema.safeParse({ ...getStrings('ja'), more: 'x' }).success).toBe(false);
    expect(stringsSchema.safeParse({ ...getStrings('ja'), search: { open: 'x' } }).success).toBe(false);
  });

  test('the code names every text', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|astro)$/.test(file))
      .map((file) => readFileSync(join('src', file), 'utf8'));
    const named = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));
    const unnamed = listTexts(getStrings('en')).filter(([path]) => !named.has(path.split('.').at(-1) ?? ''));
    expect(unnamed.map(([path]) => path)).toEqual([]);
  });

  test('both languages fill in the same values', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
    const ja = new Map(listTexts(getStrings('ja')));
    for (const [path, text] of listTexts(getStrings('en'))) {
      if (!path.endsWith('.one')) expect([path, names(ja.get(path) ?? '')]).toEqual([path, names(text)]);
    }
  });
});

describe('formats', () => {
  test('a name in a text is replaced, and must have a value', () => {
    expect(formatString('{a} and {b}', { a: 'x', b: 2 })).toBe('x and 2');
    expect(() => formatString('{a}', {})).toThrow('{a}');
  });

  test('a count takes the form of its language', () => {
    const rules = { one: '{count} rule', other: '{count} rules' };
    expect(formatCount('en', rules, 1)).toBe('1 rule');
    expect(formatCount('en', rules, 3109)).toBe('3,109 rules');
    expect(formatCount('ja', { one: '{count}項', other: '{count}項' }, 1)).toBe('1項');
  });

  test('a day is written as people write it', () => {
    expect(formatDate('en', '2026-02-27')).toBe('February 27, 2026');
    expect(formatDate('ja', '2026-02-27')).toBe('2026年2月27日');
  });
});
