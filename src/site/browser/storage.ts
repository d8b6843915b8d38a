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
