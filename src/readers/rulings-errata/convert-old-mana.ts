const LETTERS: Record<string, string> = { 白: 'W', 青: 'U', 黒: 'B', 赤: 'R', 緑: 'G', 無: 'C' };
const OLD_MANA = /[<＜]((?:\d{1,2}|[Ｘ０-９X])?[白青黒赤緑無]*)[>＞]/g;

/** Mana of the nineties as symbols: `<青青>` → `{U}{U}`, `<2赤>` → `{2}{R}`. `<マナ合計>` stays. */
export function convertOldMana(text: string): string {
  return text.replace(OLD_MANA, (printed, inside: string) => {
    if (inside === '') return printed;
    const symbols = inside.normalize('NFKC').match(/\d+|X|[白青黒赤緑無]/g) ?? [];
    return symbols.map((symbol) => `{${LETTERS[symbol] ?? symbol}}`).join('');
  });
}
