import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** What became of a number, as a sentence: `{number}`, `{now}`, `{parts}`, `{day}`, `{edition}` are replaced. */
const verdictStringsSchema = z.strictObject({
  right: text,
  reworded: text,
  moved: text,
  movedReworded: text,
  split: text,
  retired: text,
  never: text,
  neverThen: text,
  unclear: text,
  tooEarly: text,
  /** Behind the sentence on a number that a text without a day still uses. */
  until: text,
});
export type VerdictStrings = z.infer<typeof verdictStringsSchema>;

/** Texts of the page that checks citations and of the command, in `content/strings/mentions/{en,ja}.json`. */
export const mentionsStringsSchema = z.strictObject({
  title: text,
  description: text,
  lead: text,
  private: text,
  text: text,
  day: text,
  dayHint: text,
  check: text,
  checking: text,
  none: text,
  found: countedSchema,
  wrong: countedSchema,
  allRight: text,
  failed: text,
  withoutScript: text,
  result: text,
  /** One word for each kind of answer. */
  kinds: z.strictObject({
    right: text,
    reworded: text,
    moved: text,
    split: text,
    retired: text,
    never: text,
    unclear: text,
  }),
  verdicts: verdictStringsSchema,
  /** Behind the sentence on a number, of a name or words beside it: `{text}`, `{rule}`, `{edition}`. */
  quotations: z.strictObject({ name: text, elsewhere: text, altered: text, older: text }),
  line: text,
  copyFixed: text,
  copied: text,
  copyFailed: text,
});
export type MentionsStrings = z.infer<typeof mentionsStringsSchema>;
