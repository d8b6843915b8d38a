import type { Lang } from '../../model/records/lang.ts';

/** A file of a build: its path below the base, `ja/cr/702/` for a page, and the beginning of its SHA-256. */
export type ListedFile = readonly [path: string, hash: string];

/** What "keep everything" stores for one language of the interface, and what each of its pages must be. */
export interface OfflineList {
  build: string;
  lang: Lang;
  /** Files that hold every text of the edition once, with their sizes in bytes. */
  everything: readonly (readonly [path: string, hash: string, bytes: number])[];
  /** All other pages: kept when they are read. */
  pages: readonly ListedFile[];
}

/** What a service worker knows of the build it belongs to. */
export interface BuildInfo {
  /** Changes with any file of the site that can be kept. */
  id: string;
  /** Path the site lives under, with a slash at each end. */
  base: string;
  /** Kept by the first visit: frame, names for the search, the pages everyone needs. */
  shell: readonly ListedFile[];
  /** Path of the list of each language. */
  lists: Readonly<Record<Lang, string>>;
}

/** What a page tells a worker: say which build you are (answered on the port sent along), or take over. */
export type WorkerRequest = 'describe' | 'take-over';

/** The answer to `describe`. */
export type WorkerDescription = Pick<BuildInfo, 'id' | 'base' | 'lists'>;

/** How much of a SHA-256 in base64url tells two builds of a file apart: 48 bits. */
export const HASH_LENGTH = 8;
