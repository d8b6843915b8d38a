import type { Citation } from './citation.ts';

/** The rule alone, without where it is. */
export function formatWords({ quotes }: Citation): string {
  return quotes.map(({ lines }) => lines.join('\n')).join('\n\n');
}
