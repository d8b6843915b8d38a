import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneProject } from '../clone-project.ts';
import makeDigestProject, { DIGEST } from '../digest-project.ts';
import { readFolder, runScript } from '../ingest/run-script.ts';

/** Where what is committed may be named: what is read for the digest alone, projects of a test, targets, and messages. */
const MAY_NAME =
  /^test\/(?:digest-project|digest\/read-digest|repository\/|ingest\/(?:run-script|(?:command|published-numbers|unusual-inputs|unusual-targets)\.test)|outputs\/translation\/|site\/build\/build-site\.test)/;
const NAMED = /CONTENT_FOLDERS|(?<!join\(\w+, )['"`]content\/(?:collections|sources)/;

const clone = cloneProject('fork');
afterAll(() => rmSync(dirname(clone), { recursive: true, force: true }));

test('no test takes what is kept in content for the digest', () => {
  const files = globSync('test/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  const readers = files.filter((file) => NAMED.test(readFileSync(file, 'utf8')));
  expect(readers.filter((file) => !MAY_NAME.test(file))).toEqual([]);
});

test('whoever keeps editions and documents of their own has the same digest for the tests, to the byte', async () => {
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
  const kept = join(clone, 'content/collections');
  expect(readFolder(kept)['editions.json']).not.toContain('2026-04-17');

  const home = process.cwd();
  process.chdir(clone);
  try {
    makeDigestProject();
  } finally {
    process.chdir(home);
  }
  expect(readFolder(join(clone, DIGEST.authored))).toEqual(readFolder(DIGEST.authored));
});
