import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../disk/write-whole.ts';
import { isWholePng, PNG_MAKER, toPng } from '../../features/pictures/to-png.ts';

/** Pictures that stay though this build had no use for them: those of another site, built by turns. */
const SPARE = 2000;

/** Pictures of earlier builds by what is drawn: most of them stay the same from build to build. */
export interface PictureCache {
  /** The name of the PNG of a drawing, which is kept from now on. */
  keep(svg: string): Promise<string>;
  /** The PNG of a name; undefined where it is not kept whole. */
  read(name: string): Promise<Buffer | undefined>;
  /** Takes away what this build did not ask for, but for the `spare` that were asked for last. */
  prune(spare?: number): Promise<void>;
}

export function openPictureCache(folder: string): PictureCache {
  const used = new Set<string>();
  const now = new Date();

  async function read(name: string): Promise<Buffer | undefined> {
    used.add(name);
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
    async prune(spare = SPARE) {
      const names = await readdir(folder).catch(() => []);
      const others = names.filter((name) => /^[0-9a-f]{64}\.png$/.test(name) && !used.has(name));
      const aged = await Promise.all(
        others.map(async (name) => {
          const file = join(folder, name);
          return { file, asked: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
        }),
      );
      aged.sort((a, b) => b.asked - a.asked);
      for (const { file } of aged.slice(spare)) await rm(file, { force: true });
    },
  };
}
