import type { Citation } from './citation.ts';
import { escapeHtml } from './escape-html.ts';

/** A quotation with its source in HTML, the language of each part marked. */
export function formatHtml({ quotes, url }: Citation): string {
  const address = escapeHtml(url);
  const blocks = quotes.map(({ lang, lines }) => {
    const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
    return `<blockquote cite="${address}" lang="${lang}">${paragraphs}</blockquote>`;
  });
  const sources = quotes.map(({ lang, source }) => `<span lang="${lang}">${escapeHtml(source)}</span>`);
  return [...blocks, `<p><a href="${address}">${sources.join(' / ')}</a></p>`].join('\n');
}
