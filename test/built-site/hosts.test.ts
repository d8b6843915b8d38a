import { execFileSync, spawn } from 'node:child_process';
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
import { dirname, extname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveSite } from '../../src/site/build/serve-site.ts';
import { findHeaders, listHeaderRules } from '../../src/site/publish/header-rules.ts';
import { toNginxConf } from '../../src/site/publish/to-nginx-conf.ts';
import { SITES, type SiteUnderTest } from '../browser/sites.ts';

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

/** A host that serves a built site until it is closed. */
interface Host {
  port: number;
  close(): Promise<void>;
}

async function startNginx({ out, base, port: sitePort }: SiteUnderTest): Promise<Host> {
  const program = findNginx() ?? '';
  const port = sitePort + 60;
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-nginx-'));
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
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
       ${block}
     }`,
  );
  execFileSync(program, ['-t', '-q', '-c', conf, '-e', `${folder}/error.log`]);
  const server = spawn(program, ['-c', conf, '-e', `${folder}/error.log`]);
  const statusOf = () =>
    ask(port, base)
      .then(({ status }) => status)
      .catch(() => 0);
  await vi.waitFor(async () => expect(await statusOf()).toBe(200), { timeout: 20_000 });
  return {
    port,
    async close() {
      server.kill('SIGQUIT');
      await new Promise((ended) => server.once('exit', ended));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The server of `npm start`, which is sirv with our headers: what it tests needs nothing that npm does not bring. */
async function startSirv({ out, base }: SiteUnderTest): Promise<Host> {
  const { address, close } = await serveSite({ site: out, port: 0, base });
  return { port: Number(new URL(address).port), close };
}

const HOSTS = { sirv: startSirv, nginx: startNginx } as const;

for (const [program, start] of Object.entries(HOSTS))
  for (const [name, site] of Object.entries(SITES)) describeHost(program, name, site, start);

function describeHost(
  program: string,
  name: string,
  site: SiteUnderTest,
  start: (site: SiteUnderTest) => Promise<Host>,
): void {
  const { out, base } = site;
  const missing = program === 'nginx' && !findNginx() ? ' (skipped: nginx is not installed here)' : '';
  describe.skipIf(missing)(`${program} in front of the ${name} site${missing}`, () => {
    let host: Host;
    let port = 0;

    beforeAll(async () => {
      host = await start(site);
      port = host.port;
    });
    afterAll(() => host?.close());

    const at = (path: string) => base + path;
    const listed = (path: string) =>
      Object.entries(findHeaders(listHeaderRules(base), path)).map(([header, value]) => [
        header.toLowerCase(),
        value,
      ]);
    const asset = (below: string) => `${below}/${readdirSync(join(out, below))[0]}`;

    test('every kind of address answers, with the headers that _headers lists', async () => {
      const kinds: [path: string, type: RegExp][] = [
        ['', /^text\/html; ?charset=utf-8$/i],
        ['cr/702/', /^text\/html; ?charset=utf-8$/i],
        ['cr/702.2b/', /^text\/html/],
        ['cr/702.2b/?ed=2025-09-01', /^text\/html/],
        ['ja/cr/702.2b/', /^text\/html/],
        ['en/cr/7/', /^text\/html/],
        ['ja/glossary/', /^text\/html/],
        ['api/v1/editions.json', /^application\/json/],
        ['api/v1/rules/702.2b.json', /^application\/json/],
        ['api/v1/oembed/702.2b.json', /^application\/json/],
        ['api/v1/rules.tsv', /^text\/tab-separated-values/],
        ['ja/cr/702.2b.md', /^text\/markdown; ?charset=utf-8$/i],
        ['en/cr/7.md', /^text\/markdown; ?charset=utf-8$/i],
        ['ja/llms-full.txt', /^text\/plain; ?charset=utf-8$/i],
        ['llms.txt', /^text\/plain; ?charset=utf-8$/i],
        ['embed.js', /javascript/],
        ['taiyaku.user.js', /javascript/],
        ['sitemap.xml', /xml/],
        ['robots.txt', /^text\/plain/],
        ['seal.svg', /^image\/svg\+xml/],
        ['ja/manifest.webmanifest', /^application\/manifest\+json/],
        ['ja/feed.xml', /xml/],
        ['ja/feed.json', /application\/feed\+json/],
        ['icons/icon-192.png', /^image\/png/],
        [asset('_assets'), /./],
        [asset('early'), /javascript/],
      ];
      for (const [path, type] of kinds) {
        const { status, headers } = await ask(port, at(path));
        expect(status, path).toBe(200);
        expect(headers['content-type'], path).toMatch(type);
        // Hosts write a type each in their own way; it is compared above.
        for (const [header, value] of listed(at(path).replace(/\?.*/, '')))
          if (header !== 'content-type') expect(headers[header ?? ''], `${path} ${header}`).toBe(value);
      }
    });

    test('files named by their content never change; pages may', async () => {
      for (const folder of ['_assets', 'early'])
        expect((await ask(port, at(asset(folder)))).headers['cache-control']).toContain('immutable');
      for (const page of ['', 'ja/', 'en/cr/702.2b/', 'cr/702.2b/', 'service-worker.js'])
        expect((await ask(port, at(page))).headers['cache-control'], page).toBe('no-cache');
    });

    test('what is not there is never kept for long, and a folder is not listed', async () => {
      for (const path of [
        'early/early.00000000.js',
        '_assets/',
        '_assets/none.css',
        'api/v1/rules/',
        'api/v1/none.json',
      ]) {
        const { status, headers } = await ask(port, at(path));
        expect(status, path).toBe(404);
        expect(headers['cache-control'], path).toBe('no-cache');
      }
    });

    test('an address without its slash is sent to the one with it, its query kept', async () => {
      const { status, headers } = await ask(port, at('cr/702.2b?ed=2025-09-01'));
      expect([status, headers['location']]).toEqual([301, at('cr/702.2b/?ed=2025-09-01')]);
    });

    test('what was never published answers 404 with the page that understands old habits', async () => {
      const notFound = readFileSync(join(out, '404.html'), 'utf8');
      for (const path of ['CR702.2B', 'cr/999.9z/', encodeURI('７０２．２ｂ'), 'ja/cr/702.2.b']) {
        const { status, headers, body } = await ask(port, at(path));
        expect(status, path).toBe(404);
        expect(body === notFound, path).toBe(true);
        expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      }
    });

    test('data and the script are for other sites too; pages are not framed by them', async () => {
      for (const path of ['api/v1/rules/702.2b.json', 'embed.js', 'ja/cr/702.2b.md', 'llms.txt']) {
        const { headers } = await ask(port, at(path), { origin: 'https://forum.example' });
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      }
      const missing = await ask(port, at('api/v1/rules/999.9z.json'), { origin: 'https://forum.example' });
      expect(missing.status).toBe(404);
      expect(missing.headers['content-type']).toContain('application/json');
      expect(JSON.parse(String(missing.body))).toMatchObject({ status: 404 });
      expect(missing.headers['access-control-allow-origin'], 'nothing there').toBe('*');
      const { headers } = await ask(port, at('ja/'), { origin: 'https://forum.example' });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });

    test('every file of the site has a type', async () => {
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(relative(out, parentPath), name).replaceAll('\\', '/'));
      const byEnding = new Map(files.map((file) => [extname(file), file]));
      byEnding.delete('');
      expect(byEnding.size).toBeGreaterThan(8);
      for (const file of byEnding.values()) {
        const { headers } = await ask(port, at(file));
        expect(headers['content-type'], file).toMatch(/^(?!application\/octet-stream)./);
      }
    });

    test('says nothing of its version, and that the site is to be asked over HTTPS', async () => {
      const { headers } = await ask(port, at('ja/'));
      expect(headers['server'] ?? '').not.toMatch(/\d/);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    });

    // The other is a server for one reader on this machine.
    if (program === 'nginx')
      test('text is compressed', async () => {
        const { headers } = await ask(port, at('ja/cr/702/'), { 'accept-encoding': 'gzip' });
        expect(headers['content-encoding']).toBe('gzip');
      });
  });
}
