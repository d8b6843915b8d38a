import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneProject } from '../../clone-project.ts';

const MINUTE = 60_000;
const project = cloneProject();
let server: ChildProcess | undefined;
let said = '';

/** Waits until the server has said something, and gives what it matched. */
async function hear(text: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const match = text.exec(said);
    if (match) return match;
    if (server?.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let address = '';
beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/dev.ts', '--port', '4690'], {
    cwd: project,
    // A person who develops has none of the variables of a test.
    env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (data) => (said += data));
  [, address = ''] = await hear(/(http:\/\/localhost:\d+\/) \(Ctrl-C/);
}, 2 * MINUTE);
afterAll(() => {
  server?.kill();
  rmSync(dirname(project), { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(address + path);
  return { status: response.status, text: await response.text() };
};

test(
  'the development server answers for pages, the search, the open data and Markdown',
  async () => {
    expect((await get('ja/cr/702.9/')).text).toContain('飛行');
    expect(JSON.parse((await get('api/v1/rules/702.9.json')).text).number).toBe('702.9');
    expect(JSON.parse((await get('search-index/index.json')).text).files.names).toMatch(/^names\./);
    expect((await get('ja/cr/702.9.md')).text).toContain('# 702.9');
    expect((await get('api/v1/rules/702.9zz.json')).status).toBe(404);
  },
  2 * MINUTE,
);

test(
  'a text of the interface and an authored table are read again as they are saved, a broken one is not',
  async () => {
    const edit = (path: string, from: string, to: string) => {
      const file = join(project, path);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    };
    expect((await get('ja/')).text).not.toContain('Kapitel');
    edit('content/strings/ja.json', '章から探す', 'Kapitel');
    await hear(/read again: strings/);
    await expect.poll(async () => (await get('ja/')).text, { timeout: MINUTE }).toContain('Kapitel');
    edit('content/terms/glossary.json', '[', '[[');
    await hear(/kept as it was: /);
    expect((await get('ja/')).status).toBe(200);
  },
  2 * MINUTE,
);
