import type { DocumentReading } from './read-document.ts';

/** A reading as plain data for comparison: places as `line:column`, empty lists left out, diagnostics by code and place. */
export function toOutline({ reading, account, markup }: DocumentReading): unknown {
  const { diagnostics, records, matter, ...facts } = reading;
  const found = {
    ...facts,
    ...records,
    matter,
    diagnostics: diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`),
    skipped: Object.fromEntries(Object.entries(account.skippedBy).filter(([name]) => !markup.has(name))),
  };
  return JSON.parse(JSON.stringify(found, replacePlace));
}

function replacePlace(key: string, value: unknown): unknown {
  if (key === 'place' && typeof value === 'object' && value !== null && 'line' in value && 'column' in value)
    return `${value.line}:${value.column}`;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
