import { isLocal } from '../../outputs/api/site-urls.ts';
import { withBase } from '../../rulebook/book/address.ts';

/** An address of the site as links on a page write it, under the base path. */
export function toHref(path: string): string {
  return withBase(import.meta.env.BASE_URL, path);
}

/** The same as a whole address, where the site knows its own: data that programs take along must not name this machine. */
export function toKnownAddress(path: string): string {
  const href = toHref(path);
  const { SITE: site } = import.meta.env;
  return site && !isLocal(site) ? new URL(href, site).href : href;
}
