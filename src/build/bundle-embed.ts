import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { toUrl } from '../api/site-urls.ts';
import { toUserscriptHead } from '../publish/to-userscript-head.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * Bundles the script for other sites, `embed.js`, and the same for a userscript manager, `taiyaku.user.js`: one file
 * each, without imports, at a name that never changes.
 */
export async function bundleEmbed({ name, ...site }: SiteSettings, out: string): Promise<void> {
  const root = toUrl(site, '/');
  await writeFile(join(out, 'embed.js'), await bundleScript('src/embed/embed.ts', root));
  const userscript = await bundleScript('src/embed/userscript.ts', root);
  await writeFile(join(out, 'taiyaku.user.js'), `${toUserscriptHead(name, root)}\n${userscript}`);
}

async function bundleScript(entry: string, root: string): Promise<string> {
  const bundles = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { TAIYAKU_SITE: JSON.stringify(root) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'taiyakuEmbed', fileName: () => 'script.js' },
    },
  });
  const [bundle] = [bundles].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new TypeError(`no bundle of ${entry}`);
  return chunk.code;
}
