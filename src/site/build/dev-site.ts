import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AstroIntegration, dev } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { projectFolder } from '../../model/game/current-game.ts';
import { readSiteSettings } from '../../outputs/site-settings.ts';
import { once, onceFor } from '../../rulebook/book/once.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';
import { unpackDictionary } from '../../rulebook/book/terms/segment-japanese.ts';
import { findHeaders, listHeaderRules } from '../publish/header-rules.ts';
import { cardPages } from './card-pages.ts';

export interface DevOptions {
  /** The port; the next free one after it where it is taken. */
  port: number;
  /** Reads documents and writes collections; gives what is wrong with them. */
  ingest: () => Promise<string | undefined>;
  /** Told what was read again, or why it could not be. */
  onChange: (line: string) => void;
}

/** What a build writes beside its pages. */
const BESIDE_PAGES = /^(?:(?:api\/v1|reading)\/.+|(?:en|ja)\/feed\..+|.+\.(?:md|txt))$/;

/** How long files must rest before they are read again: a run of ingest writes many at once. */
const SETTLED_MS = 200;

/** Documents, and the tables that they are read with, below the project's folder. */
const READ_BY_INGEST = /^(?:sources|terms)\//;
/** Tables and collections there. */
const READ_BY_SITE = /^(?!sources\/|\.).*\.json$/;
/** Code that content and data are made with. Components, styles and what runs in browsers are Astro's to reload. */
const CODE = /^(?!site\/(?:browser|styles)\/).*\.ts$/;

/**
 * Astro's own server over the collections that there are, on this machine alone: whatever is saved is read again, documents
 * by ingest; the open data and the search answer as on a built site. Gives its address.
 */
export async function startDevSite({ port, ingest, onChange }: DevOptions): Promise<string> {
  const { collections } = CONTENT_FOLDERS;
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';
  let before: Promise<void> = Promise.resolve();
  // One after the other, or what was read first could be written last.
  const ingestInTurn = () => {
    before = before.then(ingest).then((problem) => {
      if (problem) onChange(problem);
    });
    return before;
  };
  const content: ServedContent = { ingest: ingestInTurn, onChange };
  void unpackDictionary();
  const server = await dev({
    server: { port, host: '127.0.0.1' },
    logLevel: 'warn',
    vite: { plugins: [loadAstroAsItIs()], server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } } },
    integrations: [cardPages(existsSync(join(collections, 'cards.json'))), serveContent(content)],
  });
  await content.read?.();
  return `http://localhost:${server.address.port}${readSiteSettings().base}`;
}

interface ServedContent extends Pick<DevOptions, 'onChange'> {
  /** Reads documents, and tells what is wrong with them. */
  ingest: () => Promise<void>;
  /** Reads it with the code as it is; there once the server is. */
  read?: () => Promise<void>;
}

/** Reads content again when one of its files is saved, and answers for the files that a build writes beside its pages. */
function serveContent(content: ServedContent): AstroIntegration {
  return {
    name: 'taiyaku-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let findFile: Awaited<ReturnType<typeof openSideFiles>> | undefined;
        content.read = async () => {
          const { loadSiteContent, provideSiteContent } = await loadCode(server);
          provideSiteContent(loadSiteContent(CONTENT_FOLDERS));
          findFile = undefined;
        };
        watch(server, content);
        // What was saved before; the first page does not wait for it.
        const readDocuments = once(content.ingest);
        const { base } = readSiteSettings();
        const rules = listHeaderRules('/');
        server.middlewares.use(async (request, response, next) => {
          response.once('close', readDocuments);
          const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
          const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
          if (!BESIDE_PAGES.test(below)) return next();
          findFile ??= await openSideFiles(server);
          const file = findFile(below);
          if (file === undefined) return next();
          response.setHeaders(new Map(Object.entries(findHeaders(rules, `/${below}`))));
          if (below.endsWith('.json')) response.setHeader('content-type', 'application/json; charset=utf-8');
          response.setHeader('cache-control', 'no-store');
          response.end(file);
        });
      },
    },
  };
}

function watch(server: ViteDevServer, { read, ingest, onChange }: ServedContent): void {
  const follow = async (path: string, isOfIngest: boolean, isOfSite: boolean) => {
    if (isOfIngest) await ingest();
    if (!isOfSite) return;
    // What made the pages has read it too; then the browsers ask anew.
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    try {
      await read?.();
      for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
      onChange(`read again: ${path}`);
    } catch (error) {
      onChange(`kept as it was: ${error instanceof Error ? error.message : error}`);
    }
  };
  const [content, code] = [resolve(projectFolder()), resolve('src')];
  const timers = new Map<string, NodeJS.Timeout>();
  server.watcher.on('all', (_event, file) => {
    const folder = [content, code].find((each) => file.startsWith(each + sep));
    if (folder === undefined) return;
    const path = file.slice(folder.length + 1).replaceAll(sep, '/');
    const isOfIngest = folder === content && READ_BY_INGEST.test(path);
    const isOfSite = (folder === content ? READ_BY_SITE : CODE).test(path);
    if (!isOfIngest && !isOfSite) return;
    const kind = `${isOfIngest} ${isOfSite}`;
    clearTimeout(timers.get(kind));
    timers.set(kind, setTimeout(follow, SETTLED_MS, path, isOfIngest, isOfSite));
  });
}

type ContentCode = typeof import('../model/site-content.ts');
type FilesCode = typeof import('./write-side-files.ts');

// By the server, as pages are: what is saved of the code is then read as well.
const loadCode = async (server: ViteDevServer) =>
  (await server.ssrLoadModule('/src/site/model/site-content.ts')) as ContentCode;

async function openSideFiles(server: ViteDevServer) {
  const { getSiteContent } = await loadCode(server);
  const module = await server.ssrLoadModule('/src/site/build/write-side-files.ts');
  return (module as FilesCode).createSideFiles(getSiteContent(), readSiteSettings());
}

/** What a module of Astro imports, as it is written. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g;

/** Has Node load the modules of Astro in which Vite makes nothing: most are there already, and transforms take long. */
function loadAstroAsItIs(): Plugin {
  const readImports = onceFor((file: string) =>
    Array.from(readFileSync(file, 'utf8').matchAll(IMPORTED), ([, name = '']) => name),
  );
  const isMade = (file: string, seen: Set<string>): boolean => {
    if (seen.has(file) || !existsSync(file)) return false;
    seen.add(file);
    return readImports(file).some(
      (name) =>
        /^(?:virtual:|astro:|#)/.test(name) ||
        (name.startsWith('.') && isMade(join(dirname(file), name), seen)),
    );
  };
  return {
    name: 'taiyaku-astro',
    enforce: 'pre',
    configResolved({ environments }) {
      for (const { consumer, resolve } of Object.values(environments))
        if (consumer === 'server') resolve.builtins.push(/^file:.*\/astro\/dist\//);
    },
    async resolveId(source, importer, options) {
      if (this.environment.config.consumer !== 'server') return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !/\/astro\/dist\/.*\.js$/.test(found.id) || isMade(found.id, new Set())) return found;
      return { id: pathToFileURL(found.id).href, external: true };
    },
  };
}
