/** Longest headword: `Controller of the Source, Your Opponent's Turn`-like entries stay below it. */
const LONGEST = 48;

/** Whether a line can be the headword of a glossary entry: short, a name and no sentence. Takes folded text. */
export function isHeadword(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || /^\d+\./.test(trimmed)) return false;
  if (/[。、:;!?]|[.”」)]$|\.\s|[{}]/.test(trimmed)) return false;
  if (!/^[“"'(]?[A-Z0-9\u3041-\u30ff\u4e00-\u9fff]/.test(trimmed)) return false;
  return /^[\u3041-\u30ff\u4e00-\u9fff]/.test(trimmed) || trimmed.split(/\s+/).length <= 7;
}
