import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from '../../../src/site/browser/fetch-json.ts';

afterEach(() => vi.unstubAllGlobals());

test('a file is fetched once, and again after it could not be had', async () => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockImplementation(async () => Response.json({ rules: 2 }));
  vi.stubGlobal('fetch', fetch);
  await expect(fetchJson('api/v1/changes.json')).rejects.toThrow('503');
  await expect(fetchJson('api/v1/changes.json')).resolves.toEqual({ rules: 2 });
  await expect(fetchJson('api/v1/changes.json')).resolves.toEqual({ rules: 2 });
  expect(fetch).toHaveBeenCalledTimes(2);
});
