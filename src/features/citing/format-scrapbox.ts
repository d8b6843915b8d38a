import { type Citation, joinSources } from './citation.ts';

/** A quotation and a link in the notation of Scrapbox (Cosense). */
export function formatScrapbox(citation: Citation): string {
  const quoted = citation.quotes.flatMap((quote) => quote.lines.map((line) => `> ${escapeScrapbox(line)}`));
  return [...quoted, `[${escapeScrapbox(joinSources(citation))} ${citation.url}]`].join('\n');
}

/** Scrapbox has no escape: brackets, backquotes and the mark of a tag become their full-width twins. */
function escapeScrapbox(text: string): string {
  return text
    .replace(/[[\]`]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    .replace(/(^|\s)#(?=\S)/g, '$1＃')
    .trimStart();
}
