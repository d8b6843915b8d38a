import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toDocumentName, toSourceName } from '../../src/ingest/keeping/document-name.ts';
import { collectTerms } from '../../src/ingest/pipeline/collect-authored.ts';
import { manifestSchema } from '../../src/reading/sources/manifest.ts';
import { FIXTURES } from './fixtures.ts';
import { createFolder, createProject, runScript } from './run-script.ts';

const english = resolve(FIXTURES, 'pair/input.en.txt');
const isPosix = process.platform !== 'win32';

/** Every failure is told in sentences: no stack, no control character. */
function expectSentences({ exitCode, stderr }: { exitCode: number | null; stderr: string }): void {
  expect(exitCode).not.toBe(0);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
}

describe('documents that are none', () => {
  test.runIf(isPosix)('a pipe is refused before it is opened for good', async () => {
    const folder = createFolder();
    spawnSync('mkfifo', [join(folder, 'pipe')]);
    const run = await runScript('ingest.ts', [join(folder, 'pipe'), '--out', join(folder, 'out')]);
    expectSentences(run);
    expect(run.stderr).toContain('it is a pipe or a device');
  });

  test('an empty folder and a file larger than any document', async () => {
    const folder = createFolder();
    const large = join(createFolder(), 'large.txt');
    writeFileSync(large, '');
    truncateSync(large, 2_000_000_000);
    const run = await runScript('ingest.ts', [folder, large, '--out', join(folder, 'out')]);
    expectSentences(run);
    expect(run.stderr).toContain('there is no document in this folder');
    expect(run.stderr).toContain('2000 MB are too many');
  });

  test('a name that would steer the terminal is shown, not sent', async () => {
    const run = await runScript('ingest.ts', [
      'no\u001b[2Jsuch\u202e.txt',
      '--out',
      join(createFolder(), 'out'),
    ]);
    expectSentences(run);
    expect(run.stderr).toContain('no[U+001B][2Jsuch[U+202E].txt');
  });
});

describe('kept sources that are damaged', () => {
  const sha256 = createHash('sha256').update(readFileSync(english)).digest('hex');
  const manifest = { id: 'a', file: 'a.txt', kind: 'cr-text', lang: 'en', origin: 'x', licence: 'x', sha256 };

  function keep(fields: object): string {
    const project = createProject();
    mkdirSync(join(project, 'content/sources/a'));
    writeFileSync(join(project, 'content/secret.txt'), readFileSync(english));
    writeFileSync(join(project, 'content/sources/a/a.txt'), readFileSync(english));
    writeFileSync(
      join(project, 'content/sources/a/manifest.json'),
      JSON.stringify({ ...manifest, ...fields }),
    );
    return project;
  }

  test.each([
    ['a day that no calendar has', { edition: '2026-99-99' }, 'edition'],
    ['February 30', { edition: '2026-02-30' }, 'edition'],
    ['a document outside its folder', { file: '../../secret.txt' }, 'file'],
    ['a document that is its manifest', { file: 'manifest.json' }, 'file'],
  ])('%s in a manifest', async (_, fields, named) => {
    const run = await runScript('ingest.ts', [], keep(fields));
    expectSentences(run);
    expect(run.stderr).toContain(`error: ${named}:`);
    expect(run.stderr).toContain('[manifest-invalid]');
  });

  test.runIf(isPosix)('a link that leads nowhere', async () => {
    const project = keep({});
    symlinkSync('/nowhere/at/all', join(project, 'content/sources/b'));
    const run = await runScript('ingest.ts', [], project);
    expectSentences(run);
    expect(run.stderr).toContain('content/sources/b:1:1: error: the link cannot be followed');
  });

  test('a broken table of terms and a broken table of exceptions', async () => {
    const project = keep({});
    mkdirSync(join(project, 'content/terms'));
    writeFileSync(join(project, 'content/terms/keywords.json'), '[{"en": "Flying"');
    writeFileSync(join(project, 'content/exceptions.json'), '{}');
    const run = await runScript('ingest.ts', [], project);
    expectSentences(run);
    expect(run.stderr).toContain('content/terms/keywords.json:1:1: error: not JSON');
    expect(run.stderr).toContain('[exception-invalid]');
  });
});

test('a text of a day that no calendar has states none', async () => {
  const folder = createFolder();
  const file = join(folder, 'february.txt');
  writeFileSync(file, readFileSync(english, 'utf8').replace('March 1, 2026', 'February 30, 2026'));
  const run = await runScript('ingest.ts', [file, '--out', join(folder, 'out')]);
  expectSentences(run);
  expect(run.stderr).toContain('[edition-unknown]');
});

test('from another folder the terms that ship with the program are compared with', async () => {
  const folder = createFolder();
  const run = await runScript('ingest.ts', [english, '--out', 'out', '--report', 'report.json'], folder);
  expect(run.exitCode).toBe(0);
  const here = process.cwd();
  const there = collectTerms();
  process.chdir(folder);
  try {
    expect(collectTerms()).toEqual(there);
  } finally {
    process.chdir(here);
  }
  expect(there.length).toBeGreaterThan(100);
  expect(await runScript('ingest-add.ts', [english], folder)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('change to the project’s folder'),
  });
});

describe('names that documents are kept under', () => {
  test.each([
    ['rules.txt', 'rules.txt'],
    ['総合ルール 2026.html', '総合ルール 2026.html'],
    ['a:b?.txt', 'a_b_.txt'],
    ['..', 'document'],
    ['.htaccess', 'htaccess'],
    ['con.txt', 'document.txt'],
    ['manifest.json', 'document.json'],
    ['exceptions.json', 'document.json'],
    ['a\u0000\u001b[2J.txt', 'a__[2J.txt'],
  ])('%j is kept as %j', (name, kept) => {
    expect(toDocumentName(name)).toBe(kept);
  });

  test('a long one is cut between characters and keeps its ending', () => {
    const kept = toDocumentName(`${'総'.repeat(300)}.html`);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(150);
    expect(kept).toMatch(/^総+\.html$/);
  });

  test.each(['con.txt', 'ルール.txt', 'COM1.html', '%%%', '', 'a'.repeat(500), 'Ärger über.txt'])(
    'of %j a source is named in ASCII',
    (name) => {
      expect(manifestSchema.shape.id.safeParse(toSourceName(name, 'questions')).success).toBe(true);
      expect(manifestSchema.shape.file.safeParse(toDocumentName(name)).success).toBe(true);
    },
  );
});
