import { withBase } from '../book/address.ts';

/** An address of the site as links on a page write it, under the base path. */
export function toHref(path: string): string {
  return withBase(import.meta.env.BASE_URL, path);
}
