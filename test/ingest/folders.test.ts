import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listDocuments } from '../../src/ingest/keeping/collect-sources.ts';
import { manifestSchema } from '../../src/reading/sources/manifest.ts';
import { createFolder, createProject, readFolder, runScript } from './run-script.ts';

/** Questions about lamps of an invented game; each number makes another document. */
const toQuestions = (number: number) => `よくある質問 ${number}

Q. ランプ${number}は消せますか？
A. はい、いつでも消せます。

Q. ランプ${number}はともせますか？
A. いいえ、ともせません。
`;

function createFiles(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = createFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe('the documents of a folder', () => {
  const folder = createFiles({
    'b.txt': 'b',
    'a.html': 'a',
    'a_files/script.js': 'js',
    'a_files/deep/page.html': 'part',
    'old.htm': 'old',
    'old.files/style.css': 'css',
    'my_files/c.txt': 'c',
    '.DS_Store': 'x',
    '.hidden/d.txt': 'd',
    'Thumbs.db': 'x',
    '総合ルール/1999年.txt': 'e',
  });
  symlinkSync(join(folder, '総合ルール'), join(folder, 'again'));
  const documents = ['a.html', 'b.txt', 'old.htm', 'my_files/c.txt', '総合ルール/1999年.txt'];

  test.each([folder, `${folder}/`, `./${relative('.', folder)}`])(
    'are all in it and below but what systems and browsers left there: %s',
    (path) => {
      expect(listDocuments(path).map(({ file }) => relative(folder, file))).toEqual(documents);
    },
  );

  test('are told to be none where there is none', () => {
    const empty = createFiles({ '.DS_Store': 'x' });
    expect(listDocuments(empty)).toEqual([{ file: empty, problem: 'there is no document in this folder' }]);
  });

  test('a hidden folder or a part of a page is read where it is what was named', () => {
    expect(listDocuments(join(folder, '.hidden'))).toHaveLength(1);
    expect(listDocuments(join(folder, 'a_files/script.js'))).toHaveLength(1);
  });
});

describe('npm run ingest with a folder', () => {
  const folder = createFiles({ 'b/一.txt': toQuestions(1), 'a.txt': toQuestions(2), 'c/empty.txt': '' });

  test('reads what is in it, names what cannot be read, and goes on where told to', async () => {
    const out = join(createFolder(), 'out');
    const stopped = await runScript('ingest.ts', [folder, '--out', out]);
    expect(stopped).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('c/empty.txt') });
    const run = await runScript('ingest.ts', [folder, `${folder}/a.txt`, '--out', out, '--keep-going']);
    expect(run.exitCode).toBe(1);
    const documents = Object.keys(readFolder(join(out, 'documents')));
    expect(documents).toHaveLength(2);
  });

  test('an empty folder is told by name', async () => {
    const empty = createFolder();
    const run = await runScript('ingest.ts', [empty, '--out', join(createFolder(), 'out')]);
    expect(run).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(`${empty}:1:1`) });
  });
});

describe('npm run ingest:add with a folder', () => {
  const files = {
    'よくある質問.txt': toQuestions(1),
    '質問集.txt': toQuestions(2),
    '1998/faq.txt': toQuestions(3),
    '1999/faq.txt': toQuestions(4),
    'copy.txt': toQuestions(3),
  };
  const readIds = (project: string) =>
    Object.entries(readFolder(join(project, 'content/sources')))
      .filter(([path]) => path.endsWith('manifest.json'))
      .map(([, text]) => manifestSchema.parse(JSON.parse(text)))
      .map(({ id, file }) => `${id}: ${file}`)
      .sort();

  test('keeps all of them, each under a name of its own, and a copy once', async () => {
    const project = createProject();
    const folder = createFiles(files);
    const run = await runScript('ingest-add.ts', [folder], project);
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('is kept already as') });
    const kept = ['copy: copy.txt', 'faq: faq.txt', 'questions-2: 質問集.txt', 'questions: よくある質問.txt'];
    expect(readIds(project)).toEqual(kept);
    const again = await runScript('ingest-add.ts', [folder], project);
    expect(again.exitCode).toBe(0);
    expect(again.stdout).not.toContain(': kept (');
    expect(readIds(project)).toEqual(kept);
  });

  test('keeps none where one cannot be read, or the others where told to', async () => {
    const folder = createFiles({ ...files, 'picture.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0) });
    const project = createProject();
    const stopped = await runScript('ingest-add.ts', [folder], project);
    expect(stopped).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('picture.png') });
    expect(readIds(project)).toEqual([]);
    const run = await runScript('ingest-add.ts', [folder, '--keep-going'], project);
    expect(run.exitCode).toBe(1);
    expect(`${run.stdout}${run.stderr}`).toContain('picture.png');
    expect(readIds(project)).toHaveLength(4);
  });

  test('one name is for one document', async () => {
    const run = await runScript('ingest-add.ts', [createFiles(files), '--id', 'lamps'], createProject());
    expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--id') });
  });
});
