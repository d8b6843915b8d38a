import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import { encode } from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { readInput } from '../../src/ingest/pipeline/read-input.ts';
import { manifestSchema } from '../../src/reading/sources/manifest.ts';
import { writePdf } from '../reading/sources/write-pdf.ts';
import { FIXTURES } from './fixtures.ts';
import { createProject, readFolder, runScript } from './run-script.ts';

const english = resolve(FIXTURES, 'pair/input.en.txt');
const japanese = resolve(FIXTURES, 'pair/input.ja.txt');

describe('npm run ingest:add', () => {
  test('keeps a file byte for byte with a manifest of what was found out', async () => {
    const project = createProject();
    const run = await runScript('ingest-add.ts', [japanese, '--origin', 'a friend'], project);
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('cr-2026-03-01-ja') });
    const folder = join(project, 'content/sources/cr-2026-03-01-ja');
    expect(readFileSync(join(folder, 'input.ja.txt'))).toEqual(readFileSync(japanese));
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
    expect(manifest).toMatchObject({
      id: 'cr-2026-03-01-ja',
      kind: 'cr-text',
      lang: 'ja',
      edition: '2026-03-01',
      origin: 'a friend',
    });
  });

  test('keeps several at once, and those that it has already stay as they are', async () => {
    const project = createProject();
    const run = await runScript('ingest-add.ts', [english, japanese], project);
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('npm start') });
    const before = readFolder(join(project, 'content'));
    expect(Object.keys(before)).toHaveLength(4);
    const again = await runScript('ingest-add.ts', [japanese, english], project);
    expect(again).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('is kept already') });
    expect(readFolder(join(project, 'content'))).toEqual(before);
  });

  test('takes the edition as told and says nothing of this machine', async () => {
    const project = createProject();
    expect((await runScript('ingest-add.ts', [english, '--edition', '2020-02-02'], project)).exitCode).toBe(
      0,
    );
    const manifest = readFileSync(join(project, 'content/sources/cr-2020-02-02-en/manifest.json'), 'utf8');
    expect(manifest).not.toContain(resolve('.'));
  });

  test('does not overwrite unless told to', async () => {
    const project = createProject();
    await runScript('ingest-add.ts', [english], project);
    const other = join(project, 'other.txt');
    writeFileSync(other, readFileSync(english, 'utf8').replace('nine candles', 'seven candles'));
    const before = readFolder(join(project, 'content'));
    const refused = await runScript('ingest-add.ts', [other], project);
    expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('--replace') });
    const renamed = await runScript('ingest-add.ts', [other, '--id', 'second'], project);
    expect(renamed).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('cr-2026-03-01-en') });
    expect(readFolder(join(project, 'content'))).toEqual(before);
    expect((await runScript('ingest-add.ts', [other, '--replace'], project)).exitCode).toBe(0);
    const folder = join(project, 'content/sources/cr-2026-03-01-en');
    expect(readFileSync(join(folder, 'other.txt'), 'utf8')).toContain('seven candles');
    expect(existsSync(join(folder, 'input.en.txt'))).toBe(false);
  });

  test.each([
    ['no document', [], 2],
    ['a name for two documents', [english, japanese, '--id', 'both'], 2],
    ['a bad name', [english, '--id', 'Ärger'], 2],
    ['a name that Windows keeps for a device', [english, '--id', 'con'], 2],
    ['a good document beside a missing one', [english, 'nowhere.txt'], 1],
    ['two documents of one edition and language', [english, resolve(FIXTURES, 'references/input.en.txt')], 1],
    ['a folder', ['content'], 1],
    ['a device', ['/dev/zero'], 1],
    ['a missing file', ['nowhere.txt'], 1],
    ['an address nobody answers', ['http://127.0.0.1:9/rules.txt'], 1],
  ])('%s', async (_, args, exitCode) => {
    const project = createProject();
    expect((await runScript('ingest-add.ts', args, project)).exitCode).toBe(exitCode);
    expect(readFolder(join(project, 'content'))).toEqual({});
  });

  test('fetches an address, and says what a server answered otherwise', async () => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/rules')) response.end(readFileSync(english));
      else response.writeHead(404).end('no');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const project = createProject();
    const missing = await runScript('ingest-add.ts', [`${root}/none.txt`], project);
    const found = await runScript('ingest-add.ts', [`${root}/rules%202026.txt?x=1`], project);
    server.close();
    expect(missing).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('404') });
    expect(found).toMatchObject({ exitCode: 0 });
    const folder = join(project, 'content/sources/cr-2026-03-01-en');
    expect(readFileSync(join(folder, 'rules 2026.txt'))).toEqual(readFileSync(english));
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).origin).toContain(
      '/rules%202026.txt',
    );
  });

  test('fetches a PDF and a Word document, byte for byte', async () => {
    const lines = readFileSync(english, 'utf8').split(/\r?\n/);
    const word = new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] });
    const files = new Map<string, readonly [type: string, bytes: Uint8Array]>([
      ['/rules.pdf', ['application/pdf', await writePdf((pdf) => pdf.text(lines.join('\n')))]],
      [
        '/rules.docx',
        [
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          await Packer.toBuffer(word),
        ],
      ],
    ]);
    const server = createServer((request, response) => {
      const [type = '', bytes] = files.get(request.url ?? '') ?? [];
      response.setHeader('content-type', type).end(bytes);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [path, [, bytes]] of files) {
      const project = createProject();
      const run = await runScript('ingest-add.ts', [root + path], project);
      expect(run, run.stderr).toMatchObject({ exitCode: 0 });
      const kept = join(project, 'content/sources/cr-2026-03-01-en', path.slice(1));
      expect(new Uint8Array(readFileSync(kept))).toEqual(new Uint8Array(bytes));
    }
    server.close();
  });

  test('takes the newest text that a publisher’s page links to, and the page itself when told', async () => {
    const page = `<!doctype html><title>Rules</title><p>The rules of lamps.</p>
      <a href="/files/rules%2020250101.txt">2025</a> <a href="/files/rules%2020260301.txt">TXT</a>
      <a href="/files/rules%2020260301.pdf">PDF</a>`;
    const server = createServer((request, response) => {
      if (request.url === '/en/rules') response.setHeader('content-type', 'text/html').end(page);
      else if (request.url === '/files/rules%2020260301.txt') response.end(readFileSync(english));
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [project, other] = [createProject(), createProject()];
    const run = await runScript('ingest-add.ts', [`${root}/en/rules`], project);
    const kept = await runScript('ingest-add.ts', [`${root}/en/rules`, '--kind', 'article'], other);
    server.close();
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('from http://127.0.0.1') });
    const folder = join(project, 'content/sources/cr-2026-03-01-en');
    expect(readFileSync(join(folder, 'rules 20260301.txt'))).toEqual(readFileSync(english));
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
    expect(manifest.origin).toBe(`${root}/files/rules%2020260301.txt`);
    expect(kept.exitCode).toBe(0);
    expect(Object.keys(readFolder(join(other, 'content/sources'))).join()).toContain('rules/rules');
  });

  test('takes a dated link to the rules whatever else the page names, and nothing else as an edition', async () => {
    const foot =
      '<footer><a href="/mtr.txt">Tournament Rules</a> <p>1.1. Tournament Types</p><p>Infraction: Game Loss</p></footer>';
    const pages: Record<string, string> = {
      '/rules': `<!doctype html><title>Rules</title><a href="/LampRules%2020260301.txt">TXT</a>${foot}`,
      '/news': '<!doctype html><title>News</title><p>No rules today.</p>',
    };
    const server = createServer((request, response) => {
      const page = pages[request.url ?? ''];
      if (page) response.setHeader('content-type', 'text/html').end(page);
      else if (request.url === '/LampRules%2020260301.txt') response.end(readFileSync(english));
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [project, other] = [createProject(), createProject()];
    const run = await runScript(
      'ingest-add.ts',
      [`http://me:secret@${host}/rules`, '--kind', 'cr-text'],
      project,
    );
    const none = await runScript(
      'ingest-add.ts',
      [`http://me:secret@${host}/news`, '--kind', 'cr-text'],
      other,
    );
    server.close();
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('cr-2026-03-01-en: kept') });
    expect(none).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('is no edition of the rules'),
    });
    expect(run.stdout + none.stderr + JSON.stringify(readFolder(project))).not.toContain('secret');
    expect(readFolder(other)).toEqual({});
  });

  test('what only the server knows of the encoding is kept, so that the document reads the same ever after', async () => {
    const text = 'Комната';
    const server = createServer((_, response) =>
      response
        .setHeader('content-type', 'text/plain; charset=koi8-r')
        .end(encode(`Lamp Comprehensive Rules\n\n${text}\n`, 'koi8-r')),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const project = createProject();
    const run = await runScript('ingest-add.ts', [`${root}/lamps.txt`, '--kind', 'article'], project);
    server.close();
    expect(run.exitCode).toBe(0);
    const manifest = readFileSync(join(project, 'content/sources/lamps/manifest.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ encoding: 'koi8-r' });
    const { read } = readInput({
      file: 'lamps.txt',
      bytes: readFileSync(join(project, 'content/sources/lamps/lamps.txt')),
      manifest: manifestSchema.parse(JSON.parse(manifest)),
      hints: {},
    });
    expect(JSON.stringify(read?.records())).toContain(text);
  });
});
