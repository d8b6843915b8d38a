import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const script = readFileSync('src/site/browser/before-paint/follow-link.js', 'utf8');
const MEANINGS = '1999-04-23=? 2024-01-01=701.40~ 2024-03-01=! 2024-06-01=701.34 2025-01-01=-+701.50';

interface Visit {
  search?: string;
  hash?: string;
  languages?: string[];
  kept?: Record<string, string> | 'forbidden';
  meanings?: string;
  /** The page of a language instead of the short link's. */
  pathname?: string;
}

/** Runs the script as on a page of 701.34, and gives the address it goes on to; empty where it stays. */
function follow(visit: Visit): string {
  const { search = '', hash = '', languages = ['en-GB'], kept = {}, meanings = MEANINGS, pathname } = visit;
  const went: string[] = [];
  const refuse = () => {
    throw new Error('forbidden');
  };
  const items = kept === 'forbidden' ? {} : kept;
  runInNewContext(script, {
    URL,
    URLSearchParams,
    navigator: { languages },
    localStorage: {
      getItem: kept === 'forbidden' ? refuse : (name: string) => items[name] ?? null,
      setItem:
        kept === 'forbidden'
          ? refuse
          : (name: string, value: string) => Object.assign(items, { [name]: value }),
    },
    location: {
      pathname: pathname ?? '/name/cr/701.34/',
      search,
      hash,
      replace: (to: string) => went.push(to),
    },
    document: {
      querySelector: (selector: string) => {
        const [, lang] = /hreflang="(..)"/.exec(selector) ?? [];
        if (lang) return { href: `https://elsewhere.example/name/${lang}/cr/701.34/` };
        return { content: meanings, dataset: pathname === undefined ? { short: '' } : {} };
      },
    },
  });
  return went.join(' ');
}

describe('a short link', () => {
  test('the language once chosen goes before those of the browser', () => {
    expect(follow({ languages: ['fr', 'ja-JP', 'en'] })).toBe('/name/ja/cr/701.34/');
    expect(follow({ languages: ['ja'], kept: { 'taiyaku.language': 'en' } })).toBe('/name/en/cr/701.34/');
    expect(follow({ languages: ['fr'] })).toBe('/name/en/cr/701.34/');
  });

  test('the first visit keeps the language it found', () => {
    const kept: Record<string, string> = {};
    follow({ languages: ['ja'], kept });
    expect(kept).toEqual({ 'taiyaku.language': 'ja' });
  });

  test('where storage is forbidden the link still leads on, with its fragment', () => {
    expect(follow({ kept: 'forbidden', languages: ['ja'], hash: '#history' })).toBe(
      '/name/ja/cr/701.34/#history',
    );
  });

  test('a link that was followed already is passed on as it is', () => {
    expect(follow({ search: '?ed=2024-01-01&was=502.81' })).toBe(
      '/name/en/cr/701.34/?ed=2024-01-01&was=502.81',
    );
  });

  test.each(['?ed=soon', '?ed=2024', '?ed=%3Cb%3E', '?ed=2024-02-30'])(
    '%s is no day: the page of today is told',
    (search) => {
      expect(follow({ search })).toBe(`/name/en/cr/701.34/${search}`);
    },
  );
});

describe.each([
  ['from a short link', undefined, '/name/en/cr/701.34/'],
  ['on the page of a language', '/name/ja/cr/701.34/', ''],
])('%s', (_, pathname, own) => {
  const at = (search: string, meanings?: string) =>
    follow({ search, ...(pathname && { pathname }), ...(meanings && { meanings }) });
  const below = pathname ? '/name/ja/cr/' : '/name/en/cr/';

  test.each([
    ['a number that meant another rule then', '2024-01-01'],
    ['a day between two editions', '2024-02-10'],
  ])('%s leads to that rule', (__, day) => {
    expect(at(`?ed=${day}`)).toBe(`${below}701.40/?ed=${day}&was=701.34`);
  });

  test.each([
    ['a number that means the same', '2024-06-01'],
    ['a rule that is gone', '2025-01-01'],
    ['a day before the first edition', '1998-01-01'],
    ['a day without the number', '2003-01-01'],
    ['a day on which nobody can tell', '2024-04-01'],
    ['a day after the last edition', '2030-01-01'],
  ])('%s stays at the number', (__, day) => {
    expect(at(`?ed=${day}`)).toBe(own && `${own}?ed=${day}`);
  });

  test('a rule that the text leaves out leads to what stands above it', () => {
    expect(at('?ed=2024-01-01', '1999-04-23=702.22m~^702.22')).toBe(
      `${below}702.22/?ed=2024-01-01&was=701.34`,
    );
  });

  test('goes to what a number meant in a version, as people write one', () => {
    const meanings = 'v01.09=701.40 v01.10=701.34';
    for (const version of ['1.9', 'v1.9', 'v01.09', '1.9.5'])
      expect(follow({ meanings, search: `?ed=${version}`, pathname: '/name/en/cr/701.34/' })).toContain(
        '/name/en/cr/701.40/',
      );
    expect(follow({ meanings, search: '?ed=1.10', pathname: '/name/en/cr/701.34/' })).toBe('');
  });
});
