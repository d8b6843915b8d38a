import { extname } from 'node:path';
import { visit } from 'unist-util-visit';
import { THRESHOLDS } from '../../thresholds.ts';
import { parseMarkdown } from './parse-markdown.ts';

const EXTENSIONS = ['.md', '.markdown', '.mkd', '.mkdn', '.mdown'];
/** What the signs below are written with: a text without them is not parsed to be told. */
const WRITTEN = ['---', '```', '~~~', '](http'];

/**
 * Whether a text is Markdown: by its file's name, or by signs that only Markdown has (a table, a block of code between
 * fences, a link to another page) in a document built as Markdown is, of headings and rows.
 */
export function isMarkdown(whole: string, file: string): boolean {
  if (EXTENSIONS.includes(extname(file).toLowerCase())) return true;
  const text = whole.slice(0, THRESHOLDS.sample / 5);
  const root = WRITTEN.some((sign) => text.includes(sign)) ? parseMarkdown(text) : undefined;
  let [built, isSigned] = [0, false];
  if (root)
    visit(root, (node) => {
      const begins = (sign: string) => text.startsWith(sign, node.position?.start.offset);
      if (node.type === 'tableRow' || (node.type === 'heading' && begins('#'))) built++;
      isSigned ||=
        node.type === 'table' ||
        (node.type === 'code' && (begins('```') || begins('~~~'))) ||
        ((node.type === 'link' || node.type === 'image') && !begins('h') && node.url.startsWith('http'));
    });
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return isSigned && built >= THRESHOLDS.fewest && built * 30 >= lines;
}
