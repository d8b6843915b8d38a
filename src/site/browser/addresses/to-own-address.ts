import { withBase } from '../../../rulebook/book/address.ts';

/** The address that a path of the site is read at, whatever the site was built for. */
export function toOwnAddress(path: string): string {
  return new URL(withBase(import.meta.env.BASE_URL, path), location.origin).href;
}
