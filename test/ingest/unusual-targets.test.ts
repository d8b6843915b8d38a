import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURES } from './fixtures.ts';
import { createFolder, createProject, readFolder, runScript } from './run-script.ts';

const english = resolve(FIXTURES, 'pair/input.en.txt');
const isPosix = process.platform !== 'win32';

function ingestTo(out: string, folder?: string) {
  return runScript('ingest.ts', [english, '--out', out], folder);
}

describe('npm run ingest --out leaves alone what is not its own', () => {
  test.each(['documents', 'rules', 'glossary', 'changes'])('a folder with a folder %s', (name) => {
    const out = createFolder();
    mkdirSync(join(out, name));
    writeFileSync(join(out, name, 'letter.txt'), 'mine');
    const before = readFolder(out);
    const run = ingestTo(out);
    expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('holds other files') });
    expect(readFolder(out)).toEqual(before);
  });

  test('what somebody put into the folders of collections', () => {
    const out = join(createFolder(), 'out');
    expect(ingestTo(out).exitCode).toBe(0);
    writeFileSync(join(out, 'rules', 'letter.txt'), 'mine');
    expect(ingestTo(out).exitCode).toBe(0);
    expect(readFileSync(join(out, 'rules', 'letter.txt'), 'utf8')).toBe('mine');
  });

  test('a file', () => {
    const file = join(createFolder(), 'letter.txt');
    writeFileSync(file, 'mine');
    expect(ingestTo(file)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is a file') });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test.each([
    ['the root', '/'],
    ['the sources', 'content/sources'],
    ['a new folder among the sources', 'content/sources/new'],
  ])('%s', (_, out) => {
    const project = createProject();
    const run = ingestTo(out, project);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).not.toContain('    at ');
    expect(readFolder(project)).toEqual({});
  });

  test.runIf(isPosix)('a pipe, and a report to one', () => {
    const folder = createFolder();
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    expect(ingestTo(pipe)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('a pipe or a device'),
    });
    const reported = runScript('ingest.ts', [english, '--out', join(folder, 'out'), '--report', pipe]);
    expect(reported).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--report') });
    expect(lstatSync(pipe).isFIFO()).toBe(true);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  test.runIf(isPosix)('a link: what it leads to is written, and a dangling one refused', () => {
    const folder = createFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    expect(ingestTo(join(folder, 'link')).exitCode).toBe(0);
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
    expect(existsSync(join(folder, 'real/stamp.json'))).toBe(true);
    symlinkSync(join(folder, 'gone'), join(folder, 'dangling'));
    expect(ingestTo(join(folder, 'dangling')).exitCode).toBe(2);
    expect(lstatSync(join(folder, 'dangling')).isSymbolicLink()).toBe(true);
  });

  test('a report of a run that failed does not stand in the way of the next', () => {
    const out = join(createFolder(), 'out');
    const report = ['--report', join(out, 'report.json')];
    expect(runScript('ingest.ts', ['nowhere.txt', '--out', out, ...report]).exitCode).toBe(1);
    expect(runScript('ingest.ts', [english, '--out', out, ...report]).exitCode).toBe(0);
    expect(Object.keys(readFolder(out))).toEqual(expect.arrayContaining(['report.json', 'stamp.json']));
  });

  test.runIf(process.platform === 'linux')('what the system refuses is told in a sentence', () => {
    const run = ingestTo('/proc/taiyaku');
    expect(run).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('/proc/taiyaku: cannot be written: '),
    });
    expect(run.stderr).not.toContain('    at ');
  });

  test('a path below a file is told in a sentence', () => {
    const run = ingestTo(join(english, 'out'));
    expect(run).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('a part of the path is a file'),
    });
    expect(run.stderr).not.toContain('    at ');
  });
});
