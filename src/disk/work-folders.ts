import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const WORK_NAME = /^\.(.+)\.(new|old)-(\d+)-[0-9a-f]{8}$/;

/** Name of a folder or file beside `target` that a run works in: `.dist.new-4711-0a1b2c3d`; the number is the process. */
export function toWorkName(target: string, use: 'new' | 'old'): string {
  const name = `.${basename(target)}.${use}-${process.pid}-${randomBytes(4).toString('hex')}`;
  return join(dirname(target), name);
}

/**
 * Takes away what killed runs left beside a folder or file. Where one was killed between taking the old folder away and
 * putting the new one there, the old folder comes back; else `salvage` may keep a part of it.
 */
export function clearLeftovers(target: string, salvage?: (old: string) => void): void {
  if (!existsSync(dirname(target))) return;
  for (const name of readdirSync(dirname(target))) {
    const match = WORK_NAME.exec(name);
    if (match?.[1] !== basename(target) || isRunning(Number(match[3]))) continue;
    const left = join(dirname(target), name);
    if (match[2] === 'old' && !existsSync(target)) renameSync(left, target);
    else {
      if (match[2] === 'old') salvage?.(left);
      rmSync(left, { recursive: true, force: true });
    }
  }
}

/** Whether a process of this machine has the number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
