import { type Citation, joinSources } from './citation.ts';

/** A quotation and a link in Markdown, as GitHub, Discord and Reddit read it. */
export function formatMarkdown(citation: Citation): string {
  const quoted = citation.quotes
    .map((quote) => quote.lines.map((line) => `> ${escapeMarkdown(line)}`).join('\n>\n'))
    .join('\n>\n');
  const link = `[${escapeMarkdown(joinSources(citation))}](${citation.url})`;
  return quoted ? `${quoted}\n\n${link}` : link;
}

/** Text that Markdown shows as it is: signs of markup get a backslash, also those that count only at a line's start. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|#&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}
