import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { collectOfflineFiles, type SiteFile } from '../../../src/site/publish/collect-offline-files.ts';
import type { OfflineList } from '../../../src/site/publish/offline-list.ts';

const { book } = loadBook({ collections: 'test/fixtures/site/collections', authored: 'content' });
const hash = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);
const PATHS = [
  'index.html',
  'api/v1/meanings/702.json',
  '_assets/site.css',
  'api/v1/rules/702.2.json',
  'cr/702.2/index.html',
  'embed.js',
  'ja/cr/702.2.md',
  'ja/changes/2026-02-02/index.html',
  'ja/cr/702/index.html',
  'ja/cr/702.2/index.html',
  'ja/cr/702.2a/index.html',
  'ja/glossary/glow/index.html',
  'ja/index.html',
  'reading/contents/en/702.json',
  'reading/contents/ja/702.json',
  'search-index/en.0011223344556677.json',
  'search-index/index.json',
  'search-index/names.0011223344556677.json',
];
const toFiles = (salt = ''): SiteFile[] =>
  PATHS.map((path) => ({ path, hash: hash(path + salt), bytes: path.length }));
const collect = (files = toFiles()) => collectOfflineFiles(book, files, '/lantern/', hash);
const readList = (lang: string) => {
  const [, content = ''] = collect().lists.find(([path]) => path.startsWith(`offline/${lang}.`)) ?? [];
  return JSON.parse(content) as OfflineList;
};

describe('what is kept for reading offline', () => {
  test('the first visit keeps the frame, the front pages and the names of the search', () => {
    expect(collect().info.shell.map(([path]) => path)).toEqual([
      '_assets/site.css',
      '',
      'ja/',
      'search-index/index.json',
      'search-index/names.0011223344556677.json',
    ]);
  });

  test('everything is every text once: a section for its rules, its language, the whole search, what changed', () => {
    expect(readList('ja').everything.map(([path]) => path)).toEqual([
      'api/v1/meanings/702.json',
      'reading/contents/ja/702.json',
      'search-index/en.0011223344556677.json',
      'ja/changes/2026-02-02/',
      'ja/cr/702/',
      'ja/glossary/glow/',
    ]);
  });

  test('pages left out of it are known, so that they can be kept when they are read', () => {
    const pages = readList('ja').pages.map(([path]) => path);
    expect(pages).toEqual(expect.arrayContaining(['ja/cr/702.2/', 'ja/cr/702.2a/']));
  });

  test('the same files are the same build, another content is another', () => {
    expect(collect().info).toEqual(collect().info);
    expect(collect(toFiles('x')).info.id).not.toBe(collect().info.id);
    const scriptForOthers = toFiles().map((file) =>
      file.path === 'embed.js' ? { ...file, hash: 'x' } : file,
    );
    expect(collect(scriptForOthers).info.id).toBe(collect().info.id);
  });
});
