import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { DIGEST } from '../digest-project.ts';
import { createProject, readFolder, runScript } from './run-script.ts';

/** An edition of an invented game, of the same day as the newest of the sample. */
function writeEdition(project: string, lang: 'en' | 'ja'): string {
  const file = join(project, `rules.${lang}.txt`);
  const text = readFileSync(`test/fixtures/ingest/pair/input.${lang}.txt`, 'utf8');
  writeFileSync(
    file,
    text.replace('March 1, 2026', 'April 17, 2026').replace('2026年3月1日', '2026年4月17日'),
  );
  return file;
}

function createClone(): string {
  const project = createProject();
  cpSync(DIGEST.authored, join(project, 'content'), { recursive: true });
  return project;
}

const listDigest = (project: string) =>
  readdirSync(join(project, 'content/sources')).filter((name) => name.startsWith('digest-'));
const readCollections = (project: string) => readFolder(join(project, 'content/collections'));

describe('the sample', () => {
  let project: string;
  let sample: Record<string, string>;
  beforeAll(async () => {
    project = createClone();
    expect((await runScript('ingest.ts', [], project)).exitCode).toBe(0);
    sample = readCollections(project);
  });

  /** Another clone, with the readings that the first has kept. */
  const createSecond = () => {
    const second = createClone();
    cpSync(join(project, '.cache'), join(second, '.cache'), { recursive: true });
    return second;
  };

  test('is left out with all that belongs to it when an edition of the same day is added', async () => {
    const files = [writeEdition(project, 'en'), writeEdition(project, 'ja')];
    expect(await runScript('ingest-add.ts', files, project)).toMatchObject({ exitCode: 0, stderr: '' });
    const run = await runScript('ingest.ts', [], project);
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('13 rules, 13 paired') });
    expect(run.stdout.match(/^The sample is left out.*$/gm)).toEqual([
      `The sample is left out, because you keep an edition of your own: ${listDigest(project).length} documents.`,
    ]);
    expect(JSON.stringify(readCollections(project))).not.toContain('digest-');
  });

  test('may be removed by hand', async () => {
    const before = readCollections(project);
    for (const name of listDigest(project))
      rmSync(join(project, 'content/sources', name), { recursive: true });
    const run = await runScript('ingest.ts', [], project);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).not.toContain('sample');
    expect(readCollections(project)).toEqual(before);
  });

  test('comes back when no other edition is kept, to the byte', async () => {
    const again = createSecond();
    await runScript('ingest-add.ts', [writeEdition(again, 'en')], again);
    expect((await runScript('ingest.ts', [], again)).exitCode).toBe(0);
    rmSync(join(again, 'content/sources/cr-2026-04-17-en'), { recursive: true });
    expect((await runScript('ingest.ts', [], again)).exitCode).toBe(0);
    expect(readCollections(again)).toEqual(sample);
  });

  test('stays beside a document that is no edition', async () => {
    const again = createSecond();
    const file = join(again, 'lamps.txt');
    writeFileSync(file, '116.2p. A player may light a lamp.\n116.2p プレイヤーは灯を1つ灯してもよい。\n');
    expect((await runScript('ingest-add.ts', [file, '--kind', 'cr-update'], again)).exitCode).toBe(0);
    const run = await runScript('ingest.ts', [], again);
    expect(run.exitCode).toBe(0);
    expect(Object.keys(readCollections(again))).toEqual(
      expect.arrayContaining([...Object.keys(sample), 'documents/lamps.json']),
    );
  });
});
