import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPublished } from '../../src/build/check-published.ts';
import { ingest } from '../../src/ingest/ingest.ts';
import { toRuleNumber } from '../../src/records/rule-number.ts';
import { FIXTURES, readCase } from './fixtures.ts';
import { createFolder, readFolder, runScript } from './run-script.ts';

const english = resolve(FIXTURES, 'pair/input.en.txt');
const readList = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, 'published-numbers.json'), 'utf8'));

describe('the list of published numbers', () => {
  test('has every number of the editions once, in book order', () => {
    const { collections } = ingest({ files: readCase('pair') });
    const list: string[] = JSON.parse(collections?.get('published-numbers.json') ?? '[]');
    const rules: { number: string }[] = JSON.parse(collections?.get('rules/2026-03-01.json') ?? '[]');
    expect(list).toEqual(rules.map(({ number }) => number));
    expect(list.length).toBeGreaterThan(10);
  });

  test('keeps the numbers of earlier runs, sorted among the others, whatever their order', () => {
    const lists = [
      ['999.1', '702.10', '702.9z'],
      ['702.9z', '999.1', '702.10'],
    ].map((numbers) =>
      ingest({ files: readCase('pair'), published: numbers.map(toRuleNumber) }).collections?.get(
        'published-numbers.json',
      ),
    );
    expect(lists[0]).toBe(lists[1]);
    const list: string[] = JSON.parse(lists[0] ?? '[]');
    expect(list.at(-1)).toBe('999.1');
    expect(list.indexOf('702.9z')).toBeLessThan(list.indexOf('702.10'));
  });
});

describe('npm run ingest into a folder with a list', () => {
  test('joins it, says that it is up to date, and never takes a number off', () => {
    const out = join(createFolder(), 'out');
    expect(runScript('ingest.ts', [english, '--out', out]).exitCode).toBe(0);
    const own = readList(out);
    writeFileSync(join(out, 'published-numbers.json'), JSON.stringify([...own, '999.1']));
    const stale = runScript('ingest.ts', [english, '--out', out, '--check']);
    expect(stale).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('published-numbers.json') });
    expect(runScript('ingest.ts', [english, '--out', out]).exitCode).toBe(0);
    expect(readList(out)).toEqual([...own, '999.1']);
    expect(runScript('ingest.ts', [english, '--out', out, '--check']).exitCode).toBe(0);
  });

  test('a number taken off by hand is stale', () => {
    const out = join(createFolder(), 'out');
    runScript('ingest.ts', [english, '--out', out]);
    writeFileSync(join(out, 'published-numbers.json'), `[\n"1"\n]\n`);
    expect(runScript('ingest.ts', [english, '--out', out, '--check']).exitCode).toBe(1);
  });

  test('stops at a damaged list and leaves everything as it was', () => {
    const out = join(createFolder(), 'out');
    runScript('ingest.ts', [english, '--out', out]);
    writeFileSync(join(out, 'published-numbers.json'), '["702.9l"]');
    const before = readFolder(out);
    const run = runScript('ingest.ts', [english, '--out', out]);
    expect(run).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('[published-invalid]') });
    expect(readFolder(out)).toEqual(before);
  });
});

describe('npm run build', () => {
  test('fails and says which number would have no page', () => {
    const folder = createFolder();
    const [content, out] = [join(folder, 'content'), join(folder, 'dist')];
    runScript('ingest.ts', [english, '--out', content]);
    writeFileSync(
      join(content, 'published-numbers.json'),
      JSON.stringify([...readList(content), '998.1', '999.1a']),
    );
    const run = runScript('build.ts', ['--content', content, '--out', out]);
    expect(run).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('998.1, 999.1a') });
    expect(existsSync(out)).toBe(false);
  });

  test('names twenty numbers at most, and nothing where every number has its page', () => {
    const out = join(createFolder(), 'out');
    runScript('ingest.ts', [english, '--out', out]);
    const numbers = readList(out).map(toRuleNumber);
    expect(checkPublished(out, numbers)).toBeUndefined();
    expect(checkPublished(out, numbers.slice(1))).toContain('1 published number would have no page');
    writeFileSync(
      join(out, 'published-numbers.json'),
      JSON.stringify(Array.from({ length: 30 }, (_, index) => `998.${index + 1}`)),
    );
    expect(checkPublished(out, [])).toMatch(/30 published numbers .*998\.20, …/);
    expect(checkPublished(createFolder(), [])).toBeUndefined();
  });
});
