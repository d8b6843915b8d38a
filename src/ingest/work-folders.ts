import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the collections are made of; everything else in their folder belongs to others. */
export const COLLECTION_ENTRIES: readonly string[] = [
  'stamp.json',
  'sources.json',
  'editions.json',
  'diagnostics.json',
  'published-numbers.json',
  'rules',
  'glossary',
  'documents',
  'changes',
];

const WORK_NAME = /^\.(.+)\.(new|old)-(\d+)-[0-9a-f]{8}$/;

/** Name of a folder beside `target` that a run works in: `.collections.new-4711-0a1b2c3d`; the number is the process. */
export function toWorkFolder(target: string, use: 'new' | 'old'): string {
  const name = `.${basename(target)}.${use}-${process.pid}-${randomBytes(4).toString('hex')}`;
  return join(dirname(target), name);
}

/**
 * Takes away what killed runs left beside a folder. Where one was killed between taking the old folder away and putting
 * the new one there, the old folder comes back.
 */
export function clearLeftovers(target: string): void {
  for (const name of readdirSync(dirname(target))) {
    const match = WORK_NAME.exec(name);
    if (match?.[1] !== basename(target) || isRunning(Number(match[3]))) continue;
    const left = join(dirname(target), name);
    if (match[2] === 'old' && !existsSync(target)) renameSync(left, target);
    else {
      if (match[2] === 'old') moveForeignEntries(left, target);
      rmSync(left, { recursive: true, force: true });
    }
  }
}

/** Moves what is no part of the collections from a folder to the one that replaced it. */
export function moveForeignEntries(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (COLLECTION_ENTRIES.includes(name) || existsSync(join(to, name))) continue;
    renameSync(join(from, name), join(to, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
