import { renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AstroIntegration, build } from 'astro';
import type { Plugin, Rolldown } from 'vite';
import { type Project, useProject } from '../../model/game/current-game.ts';
import type { SiteSettings } from '../../outputs/site-settings.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { doTasks } from './build-worker.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { cardPages } from './card-pages.ts';
import { toKey } from './hash-file.ts';

/** To have Astro bundle pages, scripts and styles. */
interface PagesOrder {
  project: Project;
  settings: SiteSettings;
  hasCards: boolean;
  /** Folder for what joins the site as it is. */
  files: string;
  /** Folder that the bundle of the pages is put in, for those who make them. */
  pages: string;
  cacheDir: string;
}

const tasks = { bundlePages, bundleScripts };

export type BundleTasks = typeof tasks;
doTasks(tasks);

/** Hashes of the code that pages run, by the file of the page. */
async function bundlePages(order: PagesOrder): Promise<ReadonlyMap<string, string>> {
  const { settings, hasCards, files, pages, cacheDir } = order;
  useProject(order.project);
  // Astro takes this from nowhere else.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const code = new Map<string, string>();
  await build({
    site: settings.origin,
    base: settings.base,
    outDir: files,
    cacheDir,
    logLevel: 'error',
    integrations: [cardPages(hasCards), keepBundle(code, () => renameSync(join(files, '.prerender'), pages))],
  });
  return code;
}

/** Leaves Astro no page to render: pages are made of its bundle by threads of ours. */
function keepBundle(code: Map<string, string>, keep: () => void): AstroIntegration {
  return {
    name: 'taiyaku-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [hashPageCode(code)] } });
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({
          name: 'taiyaku-pages',
          getStaticPaths: async () => {
            keep();
            return [];
          },
          render: () => Promise.reject(new TypeError('pages are made elsewhere')),
        }),
    },
  };
}

/** Texts of the interface that pages ask for one by one, unless a module has them whole. */
const STRINGS = /\/content\/strings\/.*\.json$/;
const ASKED = /\/src\/model\/strings\/get-strings\.ts$/;

/**
 * Hashes, by the file of a page, the code that it may run: the modules in the chunks of Astro's bundle that it reaches, as
 * they were before they were bundled, for the names in a chunk change from run to run.
 */
function hashPageCode(code: Map<string, string>): Plugin {
  return {
    name: 'taiyaku-page-code',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'prerender') return;
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const isAsked = (id: string) =>
        STRINGS.test(id) && this.getModuleInfo(id)?.importers.every((each) => ASKED.test(each));
      const hashModule = onceFor((id: string) =>
        isAsked(id) ? '' : toKey(id, this.getModuleInfo(id)?.code ?? ''),
      );
      const root = this.environment.config.root;
      for (const chunk of chunks) {
        const pages = chunk.moduleIds.filter((id) => id.startsWith(join(root, 'src/site/pages')));
        if (pages.length === 0) continue;
        const modules = new Set([...reach(chunk, byName)].flatMap(({ moduleIds }) => moduleIds));
        const hash = toKey(...[...modules].sort().map(hashModule));
        for (const id of pages) code.set(relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/'), hash);
      }
    },
  };
}

function reach(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  reached = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (reached.has(chunk)) return reached;
  reached.add(chunk);
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = byName.get(name);
    if (next) reach(next, byName, reached);
  }
  return reached;
}
