/** White space runs as one space, ends trimmed: for text whose own spaces count. */
export function tidySpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
