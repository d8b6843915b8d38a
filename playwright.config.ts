import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/commands/site-checks/find-browser.ts';
import { SITES } from './test/browser/sites.ts';

const launchOptions = await findBrowser().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than processors that do the work: some tests wait for a slow line, a clock or a build.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine stalls now and then; what passes only at the second try is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list'], ['./test/browser/skip-reporter.ts']],
  timeout: 60_000,
  // A busy machine takes its time; nothing here asks how long.
  expect: { timeout: 20_000 },
  use: {
    locale: 'ja-JP',
    // A worker would answer in the place of the routes that tests set; the tests of reading offline allow it.
    serviceWorkers: 'block',
    launchOptions,
    // Recorded at a second try alone: a recording slows each test.
    trace: 'on-first-retry',
  },
  webServer: Object.entries(SITES)
    .filter(([name]) => name === (process.env['TAIYAKU_TEST_SITE'] ?? name))
    .map(([name, { address }]) => ({
      command: `"${process.execPath}" test/browser/serve-under-test.ts ${name}`,
      url: address,
      // A site that is not built yet, on a machine with other work.
      timeout: 900_000,
      reuseExistingServer: !process.env['CI'],
    })),
});
