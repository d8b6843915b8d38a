import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneProject } from '../clone-project.ts';
import { runScript } from '../ingest/run-script.ts';

/** Where what is committed may be named: the folder that is read for the digest, checks of files by name, and messages. */
const MAY_NAME =
  /^test\/(?:digest-project|repository\/|ingest\/(?:sample|command|published-numbers)\.test|outputs\/translation\/)/;

/** Tests that read the digest in each of the ways there are. */
const READERS = [
  'test/digest/counts.test.ts',
  'test/digest/labels.test.ts',
  'test/digest/references.test.ts',
  'test/features/search/documents.test.ts',
  'test/rulebook/history/create-history.test.ts',
  'test/site/model/rule-markdown.test.ts',
];

const clone = cloneProject('fork');
afterAll(() => rmSync(dirname(clone), { recursive: true, force: true }));

test('no test takes what is kept in content for the digest', () => {
  const files = globSync('test/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  const readers = files.filter((file) =>
    /CONTENT_FOLDERS|'content\/collections'/.test(readFileSync(file, 'utf8')),
  );
  expect(readers.filter((file) => !MAY_NAME.test(file))).toEqual([]);
});

test('whoever keeps editions and documents of their own has the same tests, and they pass', {
  timeout: 300_000,
}, async () => {
  const run = async (script: string, ...args: string[]) =>
    expect(await runScript(script, args, clone)).toMatchObject({ exitCode: 0 });
  const own = join(clone, 'own');
  mkdirSync(own);
  for (const lang of ['en', 'ja'])
    cpSync(`test/fixtures/ingest/pair/input.${lang}.txt`, join(own, `rules-${lang}.txt`));
  writeFileSync(
    join(own, 'faq.txt'),
    'Q: Does a lamp burn forever?\nA: No. It burns until it goes out.\n\nQ: Why?\nA: See rule 101.2.\n',
  );
  await run('ingest-add.ts', 'own');
  await run('ingest.ts');
  await run('ingest.ts', '--check');
  const tests = spawnSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', ...READERS], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(tests.stdout + tests.stderr).toMatch(/Test Files {2}6 passed \(6\)/);
});
