import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportSchema } from '../../src/ingest/pipeline/report.ts';
import { FIXTURES } from './fixtures.ts';
import { createFolder, createProject, readFolder, runScript } from './run-script.ts';

const english = resolve(FIXTURES, 'pair/input.en.txt');
const japanese = resolve(FIXTURES, 'pair/input.ja.txt');

describe('npm run ingest with documents', () => {
  test('pairs English and Japanese of one edition, reports, and exits 0', async () => {
    const folder = createFolder();
    const [out, report] = [join(folder, 'out'), join(folder, 'report.json')];
    const run = await runScript('ingest.ts', [japanese, english, '--out', out, '--report', report]);
    expect(run).toMatchObject({ exitCode: 0 });
    expect(run.stdout).toContain('13 rules, 13 paired');
    const { sources, counts } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    expect(counts).toMatchObject({ chapters: 2, sections: 4, rules: 13, examples: 3, paired: 13 });
    expect(sources).toEqual([
      expect.objectContaining({ file: english, kind: 'cr-text', lang: 'en', edition: '2026-03-01' }),
      expect.objectContaining({
        file: japanese,
        kind: 'cr-text',
        lang: 'ja',
        encoding: 'utf-8',
        unaccounted: 0,
      }),
    ]);
    expect(readdirSync(folder).sort()).toEqual(['out', 'report.json']);
  });

  test('writes the same bytes again, and --check says so', async () => {
    const out = join(createFolder(), 'out');
    expect((await runScript('ingest.ts', [english, japanese, '--out', out])).exitCode).toBe(0);
    const first = readFolder(out);
    expect((await runScript('ingest.ts', [japanese, english, '--out', out])).exitCode).toBe(0);
    expect(readFolder(out)).toEqual(first);
    expect((await runScript('ingest.ts', [english, japanese, '--out', out, '--check'])).exitCode).toBe(0);
  });

  test('--check names each stale file, writes nothing and exits 1', async () => {
    const out = join(createFolder(), 'out');
    await runScript('ingest.ts', [english, japanese, '--out', out]);
    writeFileSync(join(out, 'rules/2026-03-01.json'), '[]\n');
    writeFileSync(join(out, 'rules/1999-01-01.json'), '[]\n');
    const before = readFolder(out);
    const run = await runScript('ingest.ts', [english, japanese, '--out', out, '--check']);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toContain('rules/2026-03-01.json: different');
    // What no list of ours names is not ours to call stale.
    expect(run.stderr).not.toContain('rules/1999-01-01.json');
    expect(readFolder(out)).toEqual(before);
  });

  test('--check of a folder that is not there exits 1 and does not make it', async () => {
    const out = join(createFolder(), 'none');
    const run = await runScript('ingest.ts', [english, '--out', out, '--check']);
    expect(run).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('rules/2026-03-01.json: missing'),
    });
    expect(existsSync(out)).toBe(false);
  });

  test('--strict fails on a warning, and not without one', async () => {
    const folder = createFolder();
    const doubtful = resolve(FIXTURES, 'references/input.en.txt');
    expect((await runScript('ingest.ts', [doubtful, '--out', join(folder, 'a')])).exitCode).toBe(0);
    const strict = await runScript('ingest.ts', [doubtful, '--out', join(folder, 'b'), '--strict']);
    expect(strict).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('[reference-title]') });
    expect(existsSync(join(folder, 'b'))).toBe(false);
    expect((await runScript('ingest.ts', [english, '--out', join(folder, 'c'), '--strict'])).exitCode).toBe(
      0,
    );
  });

  test('takes edition and language as told', async () => {
    const folder = createFolder();
    const report = join(folder, 'report.json');
    const args = [
      english,
      '--out',
      join(folder, 'out'),
      '--edition',
      '2020-02-02',
      '--kind',
      'cr-text',
      '--lang',
      'en',
    ];
    expect((await runScript('ingest.ts', [...args, '--report', report])).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(report, 'utf8')).sources[0]).toMatchObject({ edition: '2020-02-02' });
    expect(existsSync(join(folder, 'out/rules/2020-02-02.json'))).toBe(true);
  });
});

