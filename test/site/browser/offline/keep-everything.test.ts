import { afterEach, expect, test, vi } from 'vitest';
import {
  keepEverything,
  measureList,
  measureStored,
  removeEverything,
} from '../../../../src/site/browser/offline/keep-everything.ts';
import { hashContent } from '../../../../src/site/offline/fetch-file.ts';
import type { OfflineList } from '../../../../src/site/publish/offline-list.ts';

afterEach(() => vi.unstubAllGlobals());

const BASE = '/name/';
const FILES = { 'ja/cr/702/': 'seven', 'data/a.json': 'a longer one' };

async function listFiles(): Promise<OfflineList> {
  const everything = await Promise.all(
    Object.entries(FILES).map(async ([path, text]) => {
      const { buffer } = new TextEncoder().encode(text);
      return [path, await hashContent(buffer), text.length] as const;
    }),
  );
  return { build: 'b1', lang: 'ja', everything, pages: [] };
}

/** Caches as a browser has them, in memory; `put` may refuse. */
function stubCaches(put: () => void = () => {}) {
  const all = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const files = all.get(name) ?? new Map<string, Response>();
      all.set(name, files);
      return {
        keys: async () => [...files.keys()].map((path) => ({ url: `https://example.org${path}` })),
        put: async (path: string, response: Response) => {
          put();
          files.set(path, response);
        },
      };
    },
  });
  return all;
}

function serve(files: Readonly<Record<string, string>> = FILES) {
  const fetch = vi.fn(async (address: string) => {
    const text = files[address.slice(BASE.length)];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const keep = (list: OfflineList, onProgress = (_: number) => {}, signal = new AbortController().signal) =>
  keepEverything(BASE, list, onProgress, signal);

test('all files are stored, and the bytes told add up to the list', async () => {
  const list = await listFiles();
  stubCaches();
  serve();
  expect(await measureStored(BASE, list)).toEqual({ bytes: 0, isComplete: false });
  const told: number[] = [];
  expect(await keep(list, (bytes) => told.push(bytes))).toBe('done');
  expect(told.at(-1)).toBe(measureList(list));
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(await measureStored(BASE, list)).toEqual({ bytes: measureList(list), isComplete: true });
});

test('a file of another build ends it; what was stored stays, and the next attempt fetches only the rest', async () => {
  const list = await listFiles();
  const stored = Promise.withResolvers<void>();
  stubCaches(stored.resolve);
  const serveOther = serve({ ...FILES, 'data/a.json': 'of another build' });
  const answer = serveOther.getMockImplementation();
  serveOther.mockImplementation(async (address) => {
    if (address.endsWith('service-worker.js'))
      return new Response('another build', { headers: { 'content-type': 'text/javascript' } });
    if (address.endsWith('a.json')) await stored.promise;
    return answer?.(address) ?? Response.error();
  });
  expect(await keep(list)).toBe('other');
  expect(await measureStored(BASE, list)).toEqual({ bytes: 'seven'.length, isComplete: false });
  const fetch = serve();
  expect(await keep(list)).toBe('done');
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([`${BASE}data/a.json`]);
});

test('a full device, a lost line and a reader who stops are told apart', async () => {
  const list = await listFiles();
  serve();
  stubCaches(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await keep(list)).toBe('full');
  stubCaches();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no line');
  });
  expect(await keep(list)).toBe('lost');
  expect(await keep(list, undefined, AbortSignal.abort())).toBe('stopped');
});

test('removing leaves nothing of the language, and what is of others alone', async () => {
  const list = await listFiles();
  const all = stubCaches();
  serve();
  await keep(list);
  await keep({ ...list, lang: 'en' });
  await removeEverything(BASE, list);
  expect(await measureStored(BASE, list)).toEqual({ bytes: 0, isComplete: false });
  expect(await measureStored(BASE, { ...list, lang: 'en' })).toMatchObject({ isComplete: true });
  expect([...all.keys()].some((name) => name.includes('-ja'))).toBe(false);
});
