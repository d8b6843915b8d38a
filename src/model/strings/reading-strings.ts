import { z } from 'zod';
import { text } from './text.ts';

/** Texts of what helps reading, in `content/strings/reading/{en,ja}.json`; they go to the browser, when asked for. */
export const readingStringsSchema = z.strictObject({
  contents: z.strictObject({
    label: text,
    open: text,
    title: text,
    jump: text,
    jumpAction: text,
    unfold: text,
    failed: text,
    here: text,
  }),
  furigana: z.strictObject({ label: text, on: text, off: text, failed: text }),
  card: z.strictObject({
    rule: text,
    term: text,
    read: text,
    reading: text,
    en: text,
    ja: text,
    missingEn: text,
    missingJa: text,
    outdated: text,
    gone: text,
    example: text,
    /** Told once to who reads by touch. */
    hint: text,
    close: text,
  }),
  keys: z.strictObject({
    title: text,
    open: text,
    close: text,
    closed: text,
    use: text,
    next: text,
    previous: text,
    nextSection: text,
    previousSection: text,
    view: text,
    furigana: text,
    copy: text,
    jump: text,
    search: text,
    help: text,
    escape: text,
    ignored: text,
    copied: text,
    notCopied: text,
    shown: text,
    end: text,
  }),
});
export type ReadingStrings = z.infer<typeof readingStringsSchema>;
