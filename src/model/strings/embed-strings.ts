import { z } from 'zod';
import { text } from './text.ts';

/** Texts of the card on other sites, in `content/strings/embed/{en,ja}.json`; they go along in its script. */
export const embedStringsSchema = z.strictObject({ open: text, missing: text, digest: text });
