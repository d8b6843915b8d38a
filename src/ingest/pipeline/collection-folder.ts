import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { hasStamp, STAMP } from '../../disk/check-target.ts';

/** What the collections are made of; everything else in their folder belongs to others. */
const FILES: readonly string[] = [STAMP, 'sources.json', 'editions.json', 'diagnostics.json'];
const FOLDERS: readonly string[] = ['rules', 'glossary', 'documents', 'changes'];

export const GENERATED_BY = 'npm run ingest';

/** Whether an earlier run wrote a folder. */
export function isCollectionFolder(folder: string): boolean {
  return hasStamp(folder, GENERATED_BY);
}

/** Paths of the files of a folder that are collections, or look like them. */
export function listCollectionFiles(folder: string): string[] {
  const below = FOLDERS.flatMap((name) => listNames(join(folder, name)).map((file) => `${name}/${file}`));
  return [...FILES, ...below].filter((path) => isGenerated(path) && existsSync(join(folder, path)));
}

/** Moves what is no part of the collections from a folder to the one that replaced it. */
export function moveForeignEntries(from: string, to: string): void {
  const below = FOLDERS.flatMap((name) => listNames(join(from, name)).map((file) => `${name}/${file}`));
  const top = listNames(from).filter((name) => !FOLDERS.includes(name));
  for (const path of [...top, ...below]) {
    if (isGenerated(path) || existsSync(join(to, path))) continue;
    mkdirSync(join(to, path, '..'), { recursive: true });
    renameSync(join(from, path), join(to, path));
  }
}

function isGenerated(path: string): boolean {
  return FILES.includes(path) || (path.includes('/') && path.endsWith('.json'));
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
