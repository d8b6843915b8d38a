import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { RESOURCES } from '../../../src/outputs/api/resources.ts';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { createHistory } from '../../../src/rulebook/history/history.ts';
import { DIGEST } from '../../digest-project.ts';
import { collectApi } from './collect-api.ts';
import { ajv, findFault, kindOf } from './validate-resource.ts';

const { book } = loadBook(DIGEST);
const site = { name: 'Taiyaku', origin: 'https://rules.example', base: '/' };
const files = collectApi({ book, history: createHistory(book), cards: [] }, site);
const openapi = JSON.parse(files.get('openapi.json') ?? '');

test('the OpenAPI document is one of version 3.1, by the library that knows', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(openapi);
  expect(valid, JSON.stringify(errors)).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('the library refuses a document that is not', async () => {
  const { paths, ...rest } = openapi;
  const [[path, item]] = Object.entries<{ get: object }>(paths) as [[string, { get: object }]];
  const broken = { ...rest, paths: { [path]: { ...item, get: { responses: { 200: {} } } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('every kind of file has its path, and every example is as its schema says', () => {
  // Each component as a document of its own, so that what they refer to is found.
  const components = JSON.stringify(openapi.components);
  for (const [name, { path }] of Object.entries(RESOURCES)) {
    const { schema, example } = openapi.paths[`/${path}`].get.responses[200].content['application/json'];
    expect(schema).toEqual({ $ref: `#/components/schemas/${name}` });
    const validate = ajv.compile({ ...schema, components: JSON.parse(components) });
    expect(validate(example), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    const file = path.replace(/\{\w+\}/g, 'x');
    expect(findFault(file, example)).toBe('');
  }
});

test('every file of the sample is as the schemas say', () => {
  const paths = [...files.keys()].filter((path) => /\.json$/.test(path) && kindOf(path) !== undefined);
  expect(paths.length).toBeGreaterThan(5000);
  for (const path of paths) expect(findFault(path, JSON.parse(files.get(path) ?? ''))).toBe('');
});

test('every parameter is described, with one that is there as its example', () => {
  for (const [path, item] of Object.entries<{ parameters?: { name: string; example: string }[] }>(
    openapi.paths,
  ))
    for (const { name, example } of item.parameters ?? []) {
      expect(path).toContain(`{${name}}`);
      expect(example, path).toBeTruthy();
    }
  for (const { example } of JSON.parse(files.get('index.json') ?? '').resources)
    expect(files.has(new URL(example).pathname.replace('/api/v1/', '')), example).toBe(true);
});

test('a number of the sample that moved says whether its words changed', () => {
  const moved = book.editions.flatMap(({ id }) => {
    const { numbers } = JSON.parse(files.get(`resolve/${id}.json`) ?? '');
    return Object.entries<{ status: string; text?: string }>(numbers).filter(
      ([, { status }]) => status === 'moved',
    );
  });
  expect(moved.length).toBeGreaterThan(0);
  for (const [number, { text }] of moved) expect(text, number).toMatch(/^(?:same|references|reworded)$/);
});

test('the keywords of the sample are there, with their readings', () => {
  const { actions, abilities } = JSON.parse(files.get('keywords.json') ?? '');
  expect(abilities).toContainEqual({
    number: '702.9',
    en: 'Flying',
    ja: '飛行',
    reading: 'ひこう',
    term: 'flying',
  });
  expect(actions.length).toBeGreaterThan(50);
});
