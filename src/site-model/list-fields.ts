import { toJsonSchemas } from '../api/json-schemas.ts';

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

/** The fields of every resource by the name of its schema, in the order they are written. */
export function listResources(): { name: string; fields: Field[] }[] {
  return Object.entries(toJsonSchemas()).map(([name, schema]) => ({ name, fields: listFields(schema, '') }));
}

function listFields(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const inner = field.items ?? field;
    const path = `${prefix}${key}${field.items ? '[]' : ''}`;
    const own = {
      path,
      type: nameType(inner),
      isOptional: !schema.required?.includes(key),
      description: field.description ?? inner.description ?? '',
    };
    // The whole of a rule stands under its own name.
    const isRule =
      inner.properties && 'translation' in inner.properties && 'urls' in inner.properties && prefix === '';
    return isRule && key === 'rules' ? [own] : [own, ...listFields(inner, `${path}.`)];
  });
}

function nameType({ type, enum: values, const: only }: Schema): string {
  if (only !== undefined) return JSON.stringify(only);
  return values ? values.map((value) => JSON.stringify(value)).join(' | ') : (type ?? 'any');
}
