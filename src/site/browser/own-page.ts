import type { Lang } from '../../model/records/lang.ts';
import { withBase } from '../../rulebook/book/address.ts';

/** Language of the page. */
export const readPageLang = (): Lang => (document.documentElement.lang === 'ja' ? 'ja' : 'en');

/** The edition that the page shows. */
export function readPageEdition(): string {
  return document.querySelector<HTMLElement>('.edition')?.dataset['edition'] ?? '';
}

/** An address of the site by its path, under the base. */
export const toOwnPath = (path: string): string => withBase(import.meta.env.BASE_URL, path);

/** The whole address that a path of the site is read at, whatever the site was built for. */
export const toOwnAddress = (path: string): string => new URL(toOwnPath(path), location.origin).href;
