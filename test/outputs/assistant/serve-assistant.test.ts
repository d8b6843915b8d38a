import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { toRuleNumber } from '../../../src/model/records/rule-number.ts';
import { runScript } from '../../ingest/run-script.ts';
import { connectAssistant, writeStarterSite } from './connect-assistant.ts';

const site = await writeStarterSite();
const { client, structured, call, errors } = await connectAssistant(site);
afterAll(async () => {
  await client.close();
  await structured.close();
});

const EDITION = '2026-04-17';
const ADDRESS = 'https://rules.example/taiyaku/';

describe('the tools', () => {
  test('answer once: as text without schemas of answers, or as data with them', async () => {
    const lists = await Promise.all([client.listTools(), structured.listTools()]);
    expect(lists[0].tools.map((tool) => ({ ...tool, outputSchema: undefined }))).toEqual(
      lists[1].tools.map((tool) => ({ ...tool, outputSchema: undefined })),
    );
    expect(lists[0].tools.filter(({ outputSchema }) => outputSchema)).toEqual([]);
    expect(JSON.stringify(lists[0]).length).toBeLessThan(JSON.stringify(lists[1]).length / 2);
  });

  test('are six, each with a schema of what it takes and of what it answers', async () => {
    const { tools } = await structured.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'rule', 'term', 'history', 'resolve', 'verify']);
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length, name).toBeGreaterThan(80);
      expect(inputSchema.additionalProperties, name).toBe(false);
      expect(Object.keys(outputSchema?.properties ?? {}), name).toContain('edition');
      expect(annotations, name).toMatchObject({ readOnlyHint: true });
    }
    expect(client.getInstructions()).toContain('verify');
  });

  test('search finds by either language, by sound and by a mistyped name, as the browser does', async () => {
    for (const query of ['flying', '飛行', 'ひこう', 'hikou', '702.9']) {
      const { data } = await call<{ hits: { number: string; url: string }[]; edition: string }>('search', {
        query,
      });
      expect(data.hits[0], query).toMatchObject({ number: '702.9' });
      expect(data.hits[0]?.url).toMatch(/^https:\/\/rules\.example\/taiyaku\/(?:en|ja)\/cr\/702\.9\/$/);
      expect(data.edition).toBe(EDITION);
    }
    const { data, text } = await call('search', { query: 'tramlpe', limit: 1 });
    expect(data).toMatchObject({ weak: true, hits: [{ number: '702.19' }] });
    expect(text).toContain('Trample');
    expect((await call('search', { query: 'xyzzyqux' })).data).toMatchObject({ total: 0, hits: [] });
    const terms = await call<{ hits: { kind: string }[] }>('search', { query: '飛行', kind: 'glossary' });
    expect(new Set(terms.data.hits.map(({ kind }) => kind))).toEqual(new Set(['glossary']));
  });

  test('rule reads every form of a number, in both languages or one, with or without its subrules', async () => {
    const { data, text } = await call('rule', { number: 'CR ７０２．９' });
    expect(data).toMatchObject({
      number: '702.9',
      level: 'rule',
      status: 'current',
      edition: EDITION,
      unofficialDigest: true,
      en: { title: 'Flying' },
      ja: { title: '飛行' },
      subrules: [{ number: '702.9a' }, { number: '702.9b' }, { number: '702.9c' }],
      url: `${ADDRESS}cr/702.9/`,
    });
    for (const said of ['702.9b', EDITION, `${ADDRESS}cr/702.9b/`, 'unofficial'])
      expect(text).toContain(said);
    const { data: alone } = await call('rule', { number: '702.9b', lang: 'ja' });
    expect(alone).not.toHaveProperty('en');
    expect(alone).not.toHaveProperty('subrules');
    expect((await call('rule', { number: '702.9', subrules: false })).data).not.toHaveProperty('subrules');
    const { data: section } = await call<{ contents: { number: string; ja: string }[] }>('rule', {
      number: '702',
    });
    expect(section.contents).toContainEqual({ number: '702.9', en: 'Flying', ja: '飛行' });
  });

  test('rule gives the text that an older edition at hand had, and what became of it', async () => {
    const { data, text } = await call('rule', { number: '701.34', edition: '2024-10-01' });
    expect(data).toMatchObject({
      number: '701.34',
      edition: '2024-09-20',
      status: 'older',
      today: { kind: 'moved', now: '701.40' },
    });
    expect(text).toMatch(/Manifest/);
    // Of editions that are not at hand only the numbers are known.
    const old = await call('rule', { number: '502.81', edition: '2009-01-01' });
    expect(old.data).toMatchObject({ number: '702.81', edition: EDITION, today: { kind: 'moved' } });
  });

  test('term finds by name, reading, slug; what is mistyped is offered, never guessed', async () => {
    for (const name of ['Deathtouch', 'deathtouch', '接死', 'せっし', ' ＤＥＡＴＨＴＯＵＣＨ '])
      expect((await call('term', { name })).data, name).toMatchObject({
        slug: 'deathtouch',
        reading: 'せっし',
        edition: EDITION,
        rules: [{ number: '702.2', url: `${ADDRESS}cr/702.2/` }],
        urls: { ja: `${ADDRESS}ja/glossary/deathtouch/` },
      });
    const { isError, text } = await call('term', { name: 'deathtuoch' });
    expect(isError).toBe(true);
    expect(text).toContain('Deathtouch');
  });

  test('history tells the life of a rule and what its number has meant', async () => {
    const { data } = await call('history', { number: '701.40' });
    expect(data).toMatchObject({
      number: '701.40',
      edition: EDITION,
      url: `${ADDRESS}cr/701.40/`,
      steps: [
        { edition: EDITION, number: '701.40', from: { edition: '2024-09-20', number: '701.34' } },
        { edition: '2024-09-20', number: '701.34', change: 'added' },
      ],
    });
    expect((data as { meanings: object[] }).meanings.at(-1)).toMatchObject({ status: 'same', now: '701.40' });
  });

  test('resolve carries a number of any edition since 1999 to today', async () => {
    const moved = await call('resolve', { number: '701.34', edition: '2024-09-20' });
    expect(moved.data).toMatchObject({
      kind: 'moved',
      now: '701.40',
      edition: '2024-09-20',
      current: EDITION,
      url: `${ADDRESS}cr/701.40/`,
    });
    expect((await call('resolve', { number: '502.81' })).data).toMatchObject({ now: '702.81' });
    const never = await call('resolve', { number: '702.9z' });
    expect(never).toMatchObject({ isError: false, data: { kind: 'never' } });
    expect(never.text).toContain('702.9b');
  });
});

