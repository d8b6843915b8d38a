import { expect, test } from 'vitest';
import { OPTIONAL_PARTS, type OptionalPart } from '../../../src/outputs/hosts.ts';
import { planSideFiles } from '../../../src/site/build/write-side-files.ts';
import { loadSiteContent } from '../../../src/site/model/site-content.ts';
import { DIGEST } from '../../digest-project.ts';

/** An address of one, not the headers for the folder. */
const NAMES_PICTURE = /\/pictures\/\w/;

const content = loadSiteContent({
  ...DIGEST,
  collections: 'test/fixtures/site/collections',
});

/** The files beside the pages of a small site without some of its parts, by path. */
function collect(...left: OptionalPart[]): Map<string, string> {
  const site = { name: 'Taiyaku', origin: 'https://rules.example', base: '/' };
  const parts = new Set(OPTIONAL_PARTS).difference(new Set(left));
  const groups = planSideFiles({ ...content, parts }, site);
  return new Map([...groups.values()].flatMap((make) => [...make()]));
}

const whole = collect();

test('without Markdown of each rule no file and no text of the site names any; the whole texts stay', async () => {
  const isRuleMarkdown = (path: string) => /^(?:ja|en)\/cr\/.+\.md$/.test(path);
  const files = collect('ruleMarkdown');
  expect([...whole.keys()].filter(isRuleMarkdown)).toHaveLength(2 * content.history.published.length);
  expect([...files.keys()]).toEqual([...whole.keys()].filter((path) => !isRuleMarkdown(path)));
  expect(whole.get('llms.txt')).toMatch(/\/en\/cr\/[\d.a-z]+\.md/);
  expect([...files.values()].filter((text) => /\/cr\/\d[\d.a-z]*\.md/.test(text))).toEqual([]);
});

test('without pictures of previews no data names any', async () => {
  const files = collect('previewPictures');
  const oembed = [...whole].filter(([path]) => path.startsWith('api/v1/oembed/'));
  expect(oembed.filter(([, text]) => NAMES_PICTURE.test(text)).length).toBeGreaterThan(0);
  expect([...files.keys()]).toEqual([...whole.keys()]);
  expect([...files.values()].filter((text) => NAMES_PICTURE.test(text))).toEqual([]);
});

test('without oEmbed no file, list or description of the data names it', async () => {
  const files = collect('oembed');
  expect([...files.keys()]).toEqual(
    [...whole.keys()].filter((path) => !/^api\/v1\/(?:schema\/)?oembed[./]/.test(path)),
  );
  for (const path of ['api/v1/index.json', 'api/v1/openapi.json'])
    expect(Object.keys(JSON.parse(files.get(path) ?? '{}').paths ?? {}).join()).not.toContain('oembed');
});

test('where no build says what its host takes, a site has the parts that its settings want', () => {
  expect([...content.parts]).toEqual(OPTIONAL_PARTS);
});
