import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findHeaders, listHeaderRules } from '../../src/publish/header-rules.ts';
import { toNginxConf } from '../../src/publish/to-nginx-conf.ts';
import { SITES } from './sites.ts';

/** The program, where Debian puts it or on the path. */
function findNginx(): string | undefined {
  return [
    '/usr/sbin/nginx',
    ...(process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'nginx')),
  ].find(existsSync);
}

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** One request as it is written; nothing is followed or decoded on the way. */
function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((answer, fail) => {
    request({ port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        answer({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', fail)
      .end();
  });
}

const program = findNginx();
const MIME_TYPES = '/etc/nginx/mime.types';

test.describe.configure({ mode: 'serial' });

for (const [index, [name, { out, base }]] of Object.entries(SITES).entries()) {
  test.describe(`nginx in front of the ${name} site`, () => {
    test.skip(!program, 'nginx is not installed here');
    const port = 4480 + index;
    const folder = mkdtempSync(join(tmpdir(), 'taiyaku-nginx-'));
    let server: ChildProcess | undefined;

    test.beforeAll(async () => {
      const root = join(folder, 'www');
      const site = join(root, base);
      mkdirSync(dirname(site), { recursive: true });
      symlinkSync(resolve(out), site.replace(/\/$/, ''));
      const conf = join(folder, 'nginx.conf');
      const block = toNginxConf({ base, root, listen: `127.0.0.1:${port}` });
      writeFileSync(
        conf,
        `${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
         events { worker_connections 64; }
         http {
           access_log off;
           include ${MIME_TYPES};
           ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
           ${block}
         }`,
      );
      execFileSync(program ?? '', ['-t', '-q', '-c', conf, '-e', `${folder}/error.log`]);
      server = spawn(program ?? '', ['-c', conf, '-e', `${folder}/error.log`]);
      await expect
        .poll(() =>
          ask(port, base).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
    });

    test.afterAll(async () => {
      server?.kill('SIGQUIT');
      await new Promise((ended) => (server ? server.once('exit', ended) : ended(undefined)));
      rmSync(folder, { recursive: true });
    });

    const at = (path: string) => base + path;
    const listed = (path: string) =>
      Object.entries(findHeaders(listHeaderRules(base), path)).map(([header, value]) => [
        header.toLowerCase(),
        value,
      ]);
    const asset = (below: string) => `${below}/${readdirSync(join(out, below))[0]}`;

    test('every kind of address answers, with the headers that _headers lists', async () => {
      const kinds: [path: string, type: RegExp][] = [
        ['', /^text\/html; charset=utf-8$/i],
        ['cr/702/', /^text\/html; charset=utf-8$/i],
        ['cr/702.2b/', /^text\/html/],
        ['cr/702.2b/?ed=2025-09-01', /^text\/html/],
        ['ja/cr/702.2b/', /^text\/html/],
        ['en/cr/7/', /^text\/html/],
        ['ja/glossary/', /^text\/html/],
        ['api/v1/editions.json', /^application\/json/],
        ['api/v1/rules/702.2b.json', /^application\/json/],
        ['api/v1/oembed/702.2b.json', /^application\/json/],
        ['api/v1/rules.tsv', /^text\/tab-separated-values/],
        ['embed.js', /javascript/],
        ['taiyaku.user.js', /javascript/],
        ['sitemap.xml', /xml/],
        ['robots.txt', /^text\/plain/],
        ['seal.svg', /^image\/svg\+xml/],
        [asset('_assets'), /./],
        [asset('early'), /javascript/],
      ];
      for (const [path, type] of kinds) {
        const { status, headers } = await ask(port, at(path));
        expect(status, path).toBe(200);
        expect(headers['content-type'], path).toMatch(type);
        for (const [header, value] of listed(at(path).replace(/\?.*/, '')))
          expect(headers[header ?? ''], `${path} ${header}`).toBe(value);
      }
    });

    test('files named by their content never change; pages may', async () => {
      for (const folder of ['_assets', 'early'])
        expect((await ask(port, at(asset(folder)))).headers['cache-control']).toContain('immutable');
      expect((await ask(port, at('ja/'))).headers['cache-control']).toBeUndefined();
      expect((await ask(port, at('early/early.00000000.js'))).headers['cache-control']).toBeUndefined();
    });

    test('an address without its slash is sent to the one with it, its query kept', async () => {
      const { status, headers } = await ask(port, at('cr/702.2b?ed=2025-09-01'));
      expect([status, headers['location']]).toEqual([301, at('cr/702.2b/?ed=2025-09-01')]);
    });

    test('what was never published answers 404 with the page that understands old habits', async () => {
      const notFound = readFileSync(join(out, '404.html'), 'utf8');
      for (const path of [
        'CR702.2B',
        'cr/999.9z/',
        encodeURI('７０２．２ｂ'),
        'api/v1/rules/999.9z.json',
        'ja/cr/702.2.b',
      ]) {
        const { status, headers, body } = await ask(port, at(path));
        expect(status, path).toBe(404);
        expect(body === notFound, path).toBe(true);
        expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      }
    });

    test('data and the script are for other sites too; pages are not framed by them', async () => {
      for (const path of ['api/v1/rules/702.2b.json', 'embed.js']) {
        const { headers } = await ask(port, at(path), { origin: 'https://forum.example' });
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      }
      const { headers } = await ask(port, at('ja/'), { origin: 'https://forum.example' });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });

    test('text is compressed', async () => {
      const { headers } = await ask(port, at('ja/cr/702/'), { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
    });
  });
}
