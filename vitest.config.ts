import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    reporters: ['default', './test/skip-reporter.ts'],
    testTimeout: 60_000,
    // No test file leaves anything behind for the next: what many import is read once a worker.
    isolate: false,
  },
});
