/** Of a term that a page links more than once the first link alone is a stop of the Tab key: a section had hundreds. */
export function skipRepeatedTerms(): void {
  const seen = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a.term')) {
    if (seen.has(link.href)) link.tabIndex = -1;
    seen.add(link.href);
  }
}
