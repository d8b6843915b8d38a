import { spawnSync } from 'node:child_process';
import { SITES } from '../browser/sites.ts';

/** Builds the sites under test before the tests of their files, as somebody does who builds: without the variables of a test. */
export default function buildSites(): void {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  for (const name of Object.keys(SITES)) {
    const args = ['test/browser/serve-under-test.ts', name, '--build'];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the ${name} site cannot be built: ${stderr}`);
  }
}
