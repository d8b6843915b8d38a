import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InputFile, InputHints } from '../../src/ingest/pipeline/read-input.ts';

export const FIXTURES = 'test/fixtures/ingest';

/** Names of the cases: one folder each. */
export function listCases(): string[] {
  return readdirSync(FIXTURES).sort();
}

/** The documents of a case, English first. */
export function readCase(name: string, hints: InputHints = {}): InputFile[] {
  return ['input.en.txt', 'input.ja.txt']
    .map((file) => join(FIXTURES, name, file))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, bytes: readFileSync(file), hints }));
}

/** An input file made of text. */
export function toInput(file: string, text: string, hints: InputHints = {}): InputFile {
  return { file, bytes: new TextEncoder().encode(text), hints };
}
