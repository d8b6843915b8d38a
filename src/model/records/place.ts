import { z } from 'zod';

/**
 * Where in a source a record begins: file relative to the working folder, line and column from 1; of a printed document
 * its page from 1, and the line of that page.
 */
export const placeSchema = z.object({
  file: z.string(),
  page: z.int().min(1).optional(),
  line: z.int().min(1),
  column: z.int().min(1),
});
export type Place = z.infer<typeof placeSchema>;

/** The order of two places of one document. */
export function comparePlaces(a: Place, b: Place): number {
  return (a.page ?? 0) - (b.page ?? 0) || a.line - b.line || a.column - b.column;
}

/** `line 12`; of a printed document `page 3, line 12`. */
export function describeLine({ page, line }: Place): string {
  return `${page === undefined ? '' : `page ${page}, `}line ${line}`;
}

/** `rules.txt:12:1`; of a printed document `rules.pdf, page 3:12:1`. */
export function formatPlace({ file, page, line, column }: Place): string {
  return `${file}${page === undefined ? '' : `, page ${page}`}:${line}:${column}`;
}
