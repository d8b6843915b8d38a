import { type Citation, joinSources } from './citation.ts';
import { escapeHtml } from './escape-html.ts';

/** A quotation of はてな記法 with its source: `>address:title=…>`, the text, `<<`. */
export function formatHatena(citation: Citation): string {
  const lines = citation.quotes.flatMap((quote) => quote.lines.map(escapeHatena));
  return [`>${citation.url}:title=${toTitle(joinSources(citation))}>`, ...lines, '<<'].join('\n');
}

/** はてな記法 lets HTML through, so its signs become entities; so do those that open notes, links and lists. */
function escapeHatena(text: string): string {
  return escapeHtml(text)
    .replace(/\[/g, '&#91;')
    .replace(/\((?=\()/g, '&#40;')
    .replace(/^[-+*|:]/, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A title ends at `>` and holds no notation. */
function toTitle(text: string): string {
  return text.replace(/[<>[\]:&]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}
