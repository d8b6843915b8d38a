import { type Citation, joinSources } from './citation.ts';

const ZERO_WIDTH_SPACE = '\u200b';

/** A quotation and a link in BBCode, as most forums read it. */
export function formatBbcode(citation: Citation): string {
  const quoted = citation.quotes.map((quote) => `[quote]${escapeBbcode(quote.lines.join('\n'))}[/quote]`);
  return [...quoted, `[url=${citation.url}]${escapeBbcode(joinSources(citation))}[/url]`].join('\n');
}

/** BBCode has no escape of its own: a bracket that would open or close a tag is separated from its name by an invisible character. */
function escapeBbcode(text: string): string {
  return text.replace(/\[(?=\s*[/*a-z])/gi, `[${ZERO_WIDTH_SPACE}`);
}
