import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishSources, writeSources } from '../../src/ingest/keeping/write-sources.ts';
import type { Manifest } from '../../src/reading/sources/manifest.ts';
import { createFolder, readFolder } from './run-script.ts';

const DEAD = 2 ** 22 + 1;
const toDocument = (id: string, file = 'rules.txt') => ({
  manifest: {
    id,
    file,
    kind: 'document',
    origin: '',
    licence: '',
    unofficialDigest: false,
    sha256: '',
  } as Manifest,
  bytes: Buffer.from(`The rules of ${id}.`),
});

test('documents are kept all of them or none, wherever the writing ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }), (count, at) => {
      const root = createFolder();
      writeSources(root, [toDocument('kept')]);
      const before = readFolder(root);
      const documents = Array.from({ length: count }, (_, index) => toDocument(`new-${index}`));
      // A name in a folder that is not there fails as a full disk does.
      documents.splice(at, 0, toDocument('broken', 'none/rules.txt'));
      expect(() => writeSources(root, documents)).toThrow();
      expect(readFolder(root)).toEqual(before);
    }),
    { numRuns: 20 },
  );
});

test('what a killed run had written whole comes to its place, what it had not goes', () => {
  const root = createFolder();
  writeSources(root, [toDocument('one'), toDocument('two')]);
  const whole = readFolder(root);
  const stage = join(root, `.sources.all-${DEAD}-0a1b2c3d`);
  mkdirSync(stage);
  renameSync(join(root, 'two'), join(stage, 'two'));
  const half = join(root, `.sources.new-${DEAD}-0a1b2c3e`);
  mkdirSync(join(half, 'three'), { recursive: true });
  writeFileSync(join(half, 'three/rules.txt'), 'The ru');
  finishSources(root);
  expect(readFolder(root)).toEqual(whole);
});
