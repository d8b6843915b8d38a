/** The elements of a page that its script fills, by the names that the build gave them: `data-part="status"`. */
export function collectParts<Parts extends object>(page: ParentNode): Parts {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')];
  return Object.fromEntries(parts.map((part) => [part.dataset['part'], part])) as Parts;
}
