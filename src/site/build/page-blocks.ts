import type { SiteAddress } from '../../outputs/api/site-urls.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { openSiteFolder } from './build-folder.ts';
import { toKey } from './hash-file.ts';
import { openPageBundle, type PageBundle, toPageFile } from './page-bundle.ts';
import { type AssetNames, createHider, openPageCache } from './page-cache.ts';

/** Pages of one route that are made together, or taken together from those that an earlier build kept. */
interface PageBlock {
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
const BLOCK_SIZE = 64;

const [TAKEN, MADE, REUSED] = [0, 1, 2] as const;
const makeCounts = (): PageWork['counts'] => new Int32Array(new SharedArrayBuffer(12));
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

/** What the pages of a site are made of besides the code and tables that Astro bundles for them. */
interface PageInputs extends Pick<PageWork, 'made' | 'bundled' | 'address' | 'kept'> {
  /** Hash of all else that they are made of; absent where no page of an earlier build is to be used. */
  key: string | undefined;
  /** Told how many pages there are before one is made; gives what else is settled then. */
  onPaths: (pages: number) => string;
}

/**
 * Plans the pages of a bundle in blocks, each with a key of everything that it is made of: `code` is the hash of what a page
 * runs, by the page's file.
 */
export async function planPages(inputs: PageInputs, code: ReadonlyMap<string, string>): Promise<PageWork> {
  const { made, bundled, address, kept, key, onPaths } = inputs;
  const bundle = await openPageBundle(bundled, address);
  const assets = nameAssets(bundle);
  const hide = createHider(assets);
  const shared = hide(JSON.stringify([bundle.scripts, bundle.inlinedScripts]));
  const cache = openPageCache(kept, assets);
  const routes: (Pick<PageBlock, 'route' | 'paths' | 'inputs'> & { routeKey: string | undefined })[] = [];
  for (const [route, each] of bundle.routes.entries()) {
    const own = code.get(each.routeData.component);
    const routeKey =
      key && own && toKey(key, own, shared, hide(JSON.stringify([each.styles, each.routeData])));
    const { texts: paths, inputs } = await cache.take(
      routeKey || undefined,
      () => bundle.listPaths(each),
      () => [...bundle.inputs],
    );
    routes.push({ route, routeKey: routeKey || undefined, paths, inputs });
  }
  const settled = onPaths(routes.reduce((all, { paths }) => all + paths.length, 0));
  const blocks = routes.flatMap(({ route, routeKey, paths, inputs }) =>
    cutBlocks(paths).map((some) => ({
      route,
      paths: some,
      inputs,
      ...(routeKey && { key: toKey(routeKey, settled, ...some) }),
    })),
  );
  // What is made once for a whole route comes first, and is so left to one thread.
  const isFull = ({ paths }: PageBlock) => Number(paths.length === BLOCK_SIZE);
  blocks.sort((a, b) => isFull(a) - isFull(b));
  return { made, bundled, address, blocks, kept, assets, inputs: [...bundle.inputs], counts: makeCounts() };
}

/**
 * Blocks of one language each, for its texts change apart from the other's; beside each the same pages in the other, for
 * what a thread has found out about a number serves both.
 */
function cutBlocks(paths: readonly string[]): string[][] {
  const folders = [...Map.groupBy(paths, (path) => path.split('/', 2).join('/')).values()];
  const most = Math.max(0, ...folders.map(({ length }) => length));
  return Array.from({ length: Math.ceil(most / BLOCK_SIZE) }, (_, place) =>
    folders.map((some) => some.slice(place * BLOCK_SIZE, (place + 1) * BLOCK_SIZE)),
  )
    .flat()
    .filter((block) => block.length > 0);
}

/**
 * Scripts and style sheets that pages name, by what stays when their content changes: the module of a script, the name of
 * a sheet. One whose name is not plain, or not its own, keeps the name it has.
 */
function nameAssets({ routes, scripts }: PageBundle): AssetNames {
  const sheets = new Set(routes.flatMap(({ styles }) => styles.flatMap(({ src = '' }) => src)));
  const named = [
    ...scripts.map(([module, file]) => [toKey(module), file] as const),
    ...[...sheets].map((file) => [file.replace(/\.[\w-]{8}(?=\.css$)/, ''), file] as const),
  ];
  const plain = named.map(([name, file]) => [name, file.slice(file.lastIndexOf('/') + 1)] as const);
  const times = (of: string) => plain.filter((pair) => pair.includes(of)).length;
  return new Map(
    plain.filter(
      ([name, file]) =>
        /^[\w.@-]+\.[\w-]{8}\.(?:js|css)$/.test(file) && times(name) === 1 && times(file) === 1,
    ),
  );
}
