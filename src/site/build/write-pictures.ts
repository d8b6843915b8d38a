import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadLetters } from '../../features/pictures/letters.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { openPictureCache } from './picture-cache.ts';

/** Pictures made at once: as many as Node has threads for. */
const AT_ONCE = 4;

const CACHE = '.cache/pictures';

/** Draws the pictures of link previews into a folder, in `pictures/`. */
export async function writePictures(book: Book, site: string, out: string, folder = CACHE): Promise<void> {
  const weights = { regular: loadLetters('regular'), bold: loadLetters('bold') };
  const cache = openPictureCache(folder);
  const waiting = [...collectPictures(book, site)];
  await mkdir(join(out, 'pictures'), { recursive: true });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [path, text] = next;
        await writeFile(join(out, path), await cache.toPng(drawPicture(text, weights)));
      }
    }),
  );
  await cache.prune();
}
