import type { z } from 'zod';

/** What is wrong with a table, as a sentence, and the outermost field that it is about, where it is about one. */
interface TableFault {
  field?: PropertyKey | undefined;
  message: string;
}

/** What a text of JSON holds, checked against its schema; or all that is wrong with it, and the first sentence of that. */
export function parseTable<Table>(
  text: string,
  schema: z.ZodType<Table>,
): { data: Table } | { faults: readonly TableFault[]; problem: string } {
  let faults: TableFault[];
  try {
    const parsed = schema.safeParse(JSON.parse(text.replace(/^\ufeff/, '')));
    if (parsed.success) return parsed;
    faults = parsed.error.issues.map(({ path, message }) => ({
      field: path[0],
      message: `${path.join('.') || 'the file'}: ${message}`,
    }));
  } catch (error) {
    faults = [{ message: `not JSON: ${error instanceof Error ? error.message : error}` }];
  }
  return { faults, problem: faults[0]?.message ?? '' };
}
