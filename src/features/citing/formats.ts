import type { Lang } from '../../model/records/lang.ts';
import { escapeHtml } from './escape-html.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/** A rule as somebody quotes it elsewhere. */
export interface Citation {
  /** Permanent address of the rule as this edition means it. */
  url: string;
  /** The rule in each language cited, the leading one first; without text in a bare reference. */
  quotes: readonly Quote[];
}

export interface Quote {
  lang: Lang;
  /** Number, edition: `CR 702.9b (2026-02-27)`. */
  source: string;
  /** Paragraphs, the first beginning with the number. */
  lines: readonly string[];
}

/** A notation that a citation can be had in. */
interface Notation {
  name: Readonly<Record<Lang, string>>;
  format(citation: Citation): string;
}

/** Every notation, in the order they are offered: the one list. */
export const CITATION_FORMATS = {
  link: { name: { en: 'Link only', ja: 'リンクだけ' }, format: ({ url }) => url },
  words: { name: { en: 'Words only', ja: '本文だけ' }, format: formatWords },
  plain: {
    name: { en: 'Text', ja: 'テキスト' },
    format: (citation) => `${formatWords(citation)}\n\n${joinSources(citation)}\n${citation.url}`,
  },
  markdown: { name: { en: 'Markdown', ja: 'Markdown' }, format: formatMarkdown },
  bbcode: { name: { en: 'BBCode', ja: 'BBCode' }, format: formatBbcode },
  html: { name: { en: 'HTML', ja: 'HTML' }, format: formatHtml },
  scrapbox: { name: { en: 'Scrapbox', ja: 'Scrapbox' }, format: formatScrapbox },
  hatena: { name: { en: 'Hatena', ja: 'はてな記法' }, format: formatHatena },
} as const satisfies Record<string, Notation>;

export type CitationFormat = keyof typeof CITATION_FORMATS;

export function isCitationFormat(name: string): name is CitationFormat {
  return Object.hasOwn(CITATION_FORMATS, name);
}

/** The names of the notations in a language, by their keys. */
export function listFormatNames(lang: Lang): Record<string, string> {
  return Object.fromEntries(Object.entries(CITATION_FORMATS).map(([key, { name }]) => [key, name[lang]]));
}

/** The rule alone, without where it is. */
function formatWords({ quotes }: Citation): string {
  return quotes.map(({ lines }) => lines.join('\n')).join('\n\n');
}

/** The sources of all languages in one line, for the text of a link. */
function joinSources({ quotes }: Citation): string {
  return quotes.map((quote) => quote.source).join(' / ');
}

/** A quotation and a link in Markdown, as GitHub, Discord and Reddit read it. */
function formatMarkdown(citation: Citation): string {
  const quoted = citation.quotes.flatMap(({ lines }) => lines.map((line) => `> ${escapeMarkdown(line)}`));
  const link = `[${escapeMarkdown(joinSources(citation))}](${citation.url})`;
  return quoted.length > 0 ? `${quoted.join('\n>\n')}\n\n${link}` : link;
}

/** A quotation and a link in BBCode, as most forums read it. */
function formatBbcode(citation: Citation): string {
  const quoted = citation.quotes.map(({ lines }) => `[quote]${escapeBbcode(lines.join('\n'))}[/quote]`);
  return [...quoted, `[url=${citation.url}]${escapeBbcode(joinSources(citation))}[/url]`].join('\n');
}

/** BBCode has no escape of its own: a bracket that would open or close a tag has a zero-width space before its name. */
function escapeBbcode(text: string): string {
  return text.replace(/\[(?=\s*[/*a-z])/gi, '[\u200b');
}

/** A quotation with its source in HTML, the language of each part marked. */
function formatHtml({ quotes, url }: Citation): string {
  const address = escapeHtml(url);
  const blocks = quotes.map(({ lang, lines }) => {
    const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
    return `<blockquote cite="${address}" lang="${lang}">${paragraphs}</blockquote>`;
  });
  const sources = quotes.map(({ lang, source }) => `<span lang="${lang}">${escapeHtml(source)}</span>`);
  return [...blocks, `<p><a href="${address}">${sources.join(' / ')}</a></p>`].join('\n');
}

/** A quotation and a link in the notation of Scrapbox (Cosense). */
function formatScrapbox(citation: Citation): string {
  const quoted = citation.quotes.flatMap(({ lines }) => lines.map((line) => `> ${escapeScrapbox(line)}`));
  return [...quoted, `[${escapeScrapbox(joinSources(citation))} ${citation.url}]`].join('\n');
}

/** Scrapbox has no escape: brackets, backquotes and the mark of a tag become their full-width twins. */
function escapeScrapbox(text: string): string {
  return text
    .replace(/[[\]`]/g, widen)
    .replace(/(^|\s)#(?=\S)/g, '$1＃')
    .trimStart();
}

/** A quotation of はてな記法 with its source: `>address:title=…>`, the text, `<<`. A title ends at `>` and holds no notation. */
function formatHatena(citation: Citation): string {
  const title = joinSources(citation).replace(/[<>[\]:&]/g, widen);
  const lines = citation.quotes.flatMap((quote) => quote.lines.map(escapeHatena));
  return [`>${citation.url}:title=${title}>`, ...lines, '<<'].join('\n');
}

/** はてな記法 lets HTML through, so its signs become entities; so do those that open notes, links and lists. */
function escapeHatena(text: string): string {
  return escapeHtml(text)
    .replace(/\[/g, '&#91;')
    .replace(/\((?=\()/g, '&#40;')
    .replace(/^[-+*|:]/, (sign) => `&#${sign.charCodeAt(0)};`);
}

function widen(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
}
