import { resolve, sep } from 'node:path';
import { type AstroIntegration, dev } from 'astro';
import { listWantedParts, readSiteSettings } from '../../outputs/site-settings.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';
import { hasCards } from '../model/site.ts';
import { getSiteContent, loadSiteContent, provideSiteContent } from '../model/site-content.ts';
import { findHeaders, listHeaderRules } from '../publish/header-rules.ts';
import { cardPages } from './card-pages.ts';
import { collectSideFiles } from './write-side-files.ts';

export interface DevOptions {
  /** Folder of the collections. */
  content: string;
  /** The port; the next free one after it where it is taken. */
  port: number;
  /** Told what was read again, or why it could not be. */
  onChange: (line: string) => void;
}

/**
 * Astro's own server over the collections, on this machine alone: pages, styles and strings reload as they are saved,
 * authored tables and collections are read again, the open data and the search answer as on a built site. Gives its address.
 */
export async function startDevSite({ content, port, onChange }: DevOptions): Promise<string> {
  const folders = { ...CONTENT_FOLDERS, collections: content };
  provideSiteContent(await loadSiteContent(folders));
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const reload = async (): Promise<boolean> => {
    try {
      provideSiteContent(await loadSiteContent(folders));
      return true;
    } catch (error) {
      onChange(`kept as it was: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  };
  const server = await dev({
    server: { port, host: '127.0.0.1' },
    logLevel: 'warn',
    integrations: [cardPages(hasCards()), serveContent(resolve('content'), reload, onChange)],
  });
  return `http://localhost:${server.address.port}${readSiteSettings().base}`;
}

/** How long files must rest before they are read again. */
const SETTLED_MS = 200;

/** Reads content again when one of its files is saved, and answers for the files that a build writes beside its pages. */
function serveContent(
  folder: string,
  reload: () => Promise<boolean>,
  onChange: (line: string) => void,
): AstroIntegration {
  let files: Map<string, string> | undefined;
  return {
    name: 'taiyaku-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(folder);
        let timer: NodeJS.Timeout | undefined;
        const readAgain = async (path: string) => {
          if (!(await reload())) return;
          files = undefined;
          // What made the pages has read it too; then the browsers ask anew.
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload' });
          }
          onChange(`read again: ${path.slice(folder.length + 1)}`);
        };
        server.watcher.on('all', (_event, path) => {
          const isRead =
            path.startsWith(folder + sep) && path.endsWith('.json') && !path.includes(`${sep}sources${sep}`);
          if (!isRead) return;
          // A run of ingest writes many files at once.
          clearTimeout(timer);
          timer = setTimeout(readAgain, SETTLED_MS, path);
        });
        const { base } = readSiteSettings();
        const rules = listHeaderRules('/');
        server.middlewares.use((request, response, next) => {
          const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
          const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
          if (!/^(?:api\/v1\/.+|.+\.(?:md|txt))$/.test(below)) return next();
          files ??= collectFiles();
          const file = files.get(below);
          if (file === undefined) return next();
          for (const [name, value] of Object.entries(findHeaders(rules, `/${below}`)))
            response.setHeader(name, value);
          if (below.endsWith('.json')) response.setHeader('content-type', 'application/json; charset=utf-8');
          response.setHeader('cache-control', 'no-store');
          response.end(file);
        });
      },
    },
  };
}

function collectFiles(): Map<string, string> {
  const settings = readSiteSettings();
  return collectSideFiles(getSiteContent(), settings, listWantedParts(settings));
}
