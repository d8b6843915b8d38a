import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MISHAPS } from '../reading/kinds/mishaps.ts';
import { createFolder, runScript } from './run-script.ts';

const questions = readFileSync(
  resolve(import.meta.dirname, '../fixtures/layouts/questions-banners/input.txt'),
  'utf8',
);

test('the command reads a document whatever befell its characters, and says what it mended', async () => {
  const folder = createFolder();
  const files = Object.entries(MISHAPS).map(([mishap, change], at) => {
    writeFileSync(join(folder, `${at}.txt`), change(questions));
    return { mishap, file: join(folder, `${at}.txt`) };
  });
  const report = join(folder, 'report.json');
  const run = await runScript('ingest.ts', [
    ...files.map(({ file }) => file),
    '--out',
    join(folder, 'out'),
    '--report',
    report,
  ]);
  expect(run.exitCode).toBe(0);
  const { sources, diagnostics } = JSON.parse(readFileSync(report, 'utf8')) as {
    sources: { file: string; kind: string; unaccounted: number }[];
    diagnostics: { code: string; file: string }[];
  };
  expect(sources.map(({ kind, unaccounted }) => [kind, unaccounted])).toEqual(
    files.map(() => ['questions', 0]),
  );
  const mended = files.filter(({ mishap }) => /taken for|misread/.test(mishap)).map(({ file }) => file);
  const reported = diagnostics.filter(({ code }) => code === 'encoding-mended').map(({ file }) => file);
  expect(reported.toSorted()).toEqual(mended.toSorted());
});
