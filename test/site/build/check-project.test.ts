import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../../src/site/build/check-project.ts';

function createProject(name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'taiyaku-project-')), name);
  mkdirSync(join(folder, 'content/terms'), { recursive: true });
  writeFileSync(join(folder, 'astro.config.mjs'), '');
  return folder;
}

test('a project can be built in this folder and in one with a Japanese name and spaces', () => {
  expect(checkProject()).toBeUndefined();
  expect(checkProject(createProject('対訳 (new) & more'))).toBeUndefined();
});

test.each(['100%', 'a#b', 'what?'])('in a folder %s it is refused in one sentence', (name) => {
  expect(checkProject(createProject(name))).toMatch(
    /“[%#?]” in the path of a project .*; move or rename the folder$/,
  );
});

test('a folder that is no project is refused', () => {
  expect(checkProject(tmpdir())).toContain('is not the project’s folder');
});

test('an authored table that is no JSON is named', () => {
  const folder = createProject('taiyaku');
  writeFileSync(join(folder, 'content/terms/keywords.json'), '[{"en":');
  expect(checkProject(folder)).toMatch(/^content\/terms\/keywords\.json: not JSON: /);
});
