import { z } from 'zod';
import { documentKindSchema } from '../../model/records/document.ts';
import { LANGS } from '../../model/records/lang.ts';
import { toEditionId } from '../../model/text/edition-id.ts';
import type { InputHints } from '../pipeline/read-input.ts';

/** The options of a command line that say what a document is, for `parseArgs`. */
export const HINT_OPTIONS = {
  kind: { type: 'string' },
  lang: { type: 'string' },
  edition: { type: 'string' },
} as const;

const hintsSchema = z.object({
  kind: z
    .enum(documentKindSchema.options, `--kind is one of ${documentKindSchema.options.join(', ')}`)
    .optional(),
  lang: z.enum(LANGS, '--lang is en or ja').optional(),
  edition: z
    .string()
    .transform(toEditionId)
    .pipe(z.string('--edition is a day such as 2026-02-27 or a version such as 1.26.1'))
    .optional(),
});

/** Kind, language and edition as given, checked. */
export function parseHints(values: { [name in keyof typeof HINT_OPTIONS]?: string | undefined }) {
  const hints = hintsSchema.safeParse(values);
  return hints.success ? (hints.data as InputHints) : { problem: hints.error.issues[0]?.message ?? '' };
}
