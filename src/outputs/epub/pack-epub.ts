import { strToU8, type Zippable, zipSync } from 'fflate';

/** Packs the files of an e-book: the first of them, its `mimetype`, as it is, as the format asks. */
export function packEpub(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  // The earliest day a ZIP can tell, at noon: the same everywhere, for it tells local time.
  const mtime = new Date(1980, 0, 1, 12);
  const entries: Zippable = {};
  for (const [path, content] of files)
    entries[path] = [
      typeof content === 'string' ? strToU8(content) : content,
      { level: path === 'mimetype' ? 0 : 9, mtime },
    ];
  return zipSync(entries);
}

/** Whether a file begins as an e-book does. */
export function isEpub(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(30, 58)) === 'mimetypeapplication/epub+zip';
}
