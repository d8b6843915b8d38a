import { defineConfig } from 'astro/config';
import { readSiteSettings } from './src/outputs/site-settings.ts';
import { projectFiles } from './src/site/build/project-files.ts';

const { origin, base } = readSiteSettings();

/**
 * What every page loads is one file: a module that a part fetched later needs as well would otherwise be a file of its own,
 * and a slow line pays for each.
 */
const PAGE_SCRIPT = {
  name: 'page',
  test: /vite.preload-helper|styles.(?:dialogs|searching)\.css\?url|src.model.(?:strings.format-string|text.decode-percent)|src.site.browser.(?:(?:reading|storage|find-closest|fetch-json|own-page|load-sheet|load-strings|is-typing|remember|prefetch|rule-in-view|h)\.ts|addresses.follow-address|citing.bind|fold.|furigana.bind|hover-card.bind|keys.command-keys|offline.offline\.ts|search.open-search|table-of-contents.(?:bind|scroll))/,
};

/** What old numbers and days are told with: modules of some hundred bytes that would be a request each. */
const DAYS_SCRIPT = {
  name: 'days',
  test: /src.(?:model.(?:records.join-sentences|strings.format-date|text.(?:calendar-day|spans))|site.browser.addresses.describe-earlier)/,
};

export default defineConfig({
  srcDir: './src/site',
  site: origin,
  base,
  output: 'static',
  trailingSlash: 'always',
  // The default, 'jsx', drops the spaces that the formatter turns into line breaks.
  compressHTML: true,
  build: { format: 'directory', assets: '_assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [projectFiles()],
    // Small scripts stay files: the content security policy then needs no hash for them.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome111', 'firefox114', 'safari16.4'] },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [PAGE_SCRIPT, DAYS_SCRIPT] } } } },
      },
    },
    // The search worker fetches a part of itself later.
    worker: { format: 'es', plugins: () => [projectFiles()] },
    // The tokenizer finds its dictionary beside its own files, the minifier its binary.
    ssr: { external: ['kuromoji', 'vite'] },
  },
});
