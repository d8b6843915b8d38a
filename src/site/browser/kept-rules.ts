import { readStorage, writeStorage } from './storage.ts';

/** Rules kept in this browser by their numbers of an edition: those pinned, in the reader's order, and those opened, the last first. */
export interface KeptRules {
  /** Empty where none were kept. */
  edition: string;
  numbers: readonly string[];
}

/** Reads what `writeKept` wrote: `2026-04-17 702.9b 704.5`. */
export function readKept(name: 'tray' | 'opened'): KeptRules {
  const [edition = '', ...numbers] = readStorage(name)?.split(' ') ?? [];
  return { edition, numbers };
}

export function writeKept(name: 'tray' | 'opened', { edition, numbers }: KeptRules): void {
  writeStorage(name, [edition, ...numbers].join(' '));
}
