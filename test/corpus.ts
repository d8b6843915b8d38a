import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';

const root = process.env['RULES_CORPUS'];

/** Why tests on real documents are skipped, or undefined where they can run. */
export const corpusMissing: string | undefined = !root
  ? 'RULES_CORPUS is unset'
  : existsSync(root)
    ? undefined
    : `RULES_CORPUS names no folder: ${root}`;

/** Path of a real document: `corpusPath('corpus/cr-en/20251114.txt')`. */
export function corpusPath(path: string): string {
  return join(root ?? '', path);
}

export function readCorpus(path: string): Buffer {
  return readFileSync(corpusPath(path));
}

/** A group of tests on real documents; reported as skipped, with the reason, where they are not at hand. */
export function describeWithCorpus(name: string, run: () => void): void {
  // Not even the callback runs then: it may read documents while it lists its tests.
  if (corpusMissing)
    describe.skip(`${name} (skipped: ${corpusMissing})`, () => test('needs real documents', () => {}));
  else describe(name, run);
}
