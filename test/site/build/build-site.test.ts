import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../src/site/build/build-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiyaku-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COLLECTIONS = 'test/fixtures/site/collections';

const makeFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

async function explain(content: string, out = join(folder, 'out')) {
  const result = await buildSite({ content, out });
  return result.ok ? { usage: false, message: '' } : result;
}

describe('a build that cannot be made', () => {
  test('collections that are not there are named, with what to do', async () => {
    const { usage, message } = await explain(join(folder, 'nowhere'));
    expect(usage).toBe(false);
    expect(message).toMatch(/nowhere: no collections here; run "npm run ingest"/);
  });

  test('a damaged collection is named with its file and field, on one line', async () => {
    const content = makeFolder('damaged');
    cpSync(COLLECTIONS, content, { recursive: true });
    writeFileSync(join(content, 'rules', '2026-02-02.json'), '[{"number": "702.9l"}]');
    const { message } = await explain(content);
    expect(message).toContain(`${join(content, 'rules/2026-02-02.json')}: 0.number`);
    expect(message).not.toContain('\n');
  });

  test('a file cut in the middle is named', async () => {
    const content = makeFolder('cut');
    cpSync(COLLECTIONS, content, { recursive: true });
    writeFileSync(join(content, 'editions.json'), '[{"id": "2026-');
    expect((await explain(content)).message).toMatch(/editions\.json/);
  });
});

describe('the folder a site is written to', () => {
  test.each([
    ['the project', process.cwd(), 'is the working folder or holds it'],
    ['the root', '/', 'is the working folder or holds it'],
    ['what is copied into every site', 'public', 'belongs to the project’s public'],
    ['the sources', 'content/sources', 'belongs to the project’s content'],
  ])('is not %s', async (_, out, message) => {
    expect(await explain(COLLECTIONS, out)).toMatchObject({
      usage: true,
      message: expect.stringContaining(message),
    });
  });

  test('is not a folder of other files, a file or a link that leads nowhere', async () => {
    const other = makeFolder('other');
    writeFileSync(join(other, 'seal.svg'), '<svg/>');
    expect((await explain(COLLECTIONS, other)).message).toContain('holds other files');
    expect((await explain(COLLECTIONS, join(other, 'seal.svg'))).message).toContain('is a file');
    expect((await explain(COLLECTIONS, join(other, 'seal.svg', 'site'))).message).toContain(
      'cannot be written to',
    );
    symlinkSync(join(folder, 'gone'), join(folder, 'dangling'));
    expect((await explain(COLLECTIONS, join(folder, 'dangling'))).message).toContain('leads nowhere');
  });
});
