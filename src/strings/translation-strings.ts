import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** The texts of the page for translators. */
export const translationStringsSchema = z.strictObject({
  title: text,
  description: text,
  lead: text,
  progress: text,
  rules: text,
  terms: text,
  stateCurrent: text,
  stateOutdated: text,
  stateMissing: text,
  findings: text,
  none: text,
  count: countedSchema,
  other: text,
  source: text,
  outdated: text,
  missing: text,
  /** A heading for each check of pairs. */
  codes: z.strictObject({
    'rule-only-japanese': text,
    'term-only-japanese': text,
    'id-disagrees': text,
    'examples-differ': text,
    'senses-differ': text,
    'symbols-differ': text,
    'references-differ': text,
    'quantities-differ': text,
    'card-names-differ': text,
    'term-name-differs': text,
  }),
});
