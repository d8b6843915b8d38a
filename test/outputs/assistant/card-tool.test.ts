import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { connectAssistant } from './connect-assistant.ts';
import { writeDataSite } from './write-data-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiyaku-cards-'));
await writeDataSite(folder, {
  collections: 'test/fixtures/site/collections',
  authored: 'test/fixtures/site',
});
const { client, structured, call } = await connectAssistant(folder);
afterAll(async () => {
  await client.close();
  await structured.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('of a site that keeps a card file', () => {
  test('the tools are seven', async () => {
    const { tools } = await structured.listTools();
    expect(tools.map(({ name }) => name)).toContain('card');
    expect(tools).toHaveLength(7);
  });

  test('card answers in both languages, by any of its names, with its rules and rulings', async () => {
    for (const name of ['Copper Moth', 'copper moth', '銅の蛾']) {
      const { data, text } = await call('card', { name });
      expect(data, name).toMatchObject({
        name: 'Copper Moth',
        edition: '2026-02-02',
        url: expect.stringContaining('/taiyaku/en/card/?name=Copper%20Moth'),
        rulings: [{ date: '2025-10-03', rules: ['100.1', '702.2'] }, { date: '2025-11-06' }],
      });
      expect(data['rules']).toContainEqual(
        expect.objectContaining({ number: '702.2', ja: expect.objectContaining({ title: '発光' }) }),
      );
      expect(text).toContain('## Copper Moth / 銅の蛾');
      expect(text).toContain('- 702.2 Glow / 発光');
      expect(text).not.toContain('<b>');
    }
    expect((await call('card', { name: 'wax' })).data).toMatchObject({ name: 'Wick // Wax' });
  });

  test('card offers names near one that no card has', async () => {
    const { text, isError } = await call('card', { name: 'Copper Mtoh' });
    expect(isError).toBe(true);
    expect(text).toContain('Names near it: Copper Moth');
    for (const name of ['constructor', '<script>', '蛾'])
      expect((await call('card', { name })).isError, name).toBe(true);
  });

  test('search answers a question that names a card by what it needs', async () => {
    const { data } = await call<{ hits: { number?: string }[] }>('search', {
      query: 'What about Copper Moth?',
    });
    const [first, ...others] = data.hits.map(({ number }) => number);
    expect(['702.2', '702.3']).toContain(first);
    expect(others).toContain(first === '702.2' ? '702.3' : '702.2');
  });

  test('verify knows the rulings of the cards that a text names', async () => {
    const { data, text } = await call('verify', {
      text: 'Copper Moth: “Losing glow later changes nothing.” See CR 702.2.',
    });
    expect(data).toMatchObject({
      ok: true,
      rulings: [{ card: 'Copper Moth', date: '2025-11-06', verdict: 'exact' }],
      citations: [{ number: '702.2', quotations: [] }],
    });
    expect(text).toContain('the words of a ruling on Copper Moth');
    const altered = await call('verify', {
      text: '《銅の蛾》 “Losing glow later changes everything.” “Somebody else said that entirely.”',
    });
    expect(altered.data).toMatchObject({
      ok: false,
      rulings: [{ verdict: 'altered', actual: 'Losing glow later changes nothing.' }],
    });
    const other = await call('verify', { text: '“Losing glow later changes nothing.” says nobody.' });
    expect(other.data).toMatchObject({ rulings: [] });
  });
});
