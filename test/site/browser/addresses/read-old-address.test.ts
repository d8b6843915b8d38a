import { describe, expect, test } from 'vitest';
import { readOldAddress } from '../../../../src/site/browser/addresses/read-old-address.ts';

const read = (path: string, hash = '', base = '/') => {
  const meant = readOldAddress(path, hash, base);
  return meant && [...meant.number.candidates, meant.lang].filter(Boolean).join(' ');
};

describe('an address that is not there', () => {
  test.each([
    ['/702.9b', '702.9b'],
    ['/702.9b/', '702.9b'],
    ['/CR702.9B', '702.9b'],
    ['/７０２．９ｂ', '702.9b'],
    [encodeURI('/７０２．９ｂ'), '702.9b'],
    [encodeURI('/総合ルール702.9b'), '702.9b'],
    ['/rule/702.9b', '702.9b'],
    ['/rules/702.9b.html', '702.9b'],
    ['/cr/702.9B/', '702.9b'],
    ['/CR/702.9B', '702.9b'],
    ['/cr/702/9b', '702.9b'],
    ['/ja/cr/702.9.b', '702.9b ja'],
    ['/en/702.9b', '702.9b en'],
    ['/R7029b', '702.9b'],
    ['/702', '702'],
  ])('%s means %s', (path, meant) => {
    expect(read(path)).toBe(meant);
    expect(read(`/name${path}`, '', '/name/')).toBe(meant);
  });

  test.each([
    ['#R7029b', '702.9b'],
    ['#cr702-9b', '702.9b'],
    ['#702.9b', '702.9b'],
    ['#%EF%BC%97%EF%BC%90%EF%BC%92', '702'],
  ])('the fragment %s means %s where the path means nothing', (hash, meant) => {
    expect(read('/rules.html', hash)).toBe(meant);
    expect(read('/601', hash)).toBe('601');
  });

  test.each([
    '/',
    '/404.html',
    '/about',
    '/ja/glossary/701/',
    '/2024/09/20',
    '/%E0%A4%A',
    '/embed.js',
    '/feed.xml',
  ])('%s means no number', (path) => {
    expect(read(path)).toBeUndefined();
  });
});
