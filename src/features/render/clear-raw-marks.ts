const BRACED = /\{(Rules?\s[^{}]{1,30})\}/giu;
const OLD_MANA = /<(?!>)(?:\d{1,2}|X)?[白青黒赤緑無]*>(?=\{)/gu;

/**
 * A text without the marks that printed documents put around what is drawn here: `{Rule E.5}` → `Rule E.5`, and `<青青>` of the
 * nineties goes where its symbols follow, `<青青>{U}{U}`.
 */
export function clearRawMarks(text: string): string {
  return text.replace(BRACED, '$1').replace(OLD_MANA, '');
}
