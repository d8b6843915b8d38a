/**
 * Puts a sentence together whose links each stood on a line: nothing between Japanese pieces, a space between two
 * Latin words or numbers. `は`, `rule 116`, `〔` → `はrule 116〔`; `rule`, `806` → `rule 806`.
 */
export function joinFragments(fragments: readonly string[]): string {
  const parts: string[] = [];
  for (const fragment of fragments) {
    const before = parts.at(-1)?.at(-1) ?? '';
    if (/[A-Za-z0-9.,;:!?)\]”’]/.test(before) && /^[A-Za-z0-9“‘(]/.test(fragment)) parts.push(' ');
    if (fragment !== '') parts.push(fragment);
  }
  return parts.join('');
}
