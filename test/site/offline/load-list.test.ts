import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findIntact } from '../../../src/site/offline/answer-request.ts';
import { loadList } from '../../../src/site/offline/load-list.ts';
import type { BuildInfo } from '../../../src/site/publish/offline-list.ts';

const BUILD: BuildInfo = {
  id: 'b1',
  base: '/',
  shell: [],
  lists: { en: 'offline/en.0011223344556677.json', ja: 'offline/ja.0011223344556677.json' },
};
const LIST = { build: 'b1', lang: 'ja', everything: [], pages: [] };
const PORTAL = '<!doctype html><title>Please sign in</title>';
let stored: Map<string, Response>;
let answer: () => Response;

beforeEach(() => {
  stored = new Map();
  const cache = {
    put: async (path: string, response: Response) => void stored.set(path, response),
    delete: async (path: string) => stored.delete(path),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (path: string) => stored.get(path)?.clone(),
  });
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => vi.unstubAllGlobals());

test.each([PORTAL, '', '{"build":"another","everything":[]}'])(
  'an answer of a network in the place of the host is never kept: %s',
  async (text) => {
    answer = () => new Response(text);
    await expect(loadList(BUILD, 'ja')).rejects.toThrow();
    expect(stored.size).toBe(0);
    answer = () => Response.json(LIST);
    expect(await loadList(BUILD, 'ja')).toEqual(LIST);
    expect(stored.size).toBe(1);
  },
);

test('what was kept of such an answer before is thrown away, and the list is asked for anew', async () => {
  stored.set(`/${BUILD.lists.ja}`, new Response(PORTAL));
  expect(await findIntact(BUILD, BUILD.lists.ja)).toBeUndefined();
  expect(stored.size).toBe(0);
  stored.set(`/${BUILD.lists.ja}`, new Response(PORTAL));
  answer = () => Response.json(LIST);
  expect(await loadList(BUILD, 'ja')).toEqual(LIST);
});
