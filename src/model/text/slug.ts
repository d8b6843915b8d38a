/** No file or folder can have these names on Windows. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/;

/**
 * The last part of an address, from a name: `First Strike` → `first-strike`; letters of any script stay, accents do not
 * (`Lim-Dûl` → `lim-dul`). `otherwise` where the name has no letters, and behind one that Windows keeps for a device:
 * `Con` → `con-term`.
 */
export function toSlug(name: string, otherwise = 'term'): string {
  const words = name
    .replace(/\s*\((?:obsolete|informal)\)\s*$/i, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const slug = words?.join('-') ?? otherwise;
  return DEVICE.test(slug) ? `${slug}-${otherwise}` : slug;
}
