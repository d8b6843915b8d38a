/** Full-width letters, digits and signs in their plain width; dots and hyphens of Japanese keyboards as `.` and `-`. */
export function foldWidth(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(?<=\d)ー/g, '-');
}
