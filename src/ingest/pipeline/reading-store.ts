import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { DocumentRecords } from '../../model/records/document.ts';
import { type InputFile, type InputResult, type ReadInput, readInput, toGiven } from './read-input.ts';

/** Texts kept by name, for one run or from one to the next; what is kept may be gone at the next look. */
export interface TextStore {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
}

/** What is kept of a document beside its records, which are kept by a name of their own: they are asked for one by one. */
interface KeptHead {
  diagnostics: Diagnostic[];
  read?: Omit<ReadInput, 'input' | 'records'>;
}

/**
 * Reads documents through a store: what was read before as the same document with the same hints is not read again, and
 * its records stay in the store until they are asked for.
 */
export function readThrough(store: TextStore, input: InputFile): InputResult {
  const name = toName(input);
  const kept = store.get(name);
  if (kept !== undefined) return restore(kept, name, input, store);
  const { read, diagnostics } = readInput(input);
  if (read) store.set(toRecordsName(name), JSON.stringify(read.records()));
  const text = JSON.stringify({ diagnostics, read: read && { ...read, input: undefined } });
  store.set(name, text);
  return restore(text, name, input, store);
}

/** Whether a document was read before. */
export const isKept = (store: TextStore, input: InputFile): boolean => store.get(toName(input)) !== undefined;

function restore(text: string, name: string, input: InputFile, store: TextStore): InputResult {
  const { read, diagnostics }: KeptHead = JSON.parse(text);
  if (!read) return { diagnostics };
  const records = (): DocumentRecords => {
    const kept = store.get(toRecordsName(name));
    if (kept !== undefined) return JSON.parse(kept);
    const again = readInput(input).read;
    if (!again) throw new Error(`${input.file} was read and is not any more`);
    return again.records();
  };
  return { diagnostics, read: { ...read, input, records } };
}

const toRecordsName = (name: string): string => `${name}-records`;

/** All that decides what a document reads as, but for the code. */
function toName(input: InputFile): string {
  const { file, bytes, manifest } = input;
  const given = JSON.stringify([file, toGiven(input), manifest?.sha256]);
  return createHash('sha256').update(given).update('\0').update(bytes).digest('hex');
}
