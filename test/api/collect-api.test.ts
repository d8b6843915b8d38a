import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { collectApi } from '../../src/api/collect-api.ts';
import { loadBook } from '../../src/book/load-book.ts';
import { createHistory } from '../../src/history/create-history.ts';

const { book } = await loadBook({
  collections: 'test/fixtures/site/collections',
  authored: 'test/fixtures/site',
});
const history = createHistory(book);
const site = { origin: 'https://rules.example', base: '/taiyaku/' };
const files = collectApi(book, history, site, 'Taiyaku');
const read = (path: string) => JSON.parse(files.get(path) ?? 'null');

describe('the open data', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const schemaOf = (path: string): string => {
    const folder = /^(rules|glossary|oembed|resolve|changes|texts|meanings)\//.exec(path)?.[1];
    if (folder) return { rules: 'rule', glossary: 'term' }[folder] ?? folder;
    return path.replace('.json', '');
  };

  it('validates against its schemas, every file', () => {
    const resources = [...files.keys()].filter(
      (path) => path.endsWith('.json') && !path.startsWith('schema/'),
    );
    expect(resources.length).toBeGreaterThan(2 * history.published.length);
    for (const path of resources) {
      const validate = ajv.compile(read(`schema/${schemaOf(path)}.json`));
      expect(validate(read(path)), `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });

  it('refuses a resource that is not as its schema says', () => {
    const validate = ajv.compile(read('schema/rule.json'));
    const rule = read(`rules/${book.rules[0]?.number}.json`);
    expect(validate({ ...rule, number: '702.9l' })).toBe(false);
    expect(validate({ ...rule, status: 'lost' })).toBe(false);
  });

  it('has one file for every number ever published, those no longer in use included', () => {
    for (const number of history.published) expect(files.has(`rules/${number}.json`), number).toBe(true);
    const gone = history.published.filter((number) => !book.rule(number));
    for (const number of gone) expect(read(`rules/${number}.json`).status).toBe('gone');
  });

  it('gives both languages and whole addresses below the base path', () => {
    const rule = book.rules.find((each) => each.en?.blocks.length && each.ja?.blocks.length);
    const resource = read(`rules/${rule?.number}.json`);
    expect(resource.en.text.join('')).toContain(rule?.en?.blocks[0]?.text);
    expect(resource.ja.text.join('')).toContain(rule?.ja?.blocks[0]?.text);
    expect(resource.urls.short).toBe(`https://rules.example/taiyaku/cr/${rule?.number}/`);
  });

  it('has one file for every term of the glossary, as the list of all gives it', () => {
    const { terms, ...origin } = read('glossary.json');
    expect(terms).toHaveLength(book.glossary.length);
    for (const term of terms) expect(read(`glossary/${term.slug}.json`)).toEqual({ ...origin, ...term });
  });

  it('writes a line a rule into rules.tsv, with the same number of fields in each', () => {
    const lines = (files.get('rules.tsv') ?? '').trimEnd().split('\n');
    expect(lines).toHaveLength(book.rules.length + 1);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([10]));
  });

  it('says of each number of an edition what it means today', () => {
    for (const { id } of book.editions) {
      const { numbers } = read(`resolve/${id}.json`);
      for (const { number } of book.rulesIn(id)) {
        expect(numbers[number], `${id} ${number}`).toBeDefined();
        if (numbers[number].now) expect(book.rule(numbers[number].now)).toBeDefined();
      }
    }
  });
});
