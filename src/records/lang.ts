import { z } from 'zod';

export const langSchema = z.enum(['en', 'ja']);
export type Lang = z.infer<typeof langSchema>;

export const LANGS: readonly Lang[] = langSchema.options;
