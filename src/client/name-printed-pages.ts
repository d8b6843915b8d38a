/** Gives the foot of every printed page the edition and the address: the style sheet puts the page's number beside. */
export function namePrintedPages(): void {
  addEventListener('beforeprint', () => {
    const edition = [...document.querySelectorAll('.edition > *')].map((part) => part.textContent?.trim());
    const foot = [...edition, `${location.origin}${location.pathname}`].join(' · ');
    document.documentElement.style.setProperty('--printed', JSON.stringify(foot));
  });
}
