import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { BuildInfo } from '../publish/offline-list.ts';
import { projectFiles } from './project-files.ts';

/** The service worker stands at an address that never changes. */
const FILE = 'service-worker.js';

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
        fileName: () => FILE,
      },
    },
  });
}

/** Puts into it what it knows of its build. Throws where it does not ask for that. */
export function fillServiceWorker(out: string, info: BuildInfo): void {
  const file = join(out, FILE);
  const [before, after, ...more] = readFileSync(file, 'utf8').split(/\bTAIYAKU_BUILD\b/);
  if (after === undefined || more.length > 0) throw new TypeError(`${FILE}: names its build not once`);
  writeFileSync(file, `${before}${JSON.stringify(info)}${after}`);
}
