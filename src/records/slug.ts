/** The last part of a term's address, from its headword: `First Strike` → `first-strike`; letters of any script stay. */
export function toSlug(headword: string): string {
  const words = headword
    .replace(/\s*\((?:obsolete|informal)\)\s*$/i, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'term';
}
