import { type Citation, joinSources } from './citation.ts';

/** The rule, then where it stands, as plain text. */
export function formatPlain(citation: Citation): string {
  const texts = citation.quotes.map((quote) => quote.lines.join('\n'));
  return [...texts, `${joinSources(citation)}\n${citation.url}`].join('\n\n');
}
