import type { Name } from '../../../rulebook/book/name.ts';

/** A page as breadcrumbs and pagers name it: its number, where it has one, its name, its address without the base. */
export interface Crumb {
  path: string;
  number?: string;
  name?: Name | undefined;
}
