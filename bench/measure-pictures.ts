import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBook } from '../src/rulebook/book/load-book.ts';
import { CONTENT_FOLDERS } from '../src/rulebook/book/read-collections.ts';
import { openSiteFolder } from '../src/site/build/build-folder.ts';
import { openPageCache } from '../src/site/build/page-cache.ts';
import { writePictures } from '../src/site/build/write-pictures.ts';

/** Seconds that all pictures of link previews take when none of them is kept from an earlier build. */
export async function measurePictures(collections: string): Promise<number> {
  const { book } = loadBook({ ...CONTENT_FOLDERS, collections });
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-bench-'));
  try {
    const start = performance.now();
    const out = openSiteFolder(join(folder, 'site'));
    const cache = openPageCache(join(folder, 'pages'), new Map());
    await writePictures(book, 'Taiyaku', out, { cache, key: undefined }, join(folder, 'cache'));
    return (performance.now() - start) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
