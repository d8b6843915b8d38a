/** Puts the cursor into the field for a number, which the table of contents holds on every page. */
export function showJump(): void {
  const nav = document.getElementById('toc');
  if (!nav) return;
  // An old browser has no drawer.
  if (!nav.checkVisibility?.()) nav.showPopover?.();
  nav.querySelector('input')?.select();
}
