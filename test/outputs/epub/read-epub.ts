import { unzipSync } from 'fflate';

/** The files of an e-book by path, as text. */
export function readEpub(bytes: Uint8Array): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, decoder.decode(content)]),
  );
}
