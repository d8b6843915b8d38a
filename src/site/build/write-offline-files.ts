import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Book } from '../../rulebook/book/book.ts';
import { collectOfflineFiles, type SiteFile } from '../publish/collect-offline-files.ts';
import { HASH_LENGTH } from '../publish/offline-list.ts';
import { bundleServiceWorker } from './bundle-service-worker.ts';

/** Writes what reading offline needs: the lists of files and the service worker of this build. */
export async function writeOfflineFiles(book: Book, out: string, base: string): Promise<void> {
  const { info, lists } = collectOfflineFiles(book, readSiteFiles(out), base, hash);
  await mkdir(join(out, 'offline'), { recursive: true });
  for (const [path, content] of lists) await writeFile(join(out, path), content);
  await bundleServiceWorker(out, info);
}

/** Every file of the site that is read offline, in the order of their paths: of the open data what numbers meant, and cards. */
function readSiteFiles(out: string): SiteFile[] {
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
    .map((path) => {
      const content = readFileSync(join(out, path));
      return { path, hash: hash(content), bytes: content.length };
    });
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH);
}
