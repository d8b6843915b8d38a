import { z } from 'zod';

export const text = z.string().min(1);

/** A text with a count in it: `{count}` is replaced. Japanese gives the same text twice. */
export const countedSchema = z.strictObject({ one: text, other: text });
export type Counted = z.infer<typeof countedSchema>;
