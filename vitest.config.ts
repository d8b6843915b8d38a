import { defineConfig } from 'vitest/config';
// Many tests start a command of ours as a person would: each compiles its modules once, not each time.
import './scripts/check-node.mjs';
import LongestFirst from './test/longest-first.ts';

/** Tests of the files of built sites: the sites are built before the first of them, and only where one is run. */
const OF_BUILT_SITES = 'test/built-site/**/*.test.ts';

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
          exclude: [OF_BUILT_SITES],
          globalSetup: ['test/digest-project.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built site',
          include: [OF_BUILT_SITES],
          globalSetup: ['test/built-site/build-sites.ts'],
          // Some read every page.
          testTimeout: 300_000,
        },
      },
    ],
  },
});
