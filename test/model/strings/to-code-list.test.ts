import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIAGNOSTICS } from '../../../src/model/diagnostics/codes.ts';
import { toCodeList } from '../../../src/model/strings/to-code-list.ts';

test('the documentation has every code with its meaning', () => {
  expect(readFileSync('docs/diagnostics.md', 'utf8')).toBe(toCodeList());
});

test('every code is one that something reports', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('codes.ts'))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('\n');
  const unused = Object.keys(DIAGNOSTICS).filter((code) => !sources.includes(`'${code}'`));
  expect(unused).toEqual([]);
});
