/** Characters of a page: some 9 KB as they are sent, as many as the style sheet has, for which browsers wait anyway. */
const SHOWN_AT_ONCE = 60_000;

/**
 * Id of the element at whose end browsers begin to show a page: columns and rows stand where all of them let them, and
 * would move while the rest of them comes. Mostly the page's foot; of a long text the last id that comes early.
 */
export function findShownAtOnce(text: string): string {
  if (text.length <= SHOWN_AT_ONCE) return 'foot';
  const early = [...text.slice(0, SHOWN_AT_ONCE).matchAll(/ id="([^"]+)"/g)];
  return early.at(-1)?.[1] ?? 'foot';
}
