import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** The texts of what players ask. */
export const questionsStringsSchema = z.strictObject({
  title: text,
  /** Above the questions of a rule, on its page. */
  answered: text,
  description: text,
  chapterDescription: text,
  count: countedSchema,
  none: text,
});
