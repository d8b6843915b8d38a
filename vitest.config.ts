import { defineConfig } from 'vitest/config';
// Many tests start a command of ours as a person would: each compiles its modules once, not each time.
import './scripts/check-node.mjs';
import LongestFirst from './test/longest-first.ts';

/** Tests of the files of built sites: the sites are built before the first of them, and only where one is run. */
const OF_BUILT_SITES = 'test/built-site/**/*.test.ts';

/** Tests of scripts of pages, which ask what Vite alone answers: `import.meta.env`, `import.meta.glob`. */
const OF_PAGES = 'test/site/browser/**/*.test.ts';

/** Node runs the files as they are, and keeps what it compiled of them. */
const NATIVE = { viteModuleRunner: false };

export default defineConfig({
  test: {
    reporters: ['default', './test/skip-reporter.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    // A loaded machine takes its time to clone and ingest a project.
    hookTimeout: 120_000,
    // Half of two processors would stand idle by default.
    maxWorkers: '100%',
    // No test file leaves anything behind for the next: what many import is read once a worker.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['test/**/*.test.ts'],
          exclude: [OF_BUILT_SITES, OF_PAGES],
          globalSetup: ['test/digest-project.ts'],
          experimental: NATIVE,
        },
      },
      { extends: true, test: { name: 'pages', include: [OF_PAGES] } },
      {
        extends: true,
        test: {
          name: 'built site',
          include: [OF_BUILT_SITES],
          globalSetup: ['test/built-site/build-sites.ts'],
          experimental: NATIVE,
          // Some read every page.
          testTimeout: 300_000,
        },
      },
    ],
  },
});
