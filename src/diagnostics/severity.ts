import { z } from 'zod';

/** An error fails the run; a warning only with `--strict`; info is worth knowing. */
export const severitySchema = z.enum(['error', 'warning', 'info']);
export type Severity = z.infer<typeof severitySchema>;
