import { posix } from 'node:path';

/** A document from the network or what went wrong, for people. */
export type Fetched = { name: string; bytes: Uint8Array } | { problem: string };

const PATIENCE = 60_000;
const LARGEST = 100_000_000;

/** Whether an argument names a document on the network. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** The bytes behind an address as they come, and a file name made from it. */
export async function fetchDocument(address: string, fetch = globalThis.fetch): Promise<Fetched> {
  if (!URL.canParse(address)) return { problem: `${address}: is no address` };
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok)
      return { problem: `${address}: the server answers ${response.status} ${response.statusText}` };
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > LARGEST) return { problem: `${address}: ${bytes.length} bytes are too many` };
    return { name: toFileName(address), bytes };
  } catch (error) {
    return { problem: `${address}: cannot be fetched: ${explain(error)}` };
  }
}

/** The last part of the path; `document` where it has none. */
function toFileName(address: string): string {
  const last = posix.basename(decodeURIComponent(new URL(address).pathname));
  return last.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '') || 'document';
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
