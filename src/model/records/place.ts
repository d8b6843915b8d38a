import { z } from 'zod';

/** Where in a source a record begins: file relative to the working folder, line and column from 1. */
export const placeSchema = z.object({ file: z.string(), line: z.int().min(1), column: z.int().min(1) });
export type Place = z.infer<typeof placeSchema>;
