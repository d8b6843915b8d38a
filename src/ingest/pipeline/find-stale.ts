import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../model/text/compare-text.ts';
import { listCollectionFiles } from './collection-folder.ts';
import type { NamedTexts } from './packed-texts.ts';

/** A file of the collections that is not what a run would write now. */
interface StaleFile {
  path: string;
  state: 'missing' | 'different' | 'superfluous';
}

/** Compares a folder with what would be written into it, by path. Writes nothing. */
export function findStale(folder: string, files: NamedTexts): StaleFile[] {
  const stale: StaleFile[] = [];
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (!existsSync(file)) stale.push({ path, state: 'missing' });
    else if (readFileSync(file, 'utf8') !== text) stale.push({ path, state: 'different' });
  }
  for (const path of listCollectionFiles(folder))
    if (!files.has(path)) stale.push({ path, state: 'superfluous' });
  return stale.sort((a, b) => compareText(a.path, b.path));
}
