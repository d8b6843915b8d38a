import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { makeFolder } from '../../disk/make-folder.ts';
import { writeWhole } from '../../disk/write-whole.ts';

/** Names of this build's scripts and style sheets by names that stay when their content changes. */
export type AssetNames = ReadonlyMap<string, string>;

/** Texts of earlier builds by the key of what they were made of. A cache: what cannot be read or written there is not kept. */
export interface PageCache {
  get(key: string): string[] | undefined;
  set(key: string, texts: readonly string[]): void;
}

/** Stands before what is no text of a page: none has it. */
const MARK = '\0';
/** The name of an asset, where its folder is named. */
const ASSET = /(?<=\b_assets\/)[\w.@-]+/g;

/** Opens the pages kept in a folder. They are kept without the names of assets, and get those of the build they return in. */
export function openPageCache(folder: string, assets: AssetNames): PageCache {
  makeFolder(folder);
  const hide = createHider(assets);
  const fileOf = (key: string) => join(folder, `${key}.zst`);
  return {
    get(key) {
      try {
        const kept = zstdDecompressSync(readFileSync(fileOf(key))).toString();
        const now = new Date();
        utimesSync(fileOf(key), now, now);
        return showAssets(kept, assets).split(`${MARK}|`);
      } catch {
        return undefined;
      }
    },
    set(key, texts) {
      if (texts.length === 0 || texts.some((text) => text.includes(MARK))) return;
      try {
        writeWhole(fileOf(key), zstdCompressSync(hide(texts.join(`${MARK}|`))));
      } catch {
        // A full disk keeps nobody from building.
      }
    },
  };
}

/** Makes what puts the stable names of assets in the place of this build's. */
export function createHider(assets: AssetNames): (text: string) => string {
  const stable = new Map([...assets].map(([name, file]) => [file, name]));
  return (text) =>
    text.replace(ASSET, (file) => {
      const name = stable.get(file);
      return name === undefined ? file : `${MARK}<${name}>`;
    });
}

function showAssets(text: string, assets: AssetNames): string {
  return text.replace(/\0<([^>]*)>/g, (_, name: string) => {
    const file = assets.get(name);
    if (file === undefined) throw new RangeError(`no asset ${name}`);
    return file;
  });
}

/** Takes away the pages that were asked for longest ago, until `most` bytes are left. */
export function prunePages(folder: string, most: number): void {
  const kept = readdirSync(folder)
    .map((name) => ({
      file: join(folder, name),
      entry: statSync(join(folder, name), { throwIfNoEntry: false }),
    }))
    .sort((a, b) => (b.entry?.mtimeMs ?? 0) - (a.entry?.mtimeMs ?? 0));
  let bytes = 0;
  for (const { file, entry } of kept) {
    bytes += entry?.size ?? 0;
    if (bytes > most) rmSync(file, { force: true });
  }
}
