import { isUtf8 } from 'node:buffer';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import { findBinarySignature, isBinaryText } from '../../reading/sources/find-binary.ts';
import { decodeText, findEncoding } from '../../reading/sources/find-encoding.ts';

/** The text of a file; `bytes` are there where it is UTF-8 to the last byte and may be written back. */
export interface FileText {
  text: string;
  bytes?: Uint8Array;
}

/** A text longer than this does not fit in memory beside what is made of it. Bytes. */
const TOO_LONG = 256 * 1024 * 1024;
const SAMPLE = 1 << 16;

/** Reads a file of any encoding; the reason where it holds no text or cannot be read. */
export function readTextFile(file: string): FileText | { skipped: string } {
  const read = readDocumentFile(file, TOO_LONG);
  return 'problem' in read ? { skipped: read.problem } : decode(read.bytes);
}

/** The text of some bytes, a byte order mark kept where it may be written back. */
export function decode(bytes: Uint8Array): FileText | { skipped: string } {
  const signature = findBinarySignature(bytes);
  if (signature) return { skipped: `no text but ${signature}` };
  const utf8 = isUtf8(bytes) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : undefined;
  if (utf8 !== undefined && !isBinaryText(utf8.slice(0, SAMPLE))) return { text: utf8, bytes };
  const text = decodeText(bytes, findEncoding(bytes));
  return isBinaryText(text.slice(0, SAMPLE)) ? { skipped: 'no text' } : { text };
}
