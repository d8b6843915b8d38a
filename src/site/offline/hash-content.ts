import { HASH_LENGTH } from '../publish/offline-list.ts';

/** The beginning of the SHA-256 of a file in base64url, as the lists of a build give it. */
export async function hashContent(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const base64 = btoa(String.fromCharCode(...digest.subarray(0, (HASH_LENGTH * 6) / 8)));
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}
