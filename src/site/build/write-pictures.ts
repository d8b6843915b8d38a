import { loadLetters } from '../../features/pictures/letters.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { toKey } from './hash-file.ts';
import { type PageCache, pruneKept } from './page-cache.ts';
import { openPictureCache, type PictureCache } from './picture-cache.ts';
import type { SiteFolder } from './site-folder.ts';

/** Pictures made at once: as many as Node has threads for. */
const AT_ONCE = 4;

const CACHE = '.cache/pictures';
/** Bytes of kept pictures: those of some sites. */
const MOST_KEPT = 100e6;

/**
 * Writes the pictures of link previews. Nothing is drawn where all that it is drawn of is as it was, of which `key` is the
 * hash; a drawing that is as it was keeps its picture.
 */
export async function writePictures(
  book: Book,
  site: string,
  out: SiteFolder,
  { cache, key }: { cache: PageCache; key: string | undefined },
  folder = CACHE,
): Promise<void> {
  const pictures = openPictureCache(folder);
  // Path in the site and name of the picture by turns.
  const draw = async () => {
    const weights = { regular: loadLetters('regular'), bold: loadLetters('bold') };
    const waiting = [...collectPictures(book, site)];
    const names: string[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop())
          names.push(next[0].slice(1), await pictures.keep(drawPicture(next[1], weights)));
      }),
    );
    return names;
  };
  const { texts } = await cache.take(key && toKey(key, 'pictures'), draw);
  const made = (await readAll(pictures, texts)) ?? (await readAll(pictures, await draw()));
  if (!made) throw new TypeError(`${folder}: pictures go away while they are read`);
  for (const [path, png] of made) out.write(path, png);
  pruneKept(folder, MOST_KEPT);
}

/** Pictures by their paths; undefined where one is kept no more. */
async function readAll(
  pictures: PictureCache,
  names: readonly string[],
): Promise<Map<string, Buffer> | undefined> {
  const made = new Map<string, Buffer>();
  for (let at = 0; at < names.length; at += 2) {
    const png = await pictures.read(names[at + 1] ?? '');
    if (!png) return undefined;
    made.set(names[at] ?? '', png);
  }
  return made;
}
