/**
 * The last part of an address, from a name: `First Strike` → `first-strike`; letters of any script stay, accents do not
 * (`Lim-Dûl` → `lim-dul`). `otherwise` where the name has no letters.
 */
export function toSlug(name: string, otherwise = 'term'): string {
  const words = name
    .replace(/\s*\((?:obsolete|informal)\)\s*$/i, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? otherwise;
}
