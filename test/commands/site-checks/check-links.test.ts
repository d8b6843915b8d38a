import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkLinks } from '../../../src/commands/site-checks/check-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiyaku-links-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeSite(name: string, files: Record<string, string>): string {
  const site = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  return site;
}

const options = { base: '/name/', origin: 'https://example.org' };

describe('links of a built site', () => {
  test('links to pages, files, anchors and other hosts are sound', () => {
    const site = writeSite('sound', {
      'index.html':
        '<a href="ja/">a</a><a href="/name/ja/#702.9b">b</a><img src="a.svg"><a href="https://elsewhere.org/x">c</a><a href="mailto:a@b">d</a>',
      'ja/index.html':
        '<p id="702.9b"></p><a href="#702.9b">up</a><a href="../">home</a><link href="https://example.org/name/ja/">',
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="w"></symbol></svg>',
      '404.html': '<svg><use href="/name/a.svg#w"></use></svg>',
    });
    expect(checkLinks(site, options)).toMatchObject({ pages: 3, links: 7, faults: [] });
  });

  test('each kind of fault is found where it stands', () => {
    const site = writeSite('broken', {
      'index.html': '<a href="en/">a</a><a href="#no">b</a><a href="/ja/">c</a><p id="x"></p><p id="x"></p>',
      'ja/index.html': '<a href="../index.html#%E6%97%A5">d</a><p aria-labelledby="y z" id="y"></p>',
    });
    expect(checkLinks(site, options).faults).toEqual([
      { page: 'index.html', target: 'x', fault: 'id appears twice' },
      { page: 'index.html', target: 'en/', fault: 'no such page' },
      { page: 'index.html', target: '#no', fault: 'no such anchor' },
      { page: 'index.html', target: '/ja/', fault: 'outside the base' },
      { page: 'ja/index.html', target: '../index.html#%E6%97%A5', fault: 'no such anchor' },
      { page: 'ja/index.html', target: '#z', fault: 'no such anchor' },
    ]);
  });
});
