import { build } from 'vite';
import type { BuildInfo } from '../publish/offline-list.ts';
import { projectFiles } from './project-files.ts';

/** The service worker stands at an address that never changes. */
export const SERVICE_WORKER = 'service-worker.js';

/** Bundles it before the files that it will keep are there. */
export async function bundleServiceWorker(out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [projectFiles()],
    build: {
      outDir: out,
      emptyOutDir: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: 'src/site/offline/service-worker.ts',
        formats: ['iife'],
        name: 'taiyakuWorker',
        fileName: () => SERVICE_WORKER,
      },
    },
  });
}

/** Puts into its code what it knows of its build. Throws where it does not ask for that. */
export function fillServiceWorker(code: string, info: BuildInfo): string {
  const [before, after, ...more] = code.split(/\bTAIYAKU_BUILD\b/);
  if (after === undefined || more.length > 0)
    throw new TypeError(`${SERVICE_WORKER}: names its build not once`);
  return `${before}${JSON.stringify(info)}${after}`;
}
