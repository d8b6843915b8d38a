import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { toJsonSchemas } from '../../../src/outputs/api/openapi.ts';
import { RESOURCES } from '../../../src/outputs/api/resources.ts';

/** Ajv as the open data needs it: draft 2020-12 with formats. */
export const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

const closed = new Map(
  Object.entries(toJsonSchemas(Object.entries(RESOURCES))).map(([name, schema]) => [
    name,
    ajv.compile(close(schema) as object),
  ]),
);
const patterns = Object.entries(RESOURCES).map(
  ([name, { path }]) =>
    [name, new RegExp(`^${path.replace('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

/** The kind of file that a path below `/api/v1/` is of. */
export function kindOf(path: string): string | undefined {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** What is wrong with the content of a file, fields that its schema does not name included; '' where nothing is. */
export function findFault(path: string, content: unknown): string {
  const validate = closed.get(kindOf(path) ?? '');
  if (!validate) return `${path}: no kind of file has this path`;
  return validate(content) ? '' : `${path}: ${ajv.errorsText(validate.errors)}`;
}

/** A JSON Schema without what keeps it open: fields that it does not name are then refused. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, close(value)]));
  return 'properties' in inner && inner['type'] === 'object'
    ? { additionalProperties: false, ...inner }
    : inner;
}
