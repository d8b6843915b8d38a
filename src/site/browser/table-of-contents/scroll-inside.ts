/** Scrolls a box alone so far that a line in it is seen: `scrollIntoView` would move the text as well. */
export function scrollInside(box: HTMLElement, line: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = line.getBoundingClientRect();
  if (inner.top >= outer.top + 40 && inner.bottom <= outer.bottom - 40) return;
  box.scrollTop += inner.top - outer.top - outer.height / 3;
}
