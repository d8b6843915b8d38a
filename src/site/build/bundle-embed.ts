import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { EditionId } from '../../model/records/edition.ts';
import { toUrl } from '../../outputs/api/site-urls.ts';
import type { SiteSettings } from '../../outputs/site-settings.ts';
import { toUserscriptHead } from '../publish/to-userscript-head.ts';
import { projectFiles } from './project-files.ts';

/** What these scripts know of the book. */
export interface EmbedInputs {
  edition: EditionId;
  /** The shape of its numbers, as `toNumberShape` writes it. */
  numbers: string;
}

/**
 * Bundles the script for other sites, `embed.js`, and the same for a userscript manager, `taiyaku.user.js`: one file
 * each, without imports, at a name that never changes.
 */
export async function bundleEmbed(
  site: SiteSettings,
  { edition, numbers }: EmbedInputs,
  out: string,
): Promise<void> {
  const root = toUrl(site, '/');
  const define = {
    TAIYAKU_SITE: JSON.stringify(root),
    TAIYAKU_NUMBERS: JSON.stringify(numbers),
  };
  await writeFile(join(out, 'embed.js'), await bundleScript('src/outputs/embed/embed.ts', define));
  const userscript = await bundleScript('src/outputs/embed/userscript.ts', define);
  await writeFile(join(out, 'taiyaku.user.js'), `${toUserscriptHead(site, root, edition)}\n${userscript}`);
}

/** The script in ASCII: a page without a charset, in Shift_JIS say, reads it in its own encoding. */
async function bundleScript(entry: string, define: Record<string, string>): Promise<string> {
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
      lib: { entry, formats: ['iife'], name: 'taiyakuEmbed', fileName: () => 'script.js' },
    },
  });
  const [bundle] = [bundles].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new TypeError(`no bundle of ${entry}`);
  return chunk.code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
