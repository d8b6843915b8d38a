/** Text of an address with its percent signs decoded, unchanged where they are malformed. `%E6%8E%A5` → `接`. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
