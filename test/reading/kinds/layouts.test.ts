import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { type SpecimenItem, scoreSpecimen } from './score-specimen.ts';

const LAYOUTS = join(import.meta.dirname, '../..', 'fixtures', 'layouts');

/** What a layout gives, with the texts and pairs that each document in it holds; the fields are those of specimens. */
interface Expected {
  kind: string;
  items: SpecimenItem[];
}

describe('a document in the layout of', () => {
  it.each(readdirSync(LAYOUTS))('%s gives all its texts and pairs', (name) => {
    const expected: Expected = JSON.parse(readFileSync(join(LAYOUTS, name, 'expected.json'), 'utf8'));
    const bytes = readFileSync(join(LAYOUTS, name, 'input.txt'));
    const { read } = readInput({ file: 'input.txt', bytes, hints: {} });
    if (!read) throw new Error(`${name} was refused`);
    const { texts, pairs } = scoreSpecimen(read, expected.items);
    expect([texts.missing, pairs.missing, read.kind, read.account.unaccounted]).toEqual([
      [],
      [],
      expected.kind,
      0,
    ]);
  });
});
