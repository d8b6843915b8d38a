import { build } from 'vite';

/** Bundles the script for other sites into one file without imports at a name that never changes: `embed.js`. */
export async function bundleEmbed(out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: 'src/embed/embed.ts',
        formats: ['iife'],
        name: 'taiyakuEmbed',
        fileName: () => 'embed.js',
      },
    },
  });
}
