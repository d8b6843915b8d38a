/** The items of a work list that its filter shows; none on any other page. */
export function listShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.work-entry')].filter((entry) =>
    entry.checkVisibility(),
  );
}
