import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../disk/write-whole.ts';
import { isWholePng, PNG_MAKER, toPng } from '../../features/pictures/to-png.ts';

/** Pictures of earlier builds by what is drawn: most of them stay the same from build to build. */
export interface PictureCache {
  /** The name of the PNG of a drawing, which is kept from now on. */
  keep(svg: string): Promise<string>;
  /** The PNG of a name; undefined where it is not kept whole. */
  read(name: string): Promise<Buffer | undefined>;
}

export function openPictureCache(folder: string): PictureCache {
  const now = new Date();

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
    async keep(svg) {
      const name = `${createHash('sha256').update(PNG_MAKER).update(svg).digest('hex')}.png`;
      if (!(await read(name))) writeWhole(join(folder, name), await toPng(svg));
      return name;
    },
  };
}
