import { z } from 'zod';
import { text } from './text.ts';

/** Texts of the citing of a rule, in `content/strings/citing/{en,ja}.json`; they alone go to the browser with it. */
export const citingStringsSchema = z.strictObject({
  open: text,
  openOf: text,
  title: text,
  close: text,
  closed: text,
  languages: text,
  ja: text,
  en: text,
  both: text,
  format: text,
  result: text,
  hint: text,
  copy: text,
  share: text,
  examples: text,
  pin: text,
  pinned: text,
  allPinned: text,
  copied: text,
  failed: text,
  loading: text,
  unavailable: text,
});
export type CitingStrings = z.infer<typeof citingStringsSchema>;
