/** Longest heading known: `『アーチエネミー統率者戦』選択ルール/Archenemy Commander Option`, with room to spare. */
const LONGEST = 80;

/** Whether a numbered text names something and states nothing: short, no sentence in it, not cut off at a comma or colon. */
export function isHeadingText(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST) return false;
  return !/[.。,、:;!?”}]$|。|[.!?:]\s|\{/.test(trimmed.replaceAll('…', ''));
}
