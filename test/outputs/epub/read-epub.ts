import { unzipSync } from 'fflate';

/** The files of an e-book by path, as text; of pictures nothing. */
export function readEpub(bytes: Uint8Array): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [
      path,
      path.endsWith('.png') ? '' : decoder.decode(content),
    ]),
  );
}
