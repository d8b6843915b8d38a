/** No-break, em, thin and other spaces as the plain one, unit for unit; the ideographic one, which sets in, stays. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g, ' ');
}

/** White space runs as one space, ends trimmed: for text whose own spaces count. */
export function tidySpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
