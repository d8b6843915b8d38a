/**
 * The people that a printed credit names: `Compiled by A` → A, `with contributions from B, C, and D` → each; a name alone as
 * it is.
 */
export function toCreditNames(credit: string): string[] {
  return credit
    .replace(
      /^(?:compiled|edited|translated|written) by |^with (?:contributions|help|thanks)(?: by| from| to)? /i,
      '',
    )
    .split(/,? and |, |、/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
