import { z } from 'zod';
import { text } from './text.ts';

/** Where a quotation is from, in `content/strings/source/{en,ja}.json`; a digest must not pass for the official text. */
export const sourceStringsSchema = z.strictObject({ official: text, digest: text, example: text });
