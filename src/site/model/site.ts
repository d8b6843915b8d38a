import type { AstroGlobal } from 'astro';
import { escapeHtml } from '../../features/citing/escape-html.ts';
import { createRenderer } from '../../features/render/create-renderer.ts';
import type { Renderer } from '../../features/render/nodes.ts';
import type { Document } from '../../model/records/document.ts';
import { LANGS, type Lang, otherLang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { splitSymbols } from '../../model/records/symbol.ts';
import { formatDate } from '../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../model/strings/format-string.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { isLocal } from '../../outputs/api/site-urls.ts';
import { toDocumentPath, toRulePath, toTermPath, withBase } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import {
  type ReaderNames,
  toNearestNames,
  toReaderNames,
  toRuleNames,
  toTermNames,
} from '../../rulebook/book/name.ts';
import { once, onceFor } from '../../rulebook/book/once.ts';
import type { History } from '../../rulebook/history/history.ts';
import type { Crumb } from './reading/crumbs.ts';
import { getSiteContent } from './site-content.ts';

/** The book of this build. */
export const getBook = (): Book => getSiteContent().book;

/** The history of its numbers. */
export const getHistory = (): History => getSiteContent().history;

/** The renderer of this build; made once, so that each text is rendered once. */
export const getRenderer = once(
  (): Renderer => createRenderer(getBook(), { base: import.meta.env.BASE_URL }),
);

/** Plain text of the rules as HTML: its symbols drawn, nothing linked. */
export function renderSymbols(text: string, lang: Lang, pageLang = lang): string {
  return splitSymbols(text)
    .map(({ isSymbol, text: piece }) =>
      isSymbol ? getRenderer().renderInline(piece, { lang, pageLang }) : escapeHtml(piece),
    )
    .join('');
}

/** What all parts of a page ask in its language. */
const speak = onceFor((lang: Lang) => ({
  lang,
  /** Both languages, the reader's first. */
  order: [lang, otherLang(lang)],
  /** The language of a text where it is another than the page's. */
  mark: (own: Lang | undefined) => (own === lang ? undefined : own),
  /** A line of text as HTML. */
  render: (text: string, own: Lang) => getRenderer().renderInline(text, { lang: own, pageLang: lang }),
  formatString,
  formatDate: formatDate.bind(undefined, lang),
  formatCount: formatCount.bind(undefined, lang),
  toRulePath: toRulePath.bind(undefined, lang),
  toTermPath: toTermPath.bind(undefined, lang),
  toDocumentPath: toDocumentPath.bind(undefined, lang),
  /** A page below the language as breadcrumbs name it. */
  toCrumb: (path: string, text: string): Crumb => ({ path: `/${lang}${path}`, name: { text, lang } }),
  /** The title of a document; without one of its own, its kind and the id it is kept under. */
  toDocumentTitle: ({ id, kind, title }: Document): ReaderNames =>
    toReaderNames(title, lang) ?? {
      first: { text: `${getStrings(lang).documents.kinds[kind]} ${id}`, lang },
    },
  toReaderNames: (names: Parameters<typeof toReaderNames>[0]) => toReaderNames(names, lang),
  toRuleNames: (number: RuleNumber) => toRuleNames(getBook(), number, lang),
  toNearestNames: (number: RuleNumber) => toNearestNames(getBook(), number, lang),
  toTermNames: (slug: string) => toTermNames(getBook(), slug, lang),
}));

/**
 * The page that is made: its language, by its address, with the texts of the interface in that, what to mark a text with, what
 * makes a line of it HTML, its days, names and addresses, and the content of the site: the book, its history.
 */
export function readPage({ params }: Pick<AstroGlobal, 'params'>) {
  const lang = params['lang'] as Lang;
  return { ...speak(lang), strings: getStrings(lang), ...getSiteContent() };
}

/** The paths of pages that each language has, by what is in their addresses beside it. */
export function listInLanguages<Params extends object>(
  pages: readonly Params[],
): { params: Params & { lang: Lang } }[] {
  return pages.flatMap((page) => LANGS.map((lang) => ({ params: { lang, ...page } })));
}

/** The paths of a page that each language has. */
export const listLanguages = () => listInLanguages([{}]);

/** An address of the site as links on a page write it, under the base path. */
export const toHref = (path: string): string => withBase(import.meta.env.BASE_URL, path);

/** The same as a whole address, where the site knows its own: data that programs take along must not name this machine. */
export function toKnownAddress(path: string): string {
  const href = toHref(path);
  // By name: the object as a whole brings along the builder's variables, and a page would be made of those.
  const site = import.meta.env.SITE;
  return site && !isLocal(site) ? new URL(href, site).href : href;
}
