import { z } from 'zod';
import { diagnosticCodeSchema } from '../diagnostics/codes.ts';
import { text } from './text.ts';

/**
 * A sentence for readers by code, every code there is. `{actual}` and `{expected}` are those of the diagnostic; what is
 * in brackets is left out where it has none.
 */
export const diagnosticStringsSchema = z.record(diagnosticCodeSchema, text);
