import type { Lang } from '../../model/records/lang.ts';
import type { Citation } from './citation.ts';
import { formatBbcode } from './format-bbcode.ts';
import { formatHatena } from './format-hatena.ts';
import { formatHtml } from './format-html.ts';
import { formatMarkdown } from './format-markdown.ts';
import { formatPlain } from './format-plain.ts';
import { formatScrapbox } from './format-scrapbox.ts';
import { formatWords } from './format-words.ts';

/** A notation that a citation can be had in. */
interface Notation {
  name: Readonly<Record<Lang, string>>;
  format(citation: Citation): string;
}

const toAddress = ({ url }: Citation): string => url;

/** Every notation, in the order they are offered: the one list. */
export const CITATION_FORMATS = {
  link: { name: { en: 'Link only', ja: 'リンクだけ' }, format: toAddress },
  words: { name: { en: 'Words only', ja: '本文だけ' }, format: formatWords },
  plain: { name: { en: 'Text', ja: 'テキスト' }, format: formatPlain },
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
