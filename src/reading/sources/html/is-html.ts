import { extname } from 'node:path';

const EXTENSIONS = ['.html', '.htm', '.xhtml', '.xhtm'];
const BEGINNING =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
const BLOCK_TAG = /<\/?(?:p|div|table|td|tr|ul|ol|li|h[1-6]|span|br)\b[^<>]{0,300}>/gi;

/** Whether a text is HTML: by its file's name, its first tag, or many block tags near its beginning. */
export function isHtml(text: string, file: string): boolean {
  if (EXTENSIONS.includes(extname(file).toLowerCase()) || BEGINNING.test(text.slice(0, 4000))) return true;
  return (text.slice(0, 20_000).match(BLOCK_TAG)?.length ?? 0) >= 20;
}
