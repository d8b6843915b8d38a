import { build } from 'vite';
import type { BuildInfo } from '../publish/offline-list.ts';
import { projectFiles } from './project-files.ts';

/** Bundles the service worker of one build to the address that never changes: `service-worker.js`. */
export async function bundleServiceWorker(out: string, info: BuildInfo): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { TAIYAKU_BUILD: JSON.stringify(info) },
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
        fileName: () => 'service-worker.js',
      },
    },
  });
}