describe('npm run ingest with a document in error', async () => {
  const folder = createFolder();
  const out = join(folder, 'out');
  const report = join(folder, 'report.json');
  await runScript('ingest.ts', [english, japanese, '--out', out]);
  const before = readFolder(out);

  test.each([
    ['missing', undefined, 'there is no such file [file-missing]'],
    ['empty', '', '[file-empty]'],
    ['blank', ' \n\n', '[file-empty]'],
    ['binary', '\u0000\u0001\u0002\u0003PNG\u0000\u0000', '[file-binary]'],
  ])('%s: names it, exits 1, keeps the old collections', async (name, text, message) => {
    const file = join(folder, `${name}.txt`);
    if (text !== undefined) writeFileSync(file, text);
    const run = await runScript('ingest.ts', [english, file, '--out', out, '--report', report]);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toContain(`${file}:1:1: error:`);
    expect(run.stderr).toContain(message);
    expect(run.stderr).toContain('nothing was written');
    expect(readFolder(out)).toEqual(before);
    expect(JSON.parse(readFileSync(report, 'utf8')).diagnostics[0]).toMatchObject({
      severity: 'error',
      file,
    });
  });
});

describe('wrong usage exits 2', () => {
  test.each([
    ['a document without --out', [english], '--out DIR'],
    ['an unknown option', ['--outt', 'x'], '--outt'],
    ['an unknown kind', [english, '--out', 'x', '--kind', 'novel'], '--kind is one of'],
    ['an unknown language', [english, '--out', 'x', '--lang', 'fr'], '--lang is en or ja'],
    ['a day that is none', [english, '--out', 'x', '--edition', '2026-02-30'], '--edition is a day'],
    ['hints without a document', ['--lang', 'en'], 'belong to FILE'],
    ['the working folder as --out', [english, '--out', '.'], 'working folder'],
  ])('%s', async (_, args, message) => {
    const run = await runScript('ingest.ts', args);
    expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
  });
});

describe('npm run ingest without documents', () => {
  test('reads what npm run ingest:add kept, with its exceptions', async () => {
    const project = createProject();
    const kept = resolve(FIXTURES, 'references/input.en.txt');
    expect((await runScript('ingest-add.ts', [kept], project)).exitCode).toBe(0);
    const file = 'content/sources/cr-2026-03-01-en/input.en.txt';
    const exceptions = [
      { code: 'reference-title', file, line: 57, column: 1, reason: 'printed so' },
      { code: 'reference-unresolved', file, line: 41, column: 1, actual: '100.1c', reason: 'printed so' },
      { code: 'reference-unresolved', file, line: 41, column: 1, actual: '100.1d', reason: 'printed so' },
    ];
    writeFileSync(join(project, 'content/exceptions.json'), JSON.stringify(exceptions));
    const run = await runScript('ingest.ts', ['--strict'], project);
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('no diagnostics') });
    expect(existsSync(join(project, 'content/collections/stamp.json'))).toBe(true);

    writeFileSync(
      join(project, 'content/exceptions.json'),
      JSON.stringify([...exceptions, { ...exceptions[0], line: 58 }]),
    );
    const unused = await runScript('ingest.ts', [], project);
    expect(unused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('[exception-unused]') });
  });

  test('a changed document, a lost manifest and an empty folder are errors', async () => {
    const project = createProject();
    expect(await runScript('ingest.ts', [], project)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('no document is kept here'),
    });
    await runScript('ingest-add.ts', [english], project);
    const kept = join(project, 'content/sources/cr-2026-03-01-en/input.en.txt');
    writeFileSync(kept, `${readFileSync(kept, 'utf8')}\nOne more line.\n`);
    mkdirSync(join(project, 'content/sources/bare'));
    const run = await runScript('ingest.ts', [], project);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toContain('[file-changed]');
    expect(run.stderr).toContain('content/sources/bare/manifest.json:1:1: error:');
  });
});
