import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/site-checks/find-browser.ts';
import { SITES } from './test/browser/sites.ts';

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  timeout: 60_000,
  use: {
    locale: 'ja-JP',
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
  },
  webServer: Object.entries(SITES).map(([name, { address }]) => ({
    command: `"${process.execPath}" test/browser/serve-under-test.ts ${name}`,
    url: address,
    timeout: 240_000,
    reuseExistingServer: !process.env['CI'],
  })),
});
