import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Usage {
  /** Wall-clock seconds of the process itself, without its start. */
  seconds: number;
  /** Peak resident memory of the process. */
  megabytes: number;
}

/** Runs one of the project's scripts in a process of its own and gives what it used; throws when it fails. */
export function measureCommand(script: string, args: readonly string[]): Usage {
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-bench-'));
  const file = join(folder, 'usage.json');
  try {
    const run = spawnSync(process.execPath, ['--import', './bench/report-usage.ts', script, ...args], {
      env: { ...process.env, BENCH_USAGE: file },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (run.status !== 0)
      throw new Error(`${script} ${args.join(' ')} ended with ${run.status}\n${run.stderr}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Usage;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
