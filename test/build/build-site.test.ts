import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { checkOut } from '../../src/build/check-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiyaku-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const makeFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

describe('a build that cannot be made', () => {
  test('collections that are not there are named, with what to do', async () => {
    const result = await buildSite({ content: join(folder, 'nowhere'), out: join(folder, 'out') });
    expect(result).toMatchObject({ ok: false, usage: false });
    expect(!result.ok && result.message).toMatch(/nowhere: no collections here; run "npm run ingest"/);
  });

  test('a damaged collection is named with its file and field, on one line', async () => {
    const content = makeFolder('damaged');
    cpSync('test/fixtures/site/collections', content, { recursive: true });
    writeFileSync(join(content, 'rules', '2026-02-02.json'), '[{"number": "702.9l"}]');
    const result = await buildSite({ content, out: join(folder, 'out') });
    const message = result.ok ? '' : result.message;
    expect(message).toMatch(/rules\/2026-02-02\.json.*0\.number/);
    expect(message).not.toContain('\n');
  });

  test('a file cut in the middle is named', async () => {
    const content = makeFolder('cut');
    cpSync('test/fixtures/site/collections', content, { recursive: true });
    writeFileSync(join(content, 'editions.json'), '[{"id": "2026-');
    const result = await buildSite({ content, out: join(folder, 'out') });
    expect(!result.ok && result.message).toMatch(/editions\.json/);
  });
});

describe('the folder a site is written to', () => {
  test('must not be the project or hold it', () => {
    expect(checkOut(process.cwd())).toMatch('over the project');
    expect(checkOut('/')).toMatch('over the project');
  });

  test('may be new, empty or an earlier site, not a folder of other files', () => {
    expect(checkOut(join(folder, 'new'))).toBeUndefined();
    expect(checkOut(makeFolder('empty'))).toBeUndefined();
    const other = makeFolder('other');
    writeFileSync(join(other, 'letter.txt'), 'x');
    expect(checkOut(other)).toMatch('holds other files');
    writeFileSync(join(other, 'seal.svg'), '<svg/>');
    expect(checkOut(other)).toBeUndefined();
    expect(checkOut(join(other, 'letter.txt'))).toMatch('is a file');
  });
});
