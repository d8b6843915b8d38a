import { z } from 'zod';
import { countedSchema, text } from './text.ts';

const statesSchema = z.strictObject({
  new: text,
  changed: text,
  references: text,
  punctuation: text,
  moved: text,
  current: text,
});

/** The texts of the pages for translators. */
export const translationStringsSchema = z.strictObject({
  title: text,
  description: text,
  lead: text,
  against: text,
  againstOwn: text,
  againstNone: text,
  progress: text,
  done: text,
  whole: text,
  chapterDescription: text,
  all: text,
  filter: text,
  shown: text,
  next: text,
  previous: text,
  lastItem: text,
  firstItem: text,
  nothingLeft: text,
  english: text,
  englishChanges: text,
  oldJapanese: text,
  required: text,
  references: text,
  symbols: text,
  terms: text,
  missingInOld: text,
  noName: text,
  worksheet: text,
  worksheetText: text,
  changedItems: text,
  findings: text,
  none: text,
  place: text,
  /** The list of every code with its meaning. */
  meanings: text,
  states: statesSchema,
  stateMeanings: statesSchema,
  count: countedSchema,
  severities: z.strictObject({ error: text, warning: text, info: text }),
});
