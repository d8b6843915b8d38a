import { z } from 'zod';

/** A text that somebody writes into a table of a project; `what` it is goes into the sentence about its lack. */
export const authoredText = (what: string) =>
  z
    .string({ error: `${what} is missing or no text` })
    .min(1, `${what} is empty: write it, or leave the field out`);

/** The same in English and Japanese. */
export const inBoth = (what: string) =>
  z.strictObject({ en: authoredText(`${what} in English`), ja: authoredText(`${what} in Japanese`) });