describe('what is not as asked for', () => {
  test.each([
    ['rule', {}, 'such as "702.9b"'],
    ['rule', { number: 702 }, 'such as "702.9b"'],
    ['rule', { number: 'flying' }, 'tool search'],
    ['rule', { number: '702.999' }, '702.19'],
    ['rule', { number: '702.9', edition: 'yesterday' }, 'YYYY-MM-DD'],
    ['rule', { number: '702.9', edition: '2026-02-30' }, 'YYYY-MM-DD'],
    ['rule', { number: '702.9', subrules: 'yes' }, 'true or false'],
    ['rule', { nummer: '702.9' }, 'send only number, edition, subrules, lang'],
    ['rule', { number: '../../../etc/passwd' }, 'such as|printed'],
    ['search', { query: '' }, 'words, a question or a number'],

    ['search', { query: 'flying', limit: 2.5 }, '1 to 20'],
    ['search', { query: 'flying', kind: 'cards' }, '"rules"'],
    ['term', { name: '../index' }, 'tool search'],
    ['history', { number: '999.9' }, 'No edition'],
    ['verify', { text: 7 }, 'text to check'],
  ])('%s %j is answered with what to send', async (tool, input, wanted) => {
    const { isError, text } = await call(tool, input);
    expect(isError).toBe(true);
    expect(text).toMatch(new RegExp(wanted));
  });

  test('what is too long is answered with how much to send', async () => {
    const query = await call('search', { query: 'x'.repeat(501) });
    const text = await call('verify', { text: 'x'.repeat(50_001) });
    expect([query, text].map(({ isError }) => isError)).toEqual([true, true]);
    expect([query.text, text.text].join()).toMatch(/at most 500 .*at most 50000 /s);
  });

  test('a tool that there is not is refused by its name', async () => {
    await expect(call('delete', {})).rejects.toThrow(/delete/);
  });

  test('whatever is sent, there is an answer, and the next question is answered too', async () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        '702.9b\u0000',
        '「'.repeat(500),
        '"'.repeat(501),
        '\ud800',
      ),
      fc.stringMatching(/^[0-9.a-z]{1,8}$/),
    );
    const input = fc.record(
      {
        query: word,
        number: word,
        name: word,
        text: word,
        edition: fc.oneof(fc.constantFrom('1998-01-01', '2008-07-01', '9999-12-31'), word),
        lang: fc.oneof(fc.constantFrom('en', 'ja', 'both'), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const keys: Record<string, string[]> = {
      search: ['query', 'lang'],
      rule: ['number', 'edition', 'lang'],
      term: ['name', 'lang'],
      history: ['number'],
      resolve: ['number', 'edition'],
      verify: ['text', 'edition'],
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(keys)), input, async (tool, given) => {
        const own = Object.fromEntries(Object.entries(given).filter(([key]) => keys[tool]?.includes(key)));
        const { data, text, isError } = await call(tool, JSON.parse(JSON.stringify(own)));
        expect(text).not.toBe('');
        if (!isError) expect(data).toBeDefined();
      }),
      { numRuns: 150 },
    );
    expect((await call('rule', { number: '702.9b' })).data).toMatchObject({ number: '702.9b' });
    expect(errors()).toBe('');
  });
});

