import { foldWidth } from '../../../model/text/fold-width.ts';

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 白: 'W', 青: 'U', 黒: 'B', 赤: 'R', 緑: 'G', 無: 'C' }),
);
const OLD_MANA = /<(\d{0,2}|X)([白青黒赤緑無]*)>/g;

/** Mana of the nineties with its symbols beside: `<青青>` → `<青青>{U}{U}`, `<2赤>` → `<2赤>{2}{R}`. `<マナ合計>` stays. */
export function convertOldMana(text: string): string {
  const folded = foldWidth(text);
  let converted = '';
  let from = 0;
  for (const { 0: printed, 1: generic = '', 2: colors = '', index } of folded.matchAll(OLD_MANA)) {
    const symbols = [
      ...(generic ? [generic] : []),
      ...[...colors].map((color) => LETTERS.get(color) ?? color),
    ];
    if (symbols.length === 0) continue;
    const end = index + printed.length;
    converted += text.slice(from, end) + symbols.map((symbol) => `{${symbol}}`).join('');
    from = index + printed.length;
  }
  return converted + text.slice(from);
}
