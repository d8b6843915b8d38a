import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { isWholePng } from '../../../src/features/pictures/to-png.ts';
import { once } from '../../../src/rulebook/book/once.ts';
import { corpusMissing, corpusPath } from '../../corpus.ts';
import { runScript } from '../../ingest/run-script.ts';
import { readEpub } from './read-epub.ts';
import { runEpub } from './run-epub.ts';

/** Where Debian's package has it: a program of Java. */
const EPUBCHECK = '/usr/share/java/epubcheck.jar';
/** Collections that are made into a book within a moment. */
const SMALL = 'test/fixtures/site/collections';
/** Megabytes that a full edition may have. */
const MOST = 3;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });
const folder = mkdtempSync(join(tmpdir(), 'taiyaku-epub-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const missing = !existsSync(EPUBCHECK)
  ? 'the package epubcheck is not installed'
  : spawnSync('java', ['-version']).status === 0
    ? undefined
    : 'there is no java';
const testWithChecker = missing ? test.skip : test;
const because = missing ? ` (skipped: ${missing})` : '';

function check(file: string): void {
  // Starting takes longer than checking: nothing is compiled to the utmost, and no thread beside collects what is left.
  const run = spawnSync('java', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', EPUBCHECK, file], {
    encoding: 'utf8',
  });
  expect(run.stdout + run.stderr).toContain('No errors or warnings detected');
}

const makeOlder = once(async (): Promise<string> => {
  const file = join(folder, 'older.epub');
  expect((await runEpub(['--edition', '2024-09-20', '--out', file])).exitCode).toBe(0);
  return file;
});

const makeStarter = once(async (): Promise<string> => {
  const file = join(folder, 'starter.epub');
  expect((await runEpub(['--ruby', '--out', file])).exitCode).toBe(0);
  return file;
});

describe('npm run epub', () => {
  test.each([
    ['of both kinds of folder', ['--site', 'a', '--content', 'b'], /not both/],
    ['of a language there is not', ['--lang', 'fr'], /both, ja, en/],
    ['of readings over English', ['--lang', 'en', '--ruby'], /--ruby is for Japanese/],
    ['of an edition that is not at hand', ['--edition', '1999-01-01'], /there is 2024-09-20, 2026-04-17/],
    ['over what is no e-book', ['--out', 'package.json'], /another file/],
    ['into a folder', ['--out', 'content'], /is a folder/],
  ])('is told what is wrong with an e-book %s', async (_, args, message) => {
    const before = readFileSync('package.json', 'utf8');
    const run = await runEpub(args);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(message);
    expect(readFileSync('package.json', 'utf8')).toBe(before);
  });

  test('without content says what to do', async () => {
    const run = await runEpub(['--content', folder]);
    expect(run).toMatchObject({ exitCode: 1 });
    expect(run.stderr).toContain('npm run ingest');
  });

  test('takes the place of an older e-book; the same content gives the same bytes', async () => {
    const [one, two] = [join(folder, 'one.epub'), join(folder, 'two.epub')];
    copyFileSync(await makeOlder(), two);
    for (const file of [one, two])
      expect((await runEpub(['--content', SMALL, '--ruby', '--out', file])).exitCode).toBe(0);
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
    writeFileSync(two, 'mine');
    expect((await runEpub(['--out', two])).exitCode).toBe(2);
  });

  test('of an older edition has its own numbers and leads to its own rules', async () => {
    const files = readEpub(readFileSync(await makeOlder()));
    expect(files['EPUB/nav.xhtml']).toContain('>701.34 予示する / Manifest<');
    expect(files['EPUB/package.opf']).toContain('2024-09-20T00:00:00Z');
  });

  test('has a cover as pictures of books are, and names who wrote it', async () => {
    const bytes = unzipSync(readFileSync(await makeOlder()))['EPUB/cover.png'] ?? new Uint8Array();
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 1920]);
    expect(isWholePng(Buffer.from(bytes))).toBe(true);
    const opf = readEpub(readFileSync(await makeOlder()))['EPUB/package.opf'] ?? '';
    expect(opf).toContain('href="cover.png" media-type="image/png" properties="cover-image"');
    expect(opf).toMatch(/<dc:creator id="creator">Taiyaku<\/dc:creator>/);
  });

  testWithChecker(`is right by EPUBCheck: the starter edition with readings${because}`, async () => {
    check(await makeStarter());
  });

  const withCorpus = corpusMissing ? test.skip : test;
  withCorpus(
    `of a full edition has at most ${MOST} MB${corpusMissing ? ` (skipped: ${corpusMissing})` : ''}`,
    async () => {
      const content = join(folder, 'full');
      const documents = ['corpus/cr-en/20260116.txt', 'corpus/official-ja/ja-20260116.txt'].map(corpusPath);
      expect((await runScript('ingest.ts', [...documents, '--out', content])).exitCode).toBe(0);
      const file = join(folder, 'full.epub');
      expect((await runEpub(['--content', content, '--ruby', '--out', file])).exitCode).toBe(0);
      expect(readFileSync(file).length).toBeLessThan(MOST * 1_000_000);
      if (!missing) check(file);
    },
  );
});
