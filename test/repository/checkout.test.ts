import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const why = existsSync('.git') ? '' : ' (skipped: this is no checkout of git)';

describe.skipIf(why)(`a clone by a git that turns line ends into CRLF, as on Windows${why}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-clone-'));
  const clone = join(folder, 'clone');
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });

  beforeAll(() => {
    git('clone', '-q', '--depth', '1', '-c', 'core.autocrlf=true', `file://${process.cwd()}`, clone);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has every document byte for byte', () => {
    const manifests = globSync('content/**/sources/**/manifest.json', { cwd: clone });
    expect(manifests.length).toBeGreaterThan(0);
    for (const manifest of manifests) {
      const { file, sha256 } = JSON.parse(readFileSync(join(clone, manifest), 'utf8'));
      const bytes = readFileSync(join(clone, dirname(manifest), file));
      expect(createHash('sha256').update(bytes).digest('hex'), manifest).toBe(sha256);
    }
  });

  test('has the line ends of the repository in every file', () => {
    const lines = git('-C', clone, 'ls-files', '--eol').trimEnd().split('\n');
    const changed = lines.filter((line) => {
      const [, kept, written] = /^i\/(\S*)\s+w\/(\S*)/.exec(line) ?? [];
      return kept !== written;
    });
    expect(changed).toEqual([]);
  });
});
