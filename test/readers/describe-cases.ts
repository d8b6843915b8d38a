import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../src/readers/reader.ts';
import { readDocument } from './read-document.ts';
import { toOutline } from './to-outline.ts';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'readers');

/** A test for each folder of `fixtures/readers/<kind>`: what the reader makes of `input.*` is `expected.json`, nothing lost. */
export function describeCases(reader: Reader): void {
  describe(`${reader.kind} reads`, () => {
    const folder = join(FIXTURES, reader.kind);
    it.each(readdirSync(folder))('%s', (name) => {
      const input = readdirSync(join(folder, name)).find((file) => file.startsWith('input.')) ?? 'input.txt';
      const expected: unknown = JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8'));
      const found = readDocument(reader, readFileSync(join(folder, name, input)), input);
      expect(found.unaccounted).toEqual([]);
      expect(toOutline(found)).toEqual(expected);
    });
  });
}
