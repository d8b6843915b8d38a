import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Book } from '../book/book.ts';
import { writeWhole } from '../output/write-whole.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { loadLetters } from '../pictures/letters.ts';
import { PNG_MAKER, toPng } from '../pictures/to-png.ts';

/** Pictures made at once: as many as Node has threads for. */
const AT_ONCE = 4;

/** Pictures of earlier builds by what is drawn: most of them stay the same from build to build. */
const CACHE = '.cache/pictures';

/** Draws the pictures of link previews into a folder, in `pictures/`. */
export async function writePictures(book: Book, site: string, out: string, cache = CACHE): Promise<void> {
  const weights = { regular: loadLetters('regular'), bold: loadLetters('bold') };
  const waiting = [...collectPictures(book, site)];
  await mkdir(join(out, 'pictures'), { recursive: true });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [path, text] = next;
        await writeFile(join(out, path), await keepPng(drawPicture(text, weights), cache));
      }
    }),
  );
}

/** The PNG of a drawing from the cache or, made anew, into it. */
async function keepPng(svg: string, cache: string): Promise<Buffer> {
  const hash = createHash('sha256').update(PNG_MAKER).update(svg).digest('hex');
  const file = join(cache, `${hash}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await toPng(svg);
  writeWhole(file, png);
  return png;
}
