import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CONTENT_SECURITY_POLICY,
  findHeaders,
  listHeaderRules,
  toHeadersFile,
} from '../../../src/site/publish/header-rules.ts';
import { toMissingData, toRedirectsFile } from '../../../src/site/publish/missing-data.ts';
import { toNginxConf } from '../../../src/site/publish/to-nginx-conf.ts';

const rules = listHeaderRules('/name/');

describe('what every host should send', () => {
  it('is a policy that lets nothing inline pass', () => {
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|\*/);
    expect(findHeaders(rules, '/name/ja/cr/702.9b/')).toMatchObject({
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    });
  });

  it('is immutable only for files named by their content', () => {
    expect(findHeaders(rules, '/name/_assets/x.js')['Cache-Control']).toContain('immutable');
    expect(findHeaders(rules, '/name/early/x.js')['Cache-Control']).toContain('immutable');
    expect(findHeaders(rules, '/name/embed.js')['Cache-Control']).not.toContain('immutable');
    for (const path of ['/name/', '/name/ja/', '/name/en/cr/702.9b/', '/name/cr/702.9b/', '/name/404.html'])
      expect(findHeaders(rules, path)['Cache-Control'], path).toBe('no-cache');
  });

  it('lets other sites read the data and the script, nothing else', () => {
    const isOpen = (path: string) => 'Access-Control-Allow-Origin' in findHeaders(rules, path);
    expect(['/name/api/v1/rules.json', '/name/embed.js', '/name/taiyaku.user.js'].map(isOpen)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/name/ja/', '/name/embed.js.map', '/api/v1/rules.json'].map(isOpen)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('names the letters of text for programs, which other sites may read', () => {
    for (const lang of ['ja', 'en']) {
      expect(findHeaders(rules, `/name/${lang}/cr/702.9b.md`)).toMatchObject({
        'Content-Type': 'text/markdown; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-cache',
      });
      expect(findHeaders(rules, `/name/${lang}/llms-full.txt`)['Content-Type']).toBe(
        'text/plain; charset=utf-8',
      );
      expect(findHeaders(rules, `/name/${lang}/cr/702.9b/`)['Content-Type']).toBeUndefined();
    }
    expect(findHeaders(rules, '/name/llms.txt')['Content-Type']).toBe('text/plain; charset=utf-8');
  });

  it('is a file for hosts that read _headers, no header twice for one path', () => {
    const file = toHeadersFile(rules);
    expect(file).toMatch(/^\/name\/\*\n {2}Content-Security-Policy: /);
    expect(file).toContain('\n\n/name/embed.js\n  Access-Control-Allow-Origin: *\n');
    const general = Object.keys(rules[0]?.headers ?? {});
    for (const { headers } of rules.slice(1))
      expect(Object.keys(headers).filter((header) => general.includes(header))).toEqual([]);
    for (const [index, { path, headers }] of rules.slice(1).entries())
      for (const other of rules.slice(index + 2)) {
        const meets = other.path.startsWith(path.replace('*', '')) && path.endsWith('/*');
        const both = Object.keys(headers).filter((header) => header in other.headers);
        expect(meets ? both : [], `${path} and ${other.path}`).toEqual([]);
      }
  });

  it('answers for data that there is not with JSON, where a host can be told so', () => {
    expect(toRedirectsFile('/name/')).toBe('/name/api/v1/* /name/api/v1/404.json 404\n');
    const conf = toNginxConf({ base: '/name/', root: '/srv', listen: '80' });
    expect(conf).toMatch(/location \/name\/api\/v1\/ \{[^}]*error_page 403 404 =404 @no-such-data;/);
    expect(conf).toMatch(/location @no-such-data \{[^}]*try_files \/name\/api\/v1\/404\.json =404;/);
    const site = { origin: 'https://rules.example', base: '/name/' };
    expect(JSON.parse(toMissingData(site))).toMatchObject({
      status: 404,
      index: 'https://rules.example/name/api/v1/index.json',
    });
  });

  it('is in deploy/nginx.conf as it is here', () => {
    const made = toNginxConf({ base: '/', root: '/srv/taiyaku/dist', listen: '8080' });
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toBe(made);
  });
});
