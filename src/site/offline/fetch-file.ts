import { HASH_LENGTH } from '../publish/offline-list.ts';

/** A file is not the one of the build in use: the site was published again meanwhile. */
export class OtherBuildError extends Error {}

/**
 * Fetches a file past the browser's own cache and gives it only if it is the one the build lists. Rejects with
 * `OtherBuildError` where it is another, or gone.
 */
export async function fetchFile(address: string, hash: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new OtherBuildError(`${address}: ${response.status}`);
  const content = await response.arrayBuffer();
  if ((await hashContent(content)) !== hash) throw new OtherBuildError(`${address}: another build`);
  return toStorable(content, response);
}

/** The beginning of the SHA-256 of a file in base64url, as the lists of a build give it. */
export async function hashContent(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const base64 = btoa(String.fromCharCode(...digest.subarray(0, (HASH_LENGTH * 6) / 8)));
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}

const HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** A new response with the same content: one that was redirected may not answer a navigation, and sizes may differ. */
export function toStorable(content: ArrayBuffer, { headers }: Response): Response {
  const stored = HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(content, { headers: stored });
}
