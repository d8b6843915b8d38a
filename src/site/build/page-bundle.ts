import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { watchInputs } from '../../model/game/watch-inputs.ts';
import type { SiteAddress } from '../../outputs/api/site-urls.ts';

/** A route of the site with the style sheets that its pages link, as Astro lists them. */
export interface BundledRoute {
  routeData: Pick<RouteData, 'route' | 'component' | 'pathname' | 'type'>;
  styles: readonly { src?: string }[];
}

/** What the entry of Astro's bundle exports, as far as it is asked here. */
interface Entry {
  app: {
    setInternals(internals: { pagesByKeys: ReadonlyMap<string, object> }): void;
    setOptions(options: object): void;
    getComponentByRoute(route: object): Promise<{
      getStaticPaths?: () => readonly { params: Record<string, string | undefined> }[];
    }>;
    render(request: Request, options: { routeData: object }): Promise<Response>;
  };
  manifest: {
    routes: BundledRoute[];
    entryModules: Record<string, string>;
    inlinedScripts: Map<string, string>;
  };
}

export type PageBundle = Awaited<ReturnType<typeof openPageBundle>>;

/** Opens a bundle of pages that Astro made; whoever opens it renders them in its own thread. */
export async function openPageBundle(folder: string, { origin, base }: SiteAddress) {
  const name = readdirSync(folder).find((file) => /^prerender-entry\..*\.mjs$/.test(file));
  if (!name) throw new TypeError(`${folder}: Astro left no bundle of the pages here`);
  const { app, manifest }: Entry = await import(pathToFileURL(join(folder, name)).href);
  const routes = manifest.routes.filter(({ routeData }) => !routeData.component.startsWith('astro-'));
  const toStyles = ({ styles }: BundledRoute) => styles.map((sheet, order) => ({ sheet, depth: 0, order }));
  const pages = routes.map((route) => [toPageKey(route), { styles: toStyles(route) }] as const);
  app.setInternals({ pagesByKeys: new Map(pages) });
  // What is thrown reaches the caller; nothing is logged besides.
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write() {} } } } });
  const inputs = new Set<string>();
  const loaded = new Set<BundledRoute>();
  const load = async (route: BundledRoute) => {
    const component = await watchInputs(() => app.getComponentByRoute(route.routeData));
    for (const name of component.inputs) inputs.add(name);
    loaded.add(route);
    return component.value;
  };
  return {
    routes,
    /** Files of the scripts that pages load, by the module they are made of, and scripts that stand in the page. */
    scripts: Object.entries(manifest.entryModules)
      .filter(([, file]) => file.startsWith('_assets/'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    inlinedScripts: [...manifest.inlinedScripts],
    /** What the modules of routes asked for when they were loaded; they are loaded once, and serve all routes. */
    inputs,
    /** Paths of the pages of a route, `/ja/cr/702.9b`. */
    listPaths: async (route: BundledRoute) => {
      const { routeData } = route;
      if (routeData.pathname !== undefined) return [routeData.pathname];
      const { getStaticPaths } = await load(route);
      return (getStaticPaths?.() ?? []).map(({ params }) => fillPattern(routeData.route, params));
    },
    /** The text of a page. Throws what its component throws. */
    render: async (route: BundledRoute, path: string) => {
      if (!loaded.has(route)) await load(route);
      const { routeData } = route;
      const end = routeData.type === 'page' && path !== '/' ? '/' : '';
      const address = new URL(`${base.slice(0, -1)}${encodeURI(path)}${end}`, origin);
      const response = await app.render(new Request(address), { routeData });
      return await response.text();
    },
  };
}

const toPageKey = ({ routeData }: BundledRoute) => `${routeData.route}&${routeData.component}`;

/** `/[lang]/cr/[number]` → `/ja/cr/702.9b`; a rest that is not given takes its slash along. */
function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(/\/?\[(?:\.\.\.)?(\w+)\]/g, (part, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `${part.startsWith('/') ? '/' : ''}${value}`;
  });
}

/** Where the page at a path stands in the folder of the site: `ja/cr/702.9b/index.html`. */
export function toPageFile({ routeData }: BundledRoute, path: string): string {
  const below = path.slice(1);
  if (routeData.type === 'endpoint') return below;
  return below === '404' ? '404.html' : join(below, 'index.html');
}
