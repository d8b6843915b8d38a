/** Fills the table of contents once it is seen: at rest where it stands beside the text, else when it is opened. */
export function bindTableOfContents(): void {
  const nav = document.getElementById('toc');
  if (!nav) return;
  let isAsked = false;
  const fill = async () => {
    if (isAsked) return;
    isAsked = true;
    const { showTableOfContents } = await import('./show-table-of-contents.ts');
    isAsked = await showTableOfContents(nav);
  };
  nav.addEventListener('toggle', (event) => {
    if (event.newState === 'open') fill();
  });
  if (!nav.classList.contains('at-side')) return;
  const wide = matchMedia('(width >= 76rem)');
  const fillIfWide = () => {
    if (wide.matches) fill();
  };
  wide.addEventListener('change', fillIfWide);
  fillIfWide();
}
