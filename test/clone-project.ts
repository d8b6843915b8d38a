import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const NOT_KEPT = ['.git', '.cache', '.astro', 'dist', 'node_modules', 'test-results', 'playwright-report'];

/**
 * What `git clone` and `npm ci` give to somebody who takes the project as it is now, in a folder of its own: files that
 * nobody added to the repository are there as well, those it ignores are not.
 */
export function cloneProject(name = 'taiyaku'): string {
  const parent = mkdtempSync(join(tmpdir(), 'taiyaku-clone-'));
  const clone = join(parent, name);
  if (existsSync('.git')) {
    const env = { ...process.env, GIT_INDEX_FILE: join(parent, 'index') };
    execFileSync('git', ['add', '--all'], { env, stdio: 'ignore' });
    execFileSync('git', ['checkout-index', '--all', `--prefix=${clone}/`], { env });
    rmSync(join(parent, 'index'));
  } else cpSync('.', clone, { recursive: true, filter: (path) => !NOT_KEPT.includes(basename(path)) });
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'junction');
  return clone;
}
