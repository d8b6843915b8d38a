/**
 * Puts the address that a page is read at into what it gives to copy, in place of the one the site was built for, which
 * `data-origin` names: a site built without its address knows none, and a copy of it is elsewhere.
 */
function showOwnAddress(part: HTMLElement): void {
  const built = part.dataset['origin'];
  if (!built || built === location.origin) return;
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.nodeValue?.includes(built)) text.nodeValue = text.nodeValue.replaceAll(built, location.origin);
  }
  for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (link.origin === built) link.href = link.href.replace(built, location.origin);
}

for (const part of document.querySelectorAll<HTMLElement>('[data-origin]')) showOwnAddress(part);
