/**
 * Puts a sentence together whose links each stood on a line: nothing between Japanese pieces, a space between two
 * Latin words or numbers. `は`, `rule 116`, `〔` → `はrule 116〔`; `rule`, `806` → `rule 806`.
 */
export function joinFragments(fragments: readonly string[]): string {
  let text = '';
  for (const fragment of fragments) {
    const isBetweenWords = /[A-Za-z0-9.,;:!?)\]”’]$/.test(text) && /^[A-Za-z0-9“‘(]/.test(fragment);
    text += (isBetweenWords ? ' ' : '') + fragment;
  }
  return text;
}
