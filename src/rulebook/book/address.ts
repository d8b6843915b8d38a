import type { Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';

/** Addresses of the site from its root, without the base path; permanent, see ARCHITECTURE.md. */
export const toShortPath = (number: RuleNumber): string => `/cr/${number}/`;
export const toRulePath = (lang: Lang, number: RuleNumber): string => `/${lang}/cr/${number}/`;
/** The page of a number as Markdown, beside it. */
export const toMarkdownPath = (lang: Lang, number: RuleNumber): string => `/${lang}/cr/${number}.md`;
/** The whole edition in a language as plain text. */
export const toEditionTextPath = (lang: Lang): string => `/${lang}/llms-full.txt`;
export const toTermPath = (lang: Lang, slug: string): string => `/${lang}/glossary/${slug}/`;
export const toDocumentPath = (lang: Lang, id: string): string => `/${lang}/rulings/${id}/`;
/** A card, by its name in either language. */
export const toCardPath = (lang: Lang, name: string): string =>
  `/${lang}/card/?name=${encodeURIComponent(name)}`;
export const toSearchPath = (lang: Lang, query: string): string =>
  `/${lang}/search/?q=${encodeURIComponent(query)}`;
/** The page of pinned rules, those of this browser or, with numbers of an edition, the ones that somebody shares. */
export const toTrayPath = (lang: Lang, numbers: readonly RuleNumber[] = [], edition = ''): string =>
  `/${lang}/tray/${numbers.length > 0 ? `?ed=${edition}&rules=${numbers.join(',')}` : ''}`;
/** The picture of a rule in link previews; without a number, of the site. */
export const toPicturePath = (number: RuleNumber | undefined): string => `/pictures/${number ?? 'site'}.png`;
export const toConcordancePath = (lang: Lang, phrase: string): string =>
  `/${lang}/concordance/?q=${encodeURIComponent(phrase)}`;

/** A short link with the edition it is made from: it keeps its meaning when numbers change. */
export const toEditionLink = (short: string, edition: string): string => `${short}?ed=${edition}`;

/** A path under the site's base: `/` or `/name/`. */
export function withBase(base: string, path: string): string {
  return base.replace(/\/$/, '') + path;
}
