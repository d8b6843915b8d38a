const SIGNS = Object.entries({ L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 });

/** A number as Roman capitals, or small letters, up to 89: 14 → `XIV`, `xiv`. */
export function toRoman(count: number, letters: true | 'small' = true): string {
  const [sign, worth] = SIGNS.find((each) => each[1] <= count) ?? [];
  const roman = sign && worth ? sign + toRoman(count - worth) : '';
  return letters === 'small' ? roman.toLowerCase() : roman;
}

/** What a Roman number counts, in capitals or small letters: `XIV` → 14; 0 of nothing. */
export function fromRoman(text: string): number {
  const capitals = text.toUpperCase();
  const [sign, worth] = SIGNS.find(([each]) => capitals.startsWith(each)) ?? [];
  return sign && worth ? worth + fromRoman(text.slice(sign.length)) : 0;
}
