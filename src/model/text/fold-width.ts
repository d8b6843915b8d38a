/** Characters that are full-width forms of ASCII, and spaces other than that of ASCII, as the inside of a class. */
export const FULL_WIDTH = '\\uff01-\\uff5e\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const FULL_WIDTH_UNIT = new RegExp(`[${FULL_WIDTH}]`, 'g');

/**
 * Full-width letters, digits and signs as ASCII, other spaces as spaces, one unit for one unit, so that offsets hold.
 * For matching only; records keep what is printed. `７０２．９ｂ　` → `702.9b `.
 */
export function foldWidth(text: string): string {
  return text.replace(FULL_WIDTH_UNIT, narrow);
}

/** A full-width form or a space as ASCII. */
export function narrow(unit: string): string {
  const code = unit.charCodeAt(0);
  return code > 0xff00 ? String.fromCharCode(code - 0xfee0) : ' ';
}
