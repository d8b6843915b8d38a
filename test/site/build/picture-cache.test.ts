import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { pruneKept } from '../../../src/site/build/page-cache.ts';
import { openPictureCache } from '../../../src/site/build/write-pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'taiyaku-pictures-'));
afterAll(() => rmSync(root, { recursive: true }));

const draw = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="${colour}"/></svg>`;

/** A cache with pictures of earlier builds, `0…0.png` the one asked for last. */
function fill(name: string, count: number): string {
  const folder = join(root, name);
  mkdirSync(folder);
  for (let age = 0; age < count; age++) {
    const file = join(folder, toName(age));
    writeFileSync(file, 'old');
    utimesSync(file, 1_000_000_000 - age, 1_000_000_000 - age);
  }
  return folder;
}

const toName = (age: number) => `${age.toString(16).padStart(64, '0')}.png`;

const makePng = async (cache: ReturnType<typeof openPictureCache>, svg: string) =>
  (await cache.read(await cache.keep(svg))) ?? Buffer.of();

test('a picture is made once and read from then on', async () => {
  const folder = fill('once', 0);
  const made = await makePng(openPictureCache(folder), draw('red'));
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, name))).toEqual(made);
  const other = await makePng(openPictureCache(fill('other', 0)), draw('blue'));
  writeFileSync(join(folder, name), other);
  expect(await makePng(openPictureCache(folder), draw('red'))).toEqual(other);
});

test('a picture that the disk damaged is made anew', async () => {
  const folder = fill('damaged', 0);
  const made = await makePng(openPictureCache(folder), draw('red'));
  const [name = ''] = readdirSync(folder);
  const flipped = fc.nat(made.length * 8 - 1).map((bit) => {
    const bytes = Buffer.from(made);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return bytes;
  });
  const cut = fc.nat(made.length - 1).map((length) => made.subarray(0, length));
  await fc.assert(
    fc.asyncProperty(fc.oneof(flipped, cut), async (bytes) => {
      writeFileSync(join(folder, name), bytes);
      expect(await makePng(openPictureCache(folder), draw('red'))).toEqual(made);
    }),
  );
});

test('what no build asks for goes, the longest unasked first; what this one asked for stays', async () => {
  const folder = fill('pruned', 5);
  await makePng(openPictureCache(folder), draw('red'));
  const [used] = readdirSync(folder).filter((name) => !/^0{60}/.test(name));
  utimesSync(join(folder, used ?? ''), 0, 0);
  const cache = openPictureCache(folder);
  await makePng(cache, draw('red'));
  await makePng(cache, draw('blue'));
  // What was asked for is some hundred bytes, of the others each has three.
  const bytes = (name: string) => statSync(join(folder, name)).size;
  const asked = readdirSync(folder).filter((name) => !/^0{60}/.test(name));
  pruneKept(folder, asked.reduce((sum, name) => sum + bytes(name), 0) + 6);
  const left = readdirSync(folder);
  expect(left.filter((name) => /^0{60}/.test(name))).toEqual([toName(0), toName(1)]);
  expect(left).toContain(used);
  expect(left).toHaveLength(4);
});

test('a picture that was asked for again outlives those that were not', async () => {
  const folder = fill('again', 2);
  await makePng(openPictureCache(folder), draw('red'));
  const [asked = ''] = readdirSync(folder).filter((name) => !/^0{60}/.test(name));
  utimesSync(join(folder, asked), 0, 0);
  await makePng(openPictureCache(folder), draw('red'));
  pruneKept(folder, statSync(join(folder, asked)).size);
  expect(readdirSync(folder)).toEqual([asked]);
});

test('other files in the folder are not touched', () => {
  const folder = fill('foreign', 1);
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  pruneKept(folder, 0);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});
