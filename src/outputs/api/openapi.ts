import { z } from 'zod';
import { ruleNumberPattern } from '../../model/records/rule-number.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import type { Resource } from './resources.ts';
import { listedRuleSchema } from './rule-resource.ts';
import { type NamedSite, toUrl } from './site-urls.ts';

/** A value for each name that stands in braces in a path: one of this site, for examples. */
export type PathValues = Readonly<Record<string, string>>;

const PARAMETERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    number: nameBook(
      'Number of a rule, subrule, section or chapter of any edition at hand, as printed: {exampleNumber}',
      'en',
    ),
    term: 'Slug of a term: the end of its address',
    document: 'Id of a document: the end of its address',
    edition: 'An edition at hand: the day it takes effect',
    beginning:
      'The same of the first three letters of a word of the name, of the first two signs in Japanese',
    cards: 'Two hexadecimal digits of the FNV-1a hash of a card’s name in its loose spelling, see names.json',
    section: 'Number of a section, or of a chapter for its heading',
  }),
);

/** `rules/{number}.json` → `rules/702.9b.json`; undefined where a value is not known. */
export function fillPath(path: string, values: PathValues): string | undefined {
  const names = listParameters(path);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * `openapi.json`: the open data as OpenAPI 3.1 describes an API. `readExample` gives the content of a file at hand, which
 * stands shortened as the example of its kind.
 */
export function toOpenapi(
  site: NamedSite,
  resources: readonly (readonly [name: string, Resource])[],
  edition: string,
  values: PathValues,
  readExample: (path: string) => unknown,
): object {
  const paths = resources.map(([id, { path, summary }]) => {
    const file = fillPath(path, values);
    const example = file === undefined ? undefined : shorten(readExample(file));
    const content = {
      schema: { $ref: `#/components/schemas/${id}` },
      ...(example !== undefined && { example }),
    };
    return [`/${path}`, toPathItem({ id, path, summary }, values, { 'application/json': content })] as const;
  });
  const about = { id: 'table', path: 'rules.tsv', summary: 'Every rule of the current edition as a table' };
  const table = toPathItem(about, values, { 'text/tab-separated-values': { schema: { type: 'string' } } });
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name}: the rules as data`,
      summary: nameBook(
        'The {gameInShort} {book} in English and Japanese, as files. No key, no limit.',
        'en',
      ),
      description:
        'Field names are permanent; fields may be added, so ignore those you do not know. The rules belong to their publisher; where `unofficialDigest` is true the text is a summary in our own words: say so wherever you show it.',
      version: `1.${edition}`,
    },
    servers: [{ url: toUrl(site, '/api/v1') }],
    externalDocs: { url: toUrl(site, '/en/data/'), description: 'What each file is for' },
    paths: Object.fromEntries([...paths, ['/rules.tsv', table]]),
    components: { schemas: toComponentSchemas(resources) },
  };
}

function toPathItem(
  { id, path, summary }: { id: string; path: string; summary: string },
  values: PathValues,
  content: object,
): object {
  const names = listParameters(path);
  return {
    ...(names.length > 0 && { parameters: names.map((name) => toParameter(name, values[name])) }),
    get: {
      operationId: id,
      summary,
      security: [],
      responses: {
        200: { description: summary, content },
        ...(names.length > 0 && { 404: { description: 'There is none' } }),
      },
    },
  };
}

function toParameter(name: string, example: string | undefined): object {
  return {
    name,
    in: 'path',
    required: true,
    description: PARAMETERS.get(name),
    schema: { type: 'string' },
    ...(example !== undefined && { example }),
  };
}

function listParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Fields that stand for a number of things by their names: of them as of lists the first two are kept. */
const KEPT = 2;
/** An object with more fields than any schema names is a map. */
const MOST_FIELDS = 40;

/** A resource with the first two of every list and map: enough to see its form, and still valid. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, KEPT).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const kept = fields.length > MOST_FIELDS ? fields.slice(0, KEPT) : fields;
  return Object.fromEntries(kept.map(([name, inner]) => [name, shorten(inner)]));
}

/** How a zod schema becomes JSON Schema (draft 2020-12): open to fields that are added later. */
const OPTIONS = {
  unrepresentable: 'any',
  // As what is read: an object may have fields that this build does not know.
  io: 'input',
  // A rule number is checked by its parser, which JSON Schema cannot call.
  override: ({ zodSchema, jsonSchema }) => {
    if (zodSchema._zod.def.type !== 'custom') return;
    jsonSchema.type = 'string';
    jsonSchema.pattern = ruleNumberPattern();
  },
} as const satisfies z.core.ToJSONSchemaParams;

type Resources = readonly (readonly [name: string, Resource])[];

/** The JSON Schema of every resource, by name, each whole: `schema/rule.json`. */
export function toJsonSchemas(resources: Resources): Record<string, object> {
  return Object.fromEntries(resources.map(([name, { schema }]) => [name, z.toJSONSchema(schema, OPTIONS)]));
}

/** The same schemas as components of one document, each referring to the others. */
export function toComponentSchemas(resources: Resources): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, { schema }] of resources) registry.add(schema, { id });
  registry.add(listedRuleSchema, { id: 'listedRule' });
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}
