import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { EditionId } from '../../model/records/edition.ts';
import { toUrl } from '../../outputs/api/site-urls.ts';
import type { SiteSettings } from '../../outputs/site-settings.ts';
import type { BuildInfo } from '../publish/offline-list.ts';
import { toUserscriptHead } from '../publish/to-userscript-head.ts';
import { projectFiles } from './project-files.ts';

/** The service worker stands at an address that never changes. */
export const SERVICE_WORKER = 'service-worker.js';

/** To bundle the scripts that stand at names of their own, into the folder `files`. */
interface ScriptsOrder {
  settings: SiteSettings;
  /** What the scripts for other sites know of the book; its numbers are as `packNumbers` writes them. */
  embed: { edition: EditionId; numbers: string };
  files: string;
}

/**
 * Bundles the scripts whose names never change, one file each, without imports: that for other sites, `embed.js`, the
 * same for a userscript manager, `taiyaku.user.js`, and the service worker, before the files that it will keep are there.
 */
export async function bundleScripts({ settings, embed, files }: ScriptsOrder): Promise<void> {
  const root = toUrl(settings, '/');
  const define = {
    TAIYAKU_SITE: JSON.stringify(root),
    TAIYAKU_NUMBERS: JSON.stringify(embed.numbers),
  };
  const script = await bundleScript('src/outputs/embed/embed.ts', define);
  await writeFile(join(files, 'embed.js'), toAscii(script));
  const userscript = toAscii(await bundleScript('src/outputs/embed/userscript.ts', define));
  const head = toUserscriptHead(settings, root, embed.edition);
  await writeFile(join(files, 'taiyaku.user.js'), `${head}\n${userscript}`);
  await writeFile(join(files, SERVICE_WORKER), await bundleScript('src/site/offline/service-worker.ts'));
}

async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const bundles = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    plugins: [projectFiles()],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'taiyaku', fileName: () => 'script.js' },
    },
  });
  const [bundle] = [bundles].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new TypeError(`no bundle of ${entry}`);
  return chunk.code;
}

/** A script in ASCII: a page without a charset, in Shift_JIS say, reads it in its own encoding. */
function toAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Puts into the code of the service worker what it knows of its build. Throws where it does not ask for that. */
export function fillServiceWorker(code: string, info: BuildInfo): string {
  const [before, after, ...more] = code.split(/\bTAIYAKU_BUILD\b/);
  if (after === undefined || more.length > 0)
    throw new TypeError(`${SERVICE_WORKER}: names its build not once`);
  return `${before}${JSON.stringify(info)}${after}`;
}