describe('the line', () => {
  /** Writes lines to the command and gives what it wrote, once so many messages came. */
  async function talk(lines: readonly string[], wanted: number) {
    const child = spawn(resolve('node_modules/.bin/node'), [resolve('scripts/mcp.ts'), '--site', site]);
    let stdout = '';
    const closed = new Promise<number | null>((done) => child.on('close', done));
    child.stdout.on('data', (data) => {
      stdout += data;
      if (stdout.split('\n').length > wanted) child.stdin.end();
    });
    for (const line of lines) child.stdin.write(`${line}\n`);
    return { exitCode: await closed, messages: stdout.trimEnd().split('\n') };
  }

  const open = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  });
  const ask = JSON.stringify({
    jsonrpc: '2.0',
    id: 2,
    method: 'tools/call',
    params: { name: 'resolve', arguments: { number: toRuleNumber('702.9b') } },
  });

  test('carries nothing but the protocol, survives what is none, and ends with its input', async () => {
    const garbage = [
      'not json',
      '[]',
      '{"jsonrpc":"1.0"}',
      '\u0000',
      '{"jsonrpc":"2.0","id":9,"method":"no"}',
    ];
    const { exitCode, messages } = await talk([open, ...garbage, ask], 3);
    expect(exitCode).toBe(0);
    const read = messages.map((line) => JSON.parse(line));
    for (const message of read) expect(message.jsonrpc).toBe('2.0');
    expect(read.find(({ id }) => id === 2)?.result.content[0].text).toContain('cr/702.9b/');
  });

  test('that a message of more than 10 MiB broke is an error, not an end', async () => {
    const child = spawn(resolve('node_modules/.bin/node'), [resolve('scripts/mcp.ts'), '--site', site]);
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.stdin.on('error', () => {});
    child.stdin.write(`${open}\n${'x'.repeat(11 * 2 ** 20)}`);
    const exitCode = await new Promise<number | null>((done) => child.on('close', done));
    expect(exitCode).toBe(1);
    expect(said).toContain('send shorter messages');
  });

  test('is not opened where there is no site: that is told beside it', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'taiyaku-empty-'));
    const run = await runScript('mcp.ts', ['--site', empty]);
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toContain('npm run build');
    expect(await runScript('mcp.ts', ['--sit', empty])).toMatchObject({ exitCode: 2, stdout: '' });
  });
});
