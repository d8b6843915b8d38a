import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIGEST } from '../../digest-project.ts';
import { runScript } from '../../ingest/run-script.ts';

async function ask(content: string, ...args: string[]): Promise<string> {
  const { exitCode, stdout } = await runScript('search.ts', ['--content', content, ...args]);
  expect(exitCode).toBe(0);
  return stdout;
}

describe('npm run search', () => {
  test('a batch prints ids by query, guesses marked as such', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'taiyaku-batch-')), 'queries.json');
    writeFileSync(file, JSON.stringify(['飛行', 'tramlpe', 'xyzzyqux', '702.9b']));
    const printed = JSON.parse(await ask(DIGEST.collections, '--batch', file));
    expect(printed['飛行'][0]).toBe('702.9');
    expect(printed['飛行'].length).toBeLessThanOrEqual(20);
    expect(printed['tramlpe'].weak).toBe(true);
    expect(printed['tramlpe'].ids[0]).toBe('702.19');
    expect(printed['xyzzyqux']).toEqual([]);
    expect(printed['702.9b'][0]).toBe('702.9b');
  });

  test('a query prints a line a result', async () => {
    const lines = await ask('test/fixtures/site/collections', 'lantern');
    expect(lines).toMatch(/^ *\d+ {2}glossary:Lantern\n *\d+ {2}100\.2$/m);
  });

  test('a site without an index is told, with what to do', async () => {
    const { exitCode, stderr } = await runScript('search.ts', ['--site', 'nowhere', 'x']);
    expect(exitCode).not.toBe(0);
    expect(stderr).toMatch(/npm run build/);
  });
});
