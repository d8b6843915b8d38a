import type { SiteAddress } from '../../outputs/api/site-urls.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { openPageBundle, toPageFile } from './page-bundle.ts';
import { type AssetNames, openPageCache } from './page-cache.ts';
import { openSiteFolder } from './site-folder.ts';

/** Pages of one route that are made together, or taken together from those that an earlier build kept. */
export interface PageBlock {
  /** Place of the route in the bundle. */
  route: number;
  paths: readonly string[];
  /** What they are made of, as a hash; absent where nothing is to be kept. */
  key?: string;
  /** What the list of them asked for besides. */
  inputs: readonly string[];
}

/** Pages to make, shared out between two threads. */
export interface PageWork {
  /** Folder of the site, and of the bundle of its pages. */
  made: string;
  bundled: string;
  address: SiteAddress;
  blocks: readonly PageBlock[];
  /** Folder of the pages that earlier builds kept. */
  kept: string;
  assets: AssetNames;
  /** What modules of the pages asked for when they were loaded. */
  inputs: readonly string[];
  /** How many blocks are taken, how many files are made, and how many of these an earlier build had made. */
  counts: Int32Array<SharedArrayBuffer>;
}

/** Pages of a block: some tenths of a second of work, so that both threads end together. */
export const BLOCK_SIZE = 64;

const [TAKEN, MADE, REUSED] = [0, 1, 2] as const;
export const makeCounts = (): PageWork['counts'] => new Int32Array(new SharedArrayBuffer(12));
export const countMade = ({ counts }: PageWork): number => Atomics.load(counts, MADE);
export const countReused = ({ counts }: PageWork): number => Atomics.load(counts, REUSED);

/**
 * Makes pages of a work until none is left: one thread takes blocks from the beginning, the other from the end, and they
 * meet where both are done. Gives the files that this one wrote.
 */
export async function makePages(
  work: PageWork,
  from: 'start' | 'end',
  onBlock?: () => void,
): Promise<readonly SiteFile[]> {
  const { made, bundled, address, blocks, kept, assets, counts } = work;
  const bundle = await openPageBundle(bundled, address);
  const cache = openPageCache(kept, assets);
  const site = openSiteFolder(made);
  for (let own = 0; Atomics.add(counts, TAKEN, 1) < blocks.length; own++) {
    const block = blocks.at(from === 'start' ? own : -1 - own);
    const route = block && bundle.routes[block.route];
    if (!route) continue;
    const { key, paths } = block;
    const makeTexts = async () => {
      const texts: string[] = [];
      for (const path of paths) texts.push(await bundle.render(route, path));
      return texts;
    };
    const listInputs = () => [...work.inputs, ...block.inputs, ...bundle.inputs];
    const { texts, isKept } = await cache.take(key, makeTexts, listInputs);
    for (const [place, path] of paths.entries()) site.write(toPageFile(route, path), texts[place] ?? '');
    Atomics.add(counts, MADE, paths.length);
    if (isKept) Atomics.add(counts, REUSED, paths.length);
    onBlock?.();
  }
  return site.files;
}
