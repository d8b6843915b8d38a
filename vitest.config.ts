import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/digest-project.ts'],
    setupFiles: ['test/setup.ts'],
    reporters: ['default', './test/skip-reporter.ts'],
    testTimeout: 60_000,
    // A loaded machine takes its time to clone and ingest a project.
    hookTimeout: 120_000,
    // Half of two processors would stand idle by default.
    maxWorkers: '100%',
    // Many tests start a command of ours as a person would: each compiles its modules once, not each time.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    // No test file leaves anything behind for the next: what many import is read once a worker.
    isolate: false,
  },
});
