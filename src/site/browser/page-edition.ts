/** The edition that the page shows. */
export function readPageEdition(): string {
  return document.querySelector<HTMLElement>('.edition')?.dataset['edition'] ?? '';
}
