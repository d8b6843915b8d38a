import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../disk/write-whole.ts';
import { loadLetters } from '../../features/pictures/letters.ts';
import { isWholePng, PNG_MAKER, toPng } from '../../features/pictures/to-png.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { SiteFolder } from './build-folder.ts';
import { toKey } from './hash-file.ts';
import { type PageCache, pruneKept } from './page-cache.ts';

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
async function readAll(pictures: ReturnType<typeof openPictureCache>, names: readonly string[]) {
  const made = new Map<string, Buffer>();
  for (let at = 0; at < names.length; at += 2) {
    const png = await pictures.read(names[at + 1] ?? '');
    if (!png) return undefined;
    made.set(names[at] ?? '', png);
  }
  return made;
}

/** Pictures of earlier builds by what is drawn: most of them stay the same from build to build. */
export function openPictureCache(folder: string) {
  const now = new Date();

  /** The PNG of a name; undefined where it is not kept whole. */
  async function read(name: string): Promise<Buffer | undefined> {
    const file = join(folder, name);
    try {
      const png = await readFile(file);
      if (!isWholePng(png)) return undefined;
      await utimes(file, now, now);
      return png;
    } catch {
      return undefined; // never made, or just taken away by another build
    }
  }

  return {
    read,
    /** The name of the PNG of a drawing, which is kept from now on. */
    async keep(svg: string): Promise<string> {
      const name = `${createHash('sha256').update(PNG_MAKER).update(svg).digest('hex')}.png`;
      if (!(await read(name))) writeWhole(join(folder, name), await toPng(svg));
      return name;
    },
  };
}
