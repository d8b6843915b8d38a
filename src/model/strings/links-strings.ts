import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** What is said of a link made for a day, in `content/strings/links/{en,ja}.json`; fetched where such a link is followed. */
export const linksStringsSchema = z.strictObject({
  /** The day of an edition, and one between two: `{day}` of the others. */
  under: text,
  between: text,
  same: text,
  /** Where those below its number changed. */
  sameNumber: text,
  below: countedSchema,
  reworded: text,
  moved: text,
  movedReworded: text,
  leftOut: text,
  retired: text,
  split: text,
  never: text,
  other: text,
  later: text,
  laterNever: text,
  early: text,
  unclear: text,
  malformed: text,
  failed: text,
  see: text,
});
