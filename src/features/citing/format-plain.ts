import { type Citation, joinSources } from './citation.ts';
import { formatWords } from './format-words.ts';

/** The rule, then where it is, as plain text. */
export function formatPlain(citation: Citation): string {
  return [formatWords(citation), `${joinSources(citation)}\n${citation.url}`].join('\n\n');
}
