const DIGITS = '〇一二三四五六七八九';

/** A run of kanji digits as a number in digits: `一` → `1`, `二十` → `20`, `二〇` → `20`, `百` → `100`. */
export function readKanjiNumber(run: string): string {
  if (!/[十百]/.test(run)) return [...run].map((digit) => DIGITS.indexOf(digit)).join('');
  let total = 0;
  let digit: number | undefined;
  for (const char of run) {
    if (char === '十' || char === '百') {
      total += (digit ?? 1) * (char === '十' ? 10 : 100);
      digit = undefined;
    } else digit = DIGITS.indexOf(char);
  }
  return String(total + (digit ?? 0));
}
