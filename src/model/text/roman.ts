const SIGNS: readonly [string, number][] = [
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** A number as Roman capitals, up to 89: 14 → `XIV`. */
export function toRoman(count: number): string {
  const [sign, worth] = SIGNS.find((each) => each[1] <= count) ?? [];
  return sign && worth ? sign + toRoman(count - worth) : '';
}

/** What Roman capitals count: `XIV` → 14; 0 of nothing. */
export function fromRoman(text: string): number {
  const [sign, worth] = SIGNS.find(([each]) => text.startsWith(each)) ?? [];
  return sign && worth ? worth + fromRoman(text.slice(sign.length)) : 0;
}
