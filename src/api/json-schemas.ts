import { z } from 'zod';
import { numberHistorySchema, sectionMeaningsSchema } from '../records/number-history.ts';
import { RULE_NUMBER_PATTERN } from '../records/rule-number.ts';
import { changesResourceSchema } from './changes-resource.ts';
import { editionsResourceSchema } from './edition-resource.ts';
import { glossaryResourceSchema, termResourceSchema } from './glossary-resource.ts';
import { numbersResourceSchema } from './numbers-resource.ts';
import { oembedResourceSchema } from './oembed-resource.ts';
import { resolveResourceSchema } from './resolve-resource.ts';
import { ruleResourceSchema } from './rule-resource.ts';
import { rulesResourceSchema } from './rules-resource.ts';
import { rulingsResourceSchema } from './rulings-resource.ts';
import { textsResourceSchema } from './texts-resource.ts';

const SCHEMAS = {
  editions: editionsResourceSchema,
  numbers: numbersResourceSchema,
  rule: ruleResourceSchema,
  rules: rulesResourceSchema,
  glossary: glossaryResourceSchema,
  term: termResourceSchema,
  rulings: rulingsResourceSchema,
  resolve: resolveResourceSchema,
  history: numberHistorySchema,
  meanings: sectionMeaningsSchema,
  oembed: oembedResourceSchema,
  changes: changesResourceSchema,
  texts: textsResourceSchema,
};

/** The JSON Schema (draft 2020-12) of every resource, by name: `schema/rule.json`. */
export function toJsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, {
        unrepresentable: 'any',
        // A rule number is checked by its parser, which JSON Schema cannot call.
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema._zod.def.type !== 'custom') return;
          jsonSchema.type = 'string';
          jsonSchema.pattern = RULE_NUMBER_PATTERN;
        },
      }),
    ]),
  );
}
