import { z } from 'zod';
import { ruleNumberPattern } from '../../model/records/rule-number.ts';
import type { Resource } from './resources.ts';
import { listedRuleSchema } from './rule-resource.ts';

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
