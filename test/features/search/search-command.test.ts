import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIGEST } from '../../digest-project.ts';

const run = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/search.ts', '--content', DIGEST.collections, ...args], {
    encoding: 'utf8',
  });

describe('npm run search', () => {
  test('a batch prints ids by query, guesses marked as such', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'taiyaku-batch-')), 'queries.json');
    writeFileSync(file, JSON.stringify(['飛行', 'tramlpe', 'xyzzyqux', '702.9b']));
    const printed = JSON.parse(run('--batch', file));
    expect(printed['飛行'][0]).toBe('702.9');
    expect(printed['飛行'].length).toBeLessThanOrEqual(20);
    expect(printed['tramlpe'].weak).toBe(true);
    expect(printed['tramlpe'].ids[0]).toBe('702.19');
    expect(printed['xyzzyqux']).toEqual([]);
    expect(printed['702.9b'][0]).toBe('702.9b');
  });

  test('a query prints a line a result', () => {
    expect(run('せっし')).toMatch(/^ *\d+ {2}702\.2$/m);
  });

  test('a site without an index is told, with what to do', () => {
    expect(() =>
      execFileSync(process.execPath, ['scripts/search.ts', '--site', 'nowhere', 'x'], { stdio: 'pipe' }),
    ).toThrow(/npm run build/);
  });
});
