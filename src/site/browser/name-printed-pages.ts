/**
 * Gives the foot of every printed page the edition and the address it is read at: the style sheet puts the page's number
 * beside. Where the browser has no margins to print them in, the head of the first page says them.
 */
export function namePrintedPages(): void {
  addEventListener('beforeprint', () => {
    const address = `${location.origin}${location.pathname}`;
    const printed = document.querySelector('.printed-address');
    if (printed) printed.textContent = address;
    if (!('CSSMarginRule' in window)) return;
    const edition = [...document.querySelectorAll('.edition > *')].map((part) => part.textContent?.trim());
    document.documentElement.style.setProperty(
      '--printed',
      JSON.stringify([...edition, address].join(' · ')),
    );
  });
}
