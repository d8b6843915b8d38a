import { extname } from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { THRESHOLDS } from '../../thresholds.ts';
import { LINE_END } from '../source-text.ts';

const { most } = THRESHOLDS;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']).freeze();

/** Deeper than any text made by people; the parser is slow then. */
const NESTED = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){100}/m;
/** Each of these may go with any before it in its paragraph. */
const INLINE = /[[\]*_~]/g;

/** The tree of a Markdown document; undefined where it is beyond what people write, for the parser is slow then. */
export function parseMarkdown(text: string): Root | undefined {
  if (NESTED.test(text) || isBeyondReason(text)) return undefined;
  try {
    return parser.parse(text);
  } catch (error) {
    // The stack is too small for what is inside each other.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Whether the parser, which looks back through a paragraph at each bracket and star, and through the text at each heading
 * that is underlined, would take a time that grows with the square of the text.
 */
function isBeyondReason(text: string): boolean {
  const lines = text.split(LINE_END).map((line) => line.trim());
  let [underlines, lineCount, signs, isTable] = [0, 0, 0, false];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1] ?? '';
    isTable = line !== '' && (isTable || (lineCount === 1 && isBelowHead(line)));
    // A row of a table, a heading and an item of a list are paragraphs of their own.
    const begins = line === '' || isTable || MARKS.some((mark) => line.startsWith(mark));
    [lineCount, signs] = begins ? [0, 0] : [lineCount + 1, signs];
    signs += line.match(INLINE)?.length ?? 0;
    if (above !== '' && (line.startsWith('=') || line.startsWith('--'))) underlines++;
    if (lineCount > most.parts * 10 || signs > most.parts * 5) return true;
  }
  return underlines > most.parts && underlines * lines.length > most.parts ** 2 * 20;
}

const MARKS = ['- ', '* ', '+ ', '# ', '## ', '### '];

/** Whether a line is that of signs below the head of a table. */
function isBelowHead(line: string): boolean {
  return line.includes('|') && Array.from(line).every((sign) => '|:- '.includes(sign));
}

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
