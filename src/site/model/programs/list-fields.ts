import { toJsonSchemas } from '../../../outputs/api/openapi.ts';
import { listServedResources } from '../../../outputs/api/resources.ts';
import { getSiteContent } from '../site-content.ts';

/** A field of a resource of the open data, as its JSON Schema describes it. */
export interface Field {
  /** `en.text`, `rules[].number`. */
  path: string;
  type: string;
  isOptional: boolean;
  description: string;
}

interface Schema {
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
}

/** The fields of every resource that this site has by the name of its schema, in the order they are written. */
export function listResources(): { name: string; path: string; summary: string; fields: Field[] }[] {
  const { cards, parts } = getSiteContent();
  const resources = listServedResources((part) => (part === 'cards' ? cards !== undefined : parts.has(part)));
  const schemas: Readonly<Record<string, Schema>> = toJsonSchemas(resources);
  const wholes = new Set(Object.values(schemas).map(({ properties }) => JSON.stringify(properties)));
  return resources.map(([name, { path, summary }]) => ({
    name,
    path,
    summary,
    fields: listFields(schemas[name] ?? {}, '', wholes),
  }));
}

/** Fields of a schema and of what is in it; `wholes` are those that are under a name of their own. */
function listFields(schema: Schema, prefix: string, wholes: ReadonlySet<string>): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const inner = field.items ?? field;
    const path = `${prefix}${key}${field.items ? '[]' : ''}`;
    const own = {
      path,
      type: nameType(inner),
      isOptional: !schema.required?.includes(key),
      description: field.description ?? inner.description ?? '',
    };
    const isWhole = wholes.has(JSON.stringify(inner.properties)) || (key === 'rules' && isRule(inner));
    return isWhole ? [own] : [own, ...listFields(inner, `${path}.`, wholes)];
  });
}

/** A rule in the list of all has most of what its own file has. */
function isRule({ properties = {} }: Schema): boolean {
  return 'translation' in properties && 'earlier' in properties;
}

function nameType({ type, enum: values, const: only }: Schema): string {
  if (only !== undefined) return JSON.stringify(only);
  return values ? values.map((value) => JSON.stringify(value)).join(' | ') : (type ?? 'any');
}
