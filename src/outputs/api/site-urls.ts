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

/** The three addresses of a number. */
export function toRuleUrls(site: SiteAddress, number: RuleNumber): { short: string; en: string; ja: string } {
  return {
    short: toUrl(site, toShortPath(number)),
    en: toUrl(site, toRulePath('en', number)),
    ja: toUrl(site, toRulePath('ja', number)),
  };
}

/** Whether an address is that of the machine a site is built on, which nobody else can reach. */
export function isLocal(origin: string): boolean {
  return /^(?:localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(new URL(origin).hostname);
}
