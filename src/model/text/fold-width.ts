const FULL_WIDTH = /[\uff01-\uff5e\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Full-width letters, digits and signs as ASCII, other spaces as spaces, one unit for one unit, so that offsets hold.
 * For matching only; records keep what is printed. `７０２．９ｂ　` → `702.9b `.
 */
export function foldWidth(text: string): string {
  return text.replace(FULL_WIDTH, (char) => {
    const unit = char.charCodeAt(0);
    return unit > 0xff00 ? String.fromCharCode(unit - 0xfee0) : ' ';
  });
}
