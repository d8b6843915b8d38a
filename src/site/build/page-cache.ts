import { globSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { makeFolder } from '../../disk/make-folder.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { watchInputs } from '../../model/game/watch-inputs.ts';
import { readString } from '../../model/strings/get-strings.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { readAuthored } from '../../rulebook/book/read-authored.ts';
import { toKey } from './hash-file.ts';

/** Names of this build's scripts and style sheets by names that stay when their content changes. */
export type AssetNames = ReadonlyMap<string, string>;

/** Texts that were made together, and the inputs that they asked for one by one: texts of the interface, authored tables. */
interface Kept {
  texts: readonly string[];
  inputs: readonly string[];
}

/**
 * Texts of earlier builds by the key of what they were made of; what they asked for besides is compared when they are taken
 * again. A cache: what cannot be read or written there is not kept.
 */
export interface PageCache {
  /** Texts as they are kept, or made now and kept from now on, with what `also` names; without a key they are made anew. */
  take(
    key: string | undefined,
    make: () => Promise<readonly string[]>,
    also?: () => readonly string[],
  ): Promise<Kept & { isKept: boolean }>;
}

/** Stands before what is no text of a page: none has it. */
const MARK = '\0';
/** An asset, where its folder is named. */
const ASSET = /_assets\/([\w.@-]+)/g;

/** Opens the pages kept in a folder. They are kept without the names of assets, and get those of the build they return in. */
export function openPageCache(folder: string, assets: AssetNames): PageCache {
  makeFolder(folder);
  const hide = createHider(assets);
  const fileOf = (key: string) => join(folder, `${key}.zst`);
  const hashInputs = createInputHash();

  function read(key: string): Kept | undefined {
    try {
      const kept = zstdDecompressSync(readFileSync(fileOf(key)));
      const [head = '', ...texts] = kept.toString().split(`${MARK}|`);
      const { inputs, hash }: { inputs: string[]; hash: string } = JSON.parse(head);
      if (hashInputs(inputs) !== hash) return undefined;
      const now = new Date();
      utimesSync(fileOf(key), now, now);
      return { inputs, texts: texts.map((text) => showAssets(text, assets)) };
    } catch {
      return undefined;
    }
  }

  function write(key: string, { texts, inputs }: Kept): void {
    if (texts.length === 0 || texts.some((text) => text.includes(MARK))) return;
    const head = JSON.stringify({ inputs, hash: hashInputs(inputs) });
    try {
      writeWhole(fileOf(key), zstdCompressSync([head, ...texts.map(hide)].join(`${MARK}|`)));
    } catch {
      // A full disk keeps nobody from building.
    }
  }

  return {
    async take(key, make, also = () => []) {
      const kept = key === undefined ? undefined : read(key);
      if (kept) return { ...kept, isKept: true };
      const { value: texts, inputs: asked } = await watchInputs(make);
      const inputs = [...new Set([...also(), ...asked])];
      if (key !== undefined) write(key, { texts, inputs });
      return { texts, inputs, isKept: false };
    },
  };
}

/** Makes what hashes the inputs of these names as they are now. */
function createInputHash(): (names: readonly string[]) => string {
  const read = onceFor((name: string) =>
    JSON.stringify([name, name.endsWith('.json') ? readAuthored(name) : readString(name)]),
  );
  return (names) => toKey(...names.map(read));
}

/** Makes what puts the stable names of assets in the place of this build's. */
export function createHider(assets: AssetNames): (text: string) => string {
  const stable = new Map([...assets].map(([name, file]) => [file, name]));
  return (text) =>
    text.replace(ASSET, (address, file: string) => {
      const name = stable.get(file);
      return name === undefined ? address : `_assets/${MARK}<${name}>`;
    });
}

function showAssets(text: string, assets: AssetNames): string {
  return text.replace(/\0<([^>]*)>/g, (_, name: string) => {
    const file = assets.get(name);
    if (file === undefined) throw new RangeError(`no asset ${name}`);
    return file;
  });
}

/** Takes away the kept files that were asked for longest ago, until `most` bytes are left. */
export function pruneKept(folder: string, most: number): void {
  const kept = globSync(join(folder, '*.{zst,png}'))
    .map((file) => ({ file, entry: statSync(file, { throwIfNoEntry: false }) }))
    .sort((a, b) => (b.entry?.mtimeMs ?? 0) - (a.entry?.mtimeMs ?? 0));
  let bytes = 0;
  for (const { file, entry } of kept) {
    bytes += entry?.size ?? 0;
    if (bytes > most) rmSync(file, { force: true });
  }
}
