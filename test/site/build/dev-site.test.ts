import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneProject } from '../../clone-project.ts';
import { runScript } from '../../ingest/run-script.ts';

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
  // A small edition is read again within a moment.
  rmSync(join(project, 'content', 'sources'), { recursive: true });
  const files = ['en', 'ja'].map((lang) => resolve(`test/fixtures/ingest/pair/input.${lang}.txt`));
  for (const args of [['ingest-add.ts', ...files], ['ingest.ts']] as const)
    expect(await runScript(args[0], args.slice(1), project)).toMatchObject({ exitCode: 0 });
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
    expect((await get('ja/cr/702.2/')).text).toContain('明滅');
    expect(JSON.parse((await get('api/v1/rules/702.2.json')).text).number).toBe('702.2');
    expect(JSON.parse((await get('search-index/index.json')).text).files.names).toMatch(/^names\./);
    expect((await get('ja/cr/702.2.md')).text).toContain('# 702.2');
    expect((await get('api/v1/rules/702.2zz.json')).status).toBe(404);
  },
  2 * MINUTE,
);

const edit = (path: string, from: string, to: string) => {
  const file = join(project, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replaceAll(from, to));
};

const polled = { timeout: MINUTE, interval: 200 };
const readText = (path: string) => async () => (await get(path)).text;

test(
  'whatever is saved is read again: a text of the interface, a document, a component, code; a broken table is not',
  async () => {
    expect(await readText('ja/')()).not.toContain('Kapitel');
    edit('content/strings/ja.json', '章から探す', 'Kapitel');
    edit('src/site/components/SiteFoot.astro', '<footer ', '<footer data-anew ');
    edit('src/outputs/api/numbers-resource.ts', '[...history.published]', 'history.published.slice(0, 1)');
    const sources = join('content', 'sources');
    const [file = ''] = globSync('*-en/*.txt', { cwd: join(project, sources) });
    const document = join(sources, file);
    const toSum = () =>
      createHash('sha256')
        .update(readFileSync(join(project, document)))
        .digest('hex');
    const before = toSum();
    edit(document, 'nine candles', 'ten candles');
    edit(join(document, '../manifest.json'), before, toSum());
    await expect.poll(readText('ja/'), polled).toContain('Kapitel');
    await expect.poll(readText('en/cr/100.1a/'), polled).toContain('ten candles');
    expect(await readText('en/cr/100.1a/')()).toContain('data-anew');
    expect(JSON.parse(await readText('api/v1/numbers.json')()).numbers).toHaveLength(1);
    edit('content/terms/glossary.json', '[', '[[');
    await hear(/kept as it was: /);
    expect((await get('ja/')).status).toBe(200);
  },
  2 * MINUTE,
);
