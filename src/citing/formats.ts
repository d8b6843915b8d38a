import type { Citation } from './citation.ts';
import { formatBbcode } from './format-bbcode.ts';
import { formatHatena } from './format-hatena.ts';
import { formatHtml } from './format-html.ts';
import { formatMarkdown } from './format-markdown.ts';
import { formatPlain } from './format-plain.ts';
import { formatScrapbox } from './format-scrapbox.ts';

/** The notations a citation can be had in, in the order they are offered; `link` is the address alone. */
export const CITATION_FORMATS = {
  link: ({ url }: Citation) => url,
  plain: formatPlain,
  markdown: formatMarkdown,
  bbcode: formatBbcode,
  html: formatHtml,
  scrapbox: formatScrapbox,
  hatena: formatHatena,
} as const satisfies Record<string, (citation: Citation) => string>;

export type CitationFormat = keyof typeof CITATION_FORMATS;

export function isCitationFormat(name: string): name is CitationFormat {
  return Object.hasOwn(CITATION_FORMATS, name);
}
