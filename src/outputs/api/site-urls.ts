import type { Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { toRulePath, toShortPath, withBase } from '../../rulebook/book/address.ts';

/** Where the site stands: `https://example.org` and `/` or `/name/`. */
export interface SiteAddress {
  origin: string;
  base: string;
}

/** Where a site stands and what it is called. */
export interface NamedSite extends SiteAddress {
  name: string;
  /** The day of the build, where it is known. */
  built?: string | undefined;
}

/** A path of the site as a whole address. */
export function toUrl(site: SiteAddress, path: string): string {
  return new URL(withBase(site.base, path), site.origin).href;
}

/** The addresses of a page in both languages. */
export function toPageUrls(site: SiteAddress, toPath: (lang: Lang) => string): Record<Lang, string> {
  return { en: toUrl(site, toPath('en')), ja: toUrl(site, toPath('ja')) };
}

/** The three addresses of a number. */
export function toRuleUrls(site: SiteAddress, number: RuleNumber): { short: string; en: string; ja: string } {
  return { short: toUrl(site, toShortPath(number)), ...toPageUrls(site, (lang) => toRulePath(lang, number)) };
}

/** Whether an address is that of the machine a site is built on, which nobody else can reach. */
export function isLocal(origin: string): boolean {
  return /^(?:localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(new URL(origin).hostname);
}
