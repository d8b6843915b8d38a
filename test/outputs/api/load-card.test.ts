import { expect, test } from 'vitest';
import { loadCard } from '../../../src/outputs/api/load-card.ts';

const shard = { edition: '2031-05-04', cards: [], also: {}, rules: {}, terms: {} };

test.each(['constructor', '__proto__', 'toString'])('“%s” is a name like any other', async (name) => {
  await expect(loadCard(name, async () => shard)).resolves.toBeUndefined();
});
