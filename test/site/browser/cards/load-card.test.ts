import { afterEach, expect, test, vi } from 'vitest';
import { loadCard } from '../../../../src/site/browser/cards/load-card.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['constructor', '__proto__', 'toString'])('“%s” is a name like any other', async (name) => {
  const shard = { edition: '2031-05-04', cards: [], also: {}, rules: {}, terms: {} };
  vi.stubGlobal('fetch', async () => Response.json(shard));
  await expect(loadCard(name)).resolves.toBeUndefined();
});
