/** A choice kept in this browser; undefined where there is none or storage is forbidden. */
export function readStorage(name: string): string | undefined {
  try {
    return localStorage.getItem(`taiyaku.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice in this browser; where storage is forbidden it lasts for the page. */
export function writeStorage(name: string, value: string): void {
  try {
    localStorage.setItem(`taiyaku.${name}`, value);
  } catch {
    // Forbidden or full: nothing to tell the reader, the page itself has changed.
  }
}

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
