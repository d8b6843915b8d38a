import { createHash } from 'node:crypto';
import { HASH_LENGTH } from '../publish/offline-list.ts';

/** The beginning of a SHA-256, by which a service worker knows a file. */
export function toShortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH);
}

/** Hash, in hexadecimal, of what something is made of. */
export const toKey = (...inputs: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
