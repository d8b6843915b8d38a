import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIGEST } from '../digest-project.ts';
import { FIXTURES } from './fixtures.ts';
import { createFolder, createProject, readFolder, runScript } from './run-script.ts';

const english = resolve(FIXTURES, 'pair/input.en.txt');
const isPosix = process.platform !== 'win32';

function ingestTo(out: string, folder?: string) {
  return runScript('ingest.ts', [english, '--out', out], folder);
}

describe('npm run ingest --out leaves alone what is not its own', () => {
  test.each(['documents', 'rules', 'glossary', 'changes'])('a folder with a folder %s', async (name) => {
    const out = createFolder();
    mkdirSync(join(out, name));
    writeFileSync(join(out, name, 'letter.txt'), 'mine');
    const before = readFolder(out);
    const run = await ingestTo(out);
    expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('holds other files') });
    expect(readFolder(out)).toEqual(before);
  });

  test('what somebody put into the folders of collections', async () => {
    const out = join(createFolder(), 'out');
    expect((await ingestTo(out)).exitCode).toBe(0);
    writeFileSync(join(out, 'rules', 'letter.txt'), 'mine');
    expect((await ingestTo(out)).exitCode).toBe(0);
    expect(readFileSync(join(out, 'rules', 'letter.txt'), 'utf8')).toBe('mine');
    writeFileSync(join(out, 'rules', 'mine.json'), '[]');
    expect((await ingestTo(out)).exitCode).toBe(0);
    expect(readFileSync(join(out, 'rules', 'mine.json'), 'utf8')).toBe('[]');
  });

  test('a file', async () => {
    const file = join(createFolder(), 'letter.txt');
    writeFileSync(file, 'mine');
    expect(await ingestTo(file)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is a file') });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test.each([
    ['the root', '/'],
    ['the sources', 'content/sources'],
    ['a new folder among the sources', 'content/sources/new'],
  ])('%s', async (_, out) => {
    const project = createProject();
    const run = await ingestTo(out, project);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).not.toContain('    at ');
    expect(readFolder(project)).toEqual({});
  });

  test.runIf(isPosix)('a pipe, and a report to one', async () => {
    const folder = createFolder();
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    expect(await ingestTo(pipe)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('a pipe or a device'),
    });
    const reported = await runScript('ingest.ts', [english, '--out', join(folder, 'out'), '--report', pipe]);
    expect(reported).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--report') });
    expect(lstatSync(pipe).isFIFO()).toBe(true);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  test.runIf(isPosix)('a link: what it leads to is written, and a dangling one refused', async () => {
    const folder = createFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    expect((await ingestTo(join(folder, 'link'))).exitCode).toBe(0);
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
    expect(existsSync(join(folder, 'real/stamp.json'))).toBe(true);
    symlinkSync(join(folder, 'gone'), join(folder, 'dangling'));
    expect((await ingestTo(join(folder, 'dangling'))).exitCode).toBe(2);
    expect(lstatSync(join(folder, 'dangling')).isSymbolicLink()).toBe(true);
  });

  test('a report of a run that failed does not stand in the way of the next', async () => {
    const out = join(createFolder(), 'out');
    const report = ['--report', join(out, 'report.json')];
    expect((await runScript('ingest.ts', ['nowhere.txt', '--out', out, ...report])).exitCode).toBe(1);
    expect((await runScript('ingest.ts', [english, '--out', out, ...report])).exitCode).toBe(0);
    expect(Object.keys(readFolder(out))).toEqual(expect.arrayContaining(['report.json', 'stamp.json']));
  });

  test.runIf(process.platform === 'linux')('what the system refuses is told in a sentence', async () => {
    const run = await ingestTo('/proc/taiyaku');
    expect(run).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('/proc/taiyaku: cannot be written: '),
    });
    expect(run.stderr).not.toContain('    at ');
  });

  test('a path below a file is told in a sentence', async () => {
    const run = await ingestTo(join(english, 'out'));
    expect(run).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('a part of the path is a file'),
    });
    expect(run.stderr).not.toContain('    at ');
  });
});

describe('a report leaves alone what is not a report', () => {
  test.each(['letter.txt', 'package.json'])('%s, and the document that is read', async (name) => {
    const folder = createFolder();
    const file = join(folder, name);
    writeFileSync(file, '{"mine": true}');
    for (const target of [file, english]) {
      const before = readFileSync(target, 'utf8');
      const run = await runScript('ingest.ts', [english, '--out', join(folder, 'out'), '--report', target]);
      expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('another file') });
      expect(readFileSync(target, 'utf8')).toBe(before);
      const report = await runScript('translate-report.ts', [
        '--content',
        DIGEST.collections,
        '--out',
        target,
      ]);
      expect(report).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('another file') });
      expect(readFileSync(target, 'utf8')).toBe(before);
    }
  });

  test('an earlier report gives way, and so does an empty file', async () => {
    const folder = createFolder();
    const [ingested, translated] = [join(folder, 'report.json'), join(folder, 'report.md')];
    writeFileSync(ingested, '');
    for (let time = 0; time < 2; time++) {
      const run = await runScript('ingest.ts', [english, '--out', join(folder, 'out'), '--report', ingested]);
      expect(run.exitCode).toBe(0);
      const args = ['--content', DIGEST.collections, '--out', translated];
      expect((await runScript('translate-report.ts', args)).exitCode).toBe(0);
    }
  });
});

test.runIf(process.platform === 'linux')(
  'a file whose name is not UTF-8 is named, and what to do',
  async () => {
    const folder = createFolder();
    const text = readFileSync(english);
    writeFileSync(join(folder, 'rules.txt'), text);
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from('8dd92e747874', 'hex')]), text);
    const run = await runScript('ingest.ts', [folder, '--out', join(createFolder(), 'out')]);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toMatch(/裁\.txt:1:1: error: .*not in UTF-8; give it another name/);
  },
);
