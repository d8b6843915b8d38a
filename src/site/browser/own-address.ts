import { withBase } from '../../rulebook/book/address.ts';

/** An address of the site by its path, under the base. */
export const toOwnPath = (path: string): string => withBase(import.meta.env.BASE_URL, path);

/** The whole address that a path of the site is read at, whatever the site was built for. */
export const toOwnAddress = (path: string): string => new URL(toOwnPath(path), location.origin).href;
