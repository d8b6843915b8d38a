import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync('src/client/before-paint/follow-short-link.js', 'utf8');
const HISTORY = '2024-01-01=701.40 2024-06-01=701.34 2025-01-01=-';

interface Visit {
  search?: string;
  hash?: string;
  languages?: string[];
  kept?: Record<string, string> | 'forbidden';
  then?: string;
}

/** Runs the script as on the page of 701.34, and gives the address it goes on to. */
function follow({ search = '', hash = '', languages = ['en-GB'], kept = {}, then = HISTORY }: Visit): string {
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
    location: { origin: 'https://example.org', search, hash, replace: (to: string) => went.push(to) },
    document: {
      querySelector: (selector: string) => {
        const [, lang] = /hreflang="(..)"/.exec(selector) ?? [];
        return lang ? { href: `https://elsewhere.example/name/${lang}/cr/701.34/` } : { content: then };
      },
    },
  });
  return went.join(' ');
}

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

test.each([
  ['a number that meant another rule then', '2024-01-01', 'cr/701.40/?was=701.34&ed=2024-01-01&then=here'],
  ['a number that means the same', '2024-06-01', 'cr/701.34/?ed=2024-06-01&then=here'],
  ['a number whose rule is gone', '2025-01-01', 'cr/701.34/?ed=2025-01-01&then=gone'],
  ['a day after the last edition', '2030-01-01', 'cr/701.34/?ed=2030-01-01&then=gone'],
  ['a day before the first edition', '2020-01-01', 'cr/701.34/?ed=2020-01-01&then=unknown'],
  ['a day between two that disagree', '2024-03-01', 'cr/701.34/?ed=2024-03-01&then=unclear'],
])('%s: %s', (_, day, address) => {
  expect(follow({ search: `?ed=${day}` })).toBe(`/name/en/${address}`);
});

test('a day between two that agree is answered', () => {
  const then = '2024-01-01=701.40 2024-06-01=701.40';
  expect(follow({ search: '?ed=2024-03-01', then })).toBe(
    '/name/en/cr/701.40/?was=701.34&ed=2024-03-01&then=here',
  );
});

test.each(['?ed=soon', '?ed=2024', '?ed=', '?ed=<b>'])(
  '%s is no day: the link leads to the rule of today',
  (search) => {
    expect(follow({ search })).toBe('/name/en/cr/701.34/');
  },
);
