import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeCollections } from '../../src/ingest/pipeline/collection-folder.ts';
import { FIXTURES } from './fixtures.ts';
import { createFolder, killScript, readFolder, runScript } from './run-script.ts';

const OLD = new Map([
  ['stamp.json', 'old'],
  ['rules/a.json', 'old'],
]);
const NEW = new Map([
  ['stamp.json', 'new'],
  ['rules/b.json', 'new'],
]);
/** A process number that no process has. */
const DEAD = 2 ** 22 + 1;

function createCollections(): { parent: string; target: string } {
  const parent = createFolder();
  const target = join(parent, 'collections');
  writeCollections(target, OLD);
  return { parent, target };
}

describe('writing the collections', () => {
  test('replaces the old ones whole and leaves nothing beside them', () => {
    const { parent, target } = createCollections();
    writeCollections(target, NEW);
    expect(readFolder(target)).toEqual(Object.fromEntries(NEW));
    expect(readdirSync(parent)).toEqual(['collections']);
  });

  test('leaves what others keep in the folder', () => {
    const { target } = createCollections();
    mkdirSync(join(target, 'mine'));
    writeFileSync(join(target, 'mine/notes.txt'), 'mine');
    writeCollections(target, NEW);
    expect(readFolder(target)).toEqual({ ...Object.fromEntries(NEW), 'mine/notes.txt': 'mine' });
  });

  test.each([1, 2])('keeps the old ones when renaming number %i fails', (fails) => {
    const { parent, target } = createCollections();
    let count = 0;
    const rename = (from: string, to: string) => {
      if (++count >= fails) throw new Error('the disk is gone');
      renameSync(from, to);
    };
    expect(() => writeCollections(target, NEW, rename)).toThrow('the disk is gone');
    expect(readFolder(target)).toEqual(Object.fromEntries(OLD));
    expect(readdirSync(parent)).toEqual(['collections']);
  });

  test('tries again when another run puts its folder there first', () => {
    const { parent, target } = createCollections();
    let met = false;
    const rename = (from: string, to: string) => {
      if (!met && to === target) {
        met = true;
        mkdirSync(target);
        writeFileSync(join(target, 'stamp.json'), 'other');
      }
      renameSync(from, to);
    };
    writeCollections(target, NEW, rename);
    expect(readFolder(target)).toEqual(Object.fromEntries(NEW));
    expect(readdirSync(parent)).toEqual(['collections']);
  });

  test('after a run that was killed between the renamings the old ones come back first', () => {
    const { parent, target } = createCollections();
    renameSync(target, join(parent, `.collections.old-${DEAD}-0a1b2c3d`));
    mkdirSync(join(parent, `.collections.new-${DEAD}-0a1b2c3d`));
    const rename = () => {
      throw new Error('stop here');
    };
    expect(() => writeCollections(target, NEW, rename)).toThrow('stop here');
    expect(readFolder(target)).toEqual(Object.fromEntries(OLD));
    expect(readdirSync(parent)).toEqual(['collections']);
  });

  test('does not touch the working folder of a run that is alive', () => {
    const { parent, target } = createCollections();
    const alive = join(parent, `.collections.new-${process.ppid}-0a1b2c3d`);
    mkdirSync(alive);
    writeCollections(target, NEW);
    expect(existsSync(alive)).toBe(true);
  });
});

test('a run killed at any moment leaves the old or the new collections whole', async () => {
  const files = (name: string) => [
    resolve(FIXTURES, name, 'input.en.txt'),
    resolve(FIXTURES, name, 'input.ja.txt'),
  ];
  const parent = createFolder();
  const out = join(parent, 'out');
  const fresh = join(createFolder(), 'fresh');
  await runScript('ingest.ts', [...files('glossary-heads'), '--out', fresh]);
  await runScript('ingest.ts', [...files('pair'), '--out', out]);
  const [before, after] = [readFolder(out), readFolder(fresh)];
  for (let delay = 60; delay <= 420; delay += 40) {
    await killScript('ingest.ts', [...files('glossary-heads'), '--out', out], delay);
    expect([before, after]).toContainEqual(readFolder(out));
  }
  expect((await runScript('ingest.ts', [...files('glossary-heads'), '--out', out])).exitCode).toBe(0);
  expect(readFolder(out)).toEqual(after);
  expect(readdirSync(parent)).toEqual(['out']);
});

test('two runs at once leave one whole result', async () => {
  const parent = createFolder();
  const out = join(parent, 'out');
  const names = ['pair', 'glossary-heads', 'pair', 'glossary-heads'];
  const results: Record<string, string>[] = [];
  for (const name of names.slice(0, 2)) {
    const fresh = join(createFolder(), 'fresh');
    await runScript('ingest.ts', [resolve(FIXTURES, name, 'input.en.txt'), '--out', fresh]);
    results.push(readFolder(fresh));
  }
  await Promise.all(
    names.map((name) =>
      killScript('ingest.ts', [resolve(FIXTURES, name, 'input.en.txt'), '--out', out], 60_000),
    ),
  );
  expect(results).toContainEqual(readFolder(out));
  expect(readdirSync(parent)).toEqual(['out']);
});
