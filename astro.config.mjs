import { defineConfig } from 'astro/config';
import { readSiteSettings } from './src/outputs/site-settings.ts';

const { origin, base } = readSiteSettings();

export default defineConfig({
  srcDir: './src/site',
  site: origin,
  base,
  output: 'static',
  trailingSlash: 'always',
  // The default, 'jsx', drops the spaces that the formatter turns into line breaks.
  compressHTML: true,
  build: { format: 'directory', assets: '_assets', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  vite: {
    // Small scripts stay files: the content security policy then needs no hash for them.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome111', 'firefox114', 'safari16.4'] },
    // The search worker fetches a part of itself later.
    worker: { format: 'es' },
    // The tokenizer finds its dictionary beside its own files.
    ssr: { external: ['kuromoji'] },
  },
});
