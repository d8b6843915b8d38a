import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../rulebook/book/book.ts';
import { collectOfflineFiles, type SiteFile } from '../publish/collect-offline-files.ts';
import { fillServiceWorker } from './bundle-service-worker.ts';
import { hashFile, toShortHash } from './hash-file.ts';

/** Writes what reading offline needs: the lists of files and the service worker of this build. `pages` are known already. */
export function writeOfflineFiles(book: Book, pages: readonly SiteFile[], out: string, base: string): void {
  const { info, lists } = collectOfflineFiles(book, readSiteFiles(pages, out), base, toShortHash);
  mkdirSync(join(out, 'offline'), { recursive: true });
  for (const [path, content] of lists) writeFileSync(join(out, path), content);
  fillServiceWorker(out, info);
}

/** Every file of the site that is read offline, in the order of their paths: of the open data what numbers meant, and cards. */
function readSiteFiles(pages: readonly SiteFile[], out: string): SiteFile[] {
  const known = new Map(pages.map((file) => [file.path, file]));
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(out, '/').length).replaceAll('\\', '/'))
    .filter(
      (path) =>
        !/\.(?:md|txt)$/.test(path) &&
        (!path.startsWith('api/') || /^api\/v1\/(?:history\.json$|meanings\/|cards\/)/.test(path)) &&
        !path.startsWith('cr/'),
    )
    .sort()
    .map((path) => known.get(path) ?? hashFile(path, readFileSync(join(out, path))));
}
