import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CONTENT_FOLDERS } from '../../../src/rulebook/book/read-collections.ts';
import { writeSideFiles } from '../../../src/site/build/write-side-files.ts';
import { hasPart } from '../../../src/site/model/programs/optional-parts.ts';
import { loadSiteContent } from '../../../src/site/model/site-content.ts';

const root = mkdtempSync(join(tmpdir(), 'taiyaku-parts-'));
afterAll(() => rmSync(root, { recursive: true }));

/** An address of one, not the headers for the folder. */
const NAMES_PICTURE = /\/pictures\/\w/;

const content = await loadSiteContent({
  ...CONTENT_FOLDERS,
  collections: 'test/fixtures/site/collections',
});

/** The files beside the pages of a small site, by path. */
async function write(parts: {
  previewPictures: boolean;
  ruleMarkdown: boolean;
}): Promise<Map<string, string>> {
  const out = mkdtempSync(join(root, 'site-'));
  for (const lang of ['ja', 'en']) mkdirSync(join(out, lang));
  const address = { origin: 'https://rules.example', base: '/' };
  await writeSideFiles(content, { name: 'Taiyaku', ...address, ...parts }, out);
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return new Map(
    paths
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(out.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

const whole = await write({ previewPictures: true, ruleMarkdown: true });

test('without Markdown of each rule no file and no text of the site names any; the whole texts stay', async () => {
  const isRuleMarkdown = (path: string) => /^(?:ja|en)\/cr\/.+\.md$/.test(path);
  const files = await write({ previewPictures: true, ruleMarkdown: false });
  expect([...whole.keys()].filter(isRuleMarkdown)).toHaveLength(2 * content.history.published.length);
  expect([...files.keys()]).toEqual([...whole.keys()].filter((path) => !isRuleMarkdown(path)));
  expect(whole.get('llms.txt')).toMatch(/\/en\/cr\/[\d.a-z]+\.md/);
  expect([...files.values()].filter((text) => /\/cr\/\d[\d.a-z]*\.md/.test(text))).toEqual([]);
});

test('without pictures of previews no data names any', async () => {
  const files = await write({ previewPictures: false, ruleMarkdown: true });
  const oembed = [...whole].filter(([path]) => path.startsWith('api/v1/oembed/'));
  expect(oembed.filter(([, text]) => NAMES_PICTURE.test(text)).length).toBeGreaterThan(0);
  expect([...files.keys()]).toEqual([...whole.keys()]);
  expect([...files.values()].filter((text) => NAMES_PICTURE.test(text))).toEqual([]);
});

test.each([
  [{}, true],
  [{ ruleMarkdown: true }, true],
  [{ ruleMarkdown: false }, false],
])('pages ask the settings of the site: %j', (settings, expected) => {
  expect(hasPart('ruleMarkdown', settings)).toBe(expected);
});
