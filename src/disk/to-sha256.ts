import { createHash } from 'node:crypto';

/** The SHA-256 of a document as its manifest has it: 64 hexadecimal digits. */
export function toSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
