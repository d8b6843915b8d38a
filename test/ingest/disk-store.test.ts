import fs, { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDiskStore } from '../../src/ingest/pipeline/disk-store.ts';
import { currentProject, useProject } from '../../src/model/game/current-game.ts';
import { createFolder } from './run-script.ts';

const TEXT = JSON.stringify(
  Array.from({ length: 60 }, (_, index) => ({
    number: `100.${index}`,
    text: `A lamp shines ${index} times.`,
  })),
);

test('what was kept is there at the next run', () => {
  const folder = createFolder();
  openDiskStore(folder).set('lamps', TEXT);
  expect(openDiskStore(folder).get('lamps')).toBe(TEXT);
});

test('what other code kept is removed, and what cannot be is left for a later run', () => {
  const folder = createFolder();
  const other = join(folder, 'a'.repeat(64));
  const busy = () => {
    throw new Error('ENOTEMPTY');
  };
  mkdirSync(other);
  const { rmSync } = fs;
  Object.assign(fs, { rmSync: busy });
  syncBuiltinESMExports();
  try {
    openDiskStore(folder);
  } finally {
    Object.assign(fs, { rmSync });
    syncBuiltinESMExports();
  }
  expect(existsSync(other)).toBe(true);
  openDiskStore(folder);
  expect(existsSync(other)).toBe(false);
});

test('what is kept of one game stays while another is read', () => {
  const folder = createFolder();
  openDiskStore(folder).set('lamps', TEXT);
  const { game, ...project } = currentProject();
  try {
    useProject({ ...project, game: { ...game, names: { en: 'Lamps', ja: 'ランプ' } } });
    expect(openDiskStore(folder).get('lamps')).toBeUndefined();
  } finally {
    useProject({ ...project, game });
  }
  expect(openDiskStore(folder).get('lamps')).toBe(TEXT);
});

test('what the disk damaged is as if it had never been kept: no bit may turn, no byte be missing', () => {
  const folder = createFolder();
  openDiskStore(folder).set('lamps', TEXT);
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('lamps'),
  );
  const file = join(folder, name ?? '');
  const whole = readFileSync(file);
  const flipped = fc.nat(whole.length * 8 - 1).map((bit) => {
    const bytes = Buffer.from(whole);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return bytes;
  });
  const cut = fc.nat(whole.length - 1).map((length) => whole.subarray(0, length));
  const store = openDiskStore(folder);
  fc.assert(
    fc.property(fc.oneof(flipped, cut), (bytes) => {
      writeFileSync(file, bytes);
      // Bits of the header that say nothing of the text may turn.
      expect([undefined, TEXT]).toContain(store.get('lamps'));
    }),
    { numRuns: 500 },
  );
});
