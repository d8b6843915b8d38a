/** Text that Markdown shows as it is: signs of markup get a backslash, also those that count only at a line's start. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|#&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}
