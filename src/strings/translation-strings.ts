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
  /** The list of every code with its meaning. */
  meanings: text,
  severities: z.strictObject({ error: text, warning: text, info: text }),
});
