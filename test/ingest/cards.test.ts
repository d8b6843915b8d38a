import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURES } from './fixtures.ts';
import { createProject, readFolder, runScript } from './run-script.ts';

const SET = resolve('test/fixtures/cards/set.json');
const english = resolve(FIXTURES, 'pair/input.en.txt');

describe('a card file', () => {
  test('is kept by ingest:add, read by ingest, and leaves no trace when it goes', async () => {
    const project = createProject();
    await runScript('ingest-add.ts', [english], project);
    expect((await runScript('ingest.ts', [], project)).exitCode).toBe(0);
    const without = readFolder(join(project, 'content', 'collections'));
    const added = await runScript('ingest-add.ts', [SET], project);
    expect(added).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('content/cards/set.json: kept'),
    });
    expect(readFileSync(join(project, 'content/cards/set.json'))).toEqual(readFileSync(SET));
    expect(await runScript('ingest-add.ts', [SET], project)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('--replace'),
    });

    expect((await runScript('ingest.ts', ['--check'], project)).exitCode).toBe(1);
    expect(await runScript('ingest.ts', [], project)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Cards: 5, 4 of them'),
    });
    const {
      'cards.json': cards,
      'stamp.json': stamp,
      ...rest
    } = readFolder(join(project, 'content', 'collections'));
    expect(JSON.parse(cards ?? '')).toHaveLength(5);
    expect(stamp).not.toBe(without['stamp.json']);
    expect({ ...rest, 'stamp.json': without['stamp.json'] }).toEqual(without);

    await runScript('ingest.ts', ['--out', 'beside', english, SET], project);
    expect(readFolder(join(project, 'beside'))['cards.json']).toBe(cards);

    await runScript('ingest.ts', ['--out', 'beside', english], project);
    expect(Object.keys(readFolder(join(project, 'beside')))).not.toContain('cards.json');
  });

  test('has the Japanese of its rulings from release notes that are kept as a document', async () => {
    const project = createProject();
    const notes = [
      '『灯台』リリースノート',
      '最終更新 2024年4月20日',
      'カード別注釈',
      '《灯籠の蛾》\n{1}{W}\nクリーチャー ― 昆虫\n1/1\n飛行',
      '・ブロック指定時に飛行を持っていれば、後で失ってもブロックは有効なままである。',
    ];
    writeFileSync(join(project, 'notes.txt'), `${notes.join('\n\n')}\n`);
    await runScript('ingest.ts', ['--out', 'beside', SET, 'notes.txt'], project);
    const cards = JSON.parse(readFolder(join(project, 'beside'))['cards.json'] ?? '[]');
    const moth = cards.find(({ name }: { name: string }) => name === 'Lantern Moth');
    expect(moth.rulings).toMatchObject([
      { date: '2022-02-02' },
      { date: '2024-05-01', ja: expect.stringContaining('後で失っても') },
    ]);
    expect(moth.rulings[0].ja).toBeUndefined();
  });
});
