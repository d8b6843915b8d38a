import { mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCollections } from '../../../src/ingest/pipeline/collection-folder.ts';
import { snapshotCollections } from '../../../src/site/build/build-folder.ts';
import { readFolder } from '../../ingest/run-script.ts';

const toFiles = (run: string) =>
  new Map([
    ['stamp.json', `{"run": "${run}"}`],
    ['editions.json', run],
    ['rules/2026-03-01.json', run],
  ]);

test('a copy is of one run of ingest, also where another run comes in between', () => {
  const parent = mkdtempSync(join(tmpdir(), 'taiyaku-snapshot-'));
  const [collections, copy] = [join(parent, 'collections'), join(parent, 'copy')];
  writeCollections(collections, toFiles('first'));
  let met = 0;
  snapshotCollections(collections, copy, () => {
    if (met++ === 0) writeCollections(collections, toFiles('second'));
  });
  expect(met).toBe(2);
  expect(readFolder(copy)).toEqual(Object.fromEntries(toFiles('second')));
});

test('a copy does not change with the collections', () => {
  const parent = mkdtempSync(join(tmpdir(), 'taiyaku-snapshot-'));
  const [collections, copy] = [join(parent, 'collections'), join(parent, 'copy')];
  writeCollections(collections, toFiles('first'));
  snapshotCollections(collections, copy);
  writeCollections(collections, toFiles('second'));
  renameSync(collections, `${collections}-gone`);
  expect(readFileSync(join(copy, 'editions.json'), 'utf8')).toBe('first');
});

test('collections that change all the time are told', () => {
  const parent = mkdtempSync(join(tmpdir(), 'taiyaku-snapshot-'));
  const collections = join(parent, 'collections');
  writeCollections(collections, toFiles('0'));
  let run = 0;
  const change = () => writeCollections(collections, toFiles(String(++run)));
  expect(() => snapshotCollections(collections, join(parent, 'copy'), change)).toThrow(
    'changes all the time',
  );
});
