import { posix } from 'node:path';
import { toDocumentName } from './document-name.ts';
import { MOST_BYTES, tooLarge } from './read-document-file.ts';

/** A document from the network or what went wrong, as the end of a sentence. */
export type Fetched = { name: string; bytes: Uint8Array } | { problem: string };

const PATIENCE = 60_000;

/** Whether an argument names a document on the network. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * The bytes behind an address, unpacked, and a file name made from it. Reading stops at the limit: a small answer may
 * unpack to any size, and an endless one never ends by itself.
 */
export async function fetchDocument(address: string, fetch = globalThis.fetch): Promise<Fetched> {
  if (!URL.canParse(address)) return { problem: 'is no address' };
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: `the server answers ${response.status} ${response.statusText}`.trim() };
    }
    const bytes = await readBody(response);
    return bytes ? { name: toFileName(address), bytes } : { problem: tooLarge(MOST_BYTES + 1) };
  } catch (error) {
    return { problem: `cannot be fetched: ${explain(error)}` };
  }
}

/** The whole body, or undefined as soon as it is larger than a document may be. */
async function readBody(response: Response): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > MOST_BYTES) return undefined; // leaving the loop ends the connection
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

/** An address as it may be written down: without a name and password. */
export function toOrigin(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** The last part of the path; `document` where it has none. */
function toFileName(address: string): string {
  const last = posix.basename(new URL(address).pathname);
  try {
    return toDocumentName(decodeURIComponent(last));
  } catch {
    return toDocumentName(last);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no whole answer within ${PATIENCE / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
