import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { explainError } from '../model/diagnostics/explain-error.ts';

/** Larger than any document there is by a hundred times, small enough for any machine's memory. */
export const MOST_BYTES = 50_000_000;

/**
 * The bytes of a file, or why they cannot be had, as the end of a sentence. A pipe, a device or a folder is refused
 * before it is read: it may have no end.
 */
export function readDocumentFile(
  file: string,
  mostBytes = MOST_BYTES,
): { bytes: Uint8Array } | { problem: string } {
  let handle: number | undefined;
  try {
    // Without O_NONBLOCK the opening of a pipe waits for its writer; Windows has neither.
    handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const entry = fstatSync(handle);
    if (entry.isDirectory()) return { problem: 'it is a folder' };
    if (!entry.isFile()) return { problem: 'it is a pipe or a device; save the text as a file first' };
    if (entry.size > mostBytes) return { problem: tooLarge(entry.size, mostBytes) };
    return { bytes: readFileSync(handle) };
  } catch (error) {
    return { problem: explainError(error) };
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** `612 MB are too many for a document; 50 MB are the limit`. */
export function tooLarge(bytes: number, most = MOST_BYTES): string {
  const toMegabytes = (count: number) => `${Math.ceil(count / 1_000_000)} MB`;
  return `${toMegabytes(bytes)} are too many for a document; ${toMegabytes(most)} are the limit`;
}
