import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Root in a container has no sandbox and little shared memory; the rest keeps the browser off the network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
];

/** The system's Chromium where there is one (`CHROMIUM` names another), else the one inside the npm package. */
export async function findBrowser(): Promise<LaunchOptions> {
  const known = [process.env['CHROMIUM'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
  if (known) return { executablePath: known, args: ARGUMENTS };
  // Makes the package bring the system libraries that a bare container lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: ARGUMENTS };
}
