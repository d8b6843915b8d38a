import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']).freeze();

/** Deeper than any text made by people; the parser is slow then. */
const NESTED = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){100}/m;

/** The tree of a Markdown document; undefined where it nests beyond reason. */
export function parseMarkdown(text: string): Root | undefined {
  if (NESTED.test(text)) return undefined;
  try {
    return parser.parse(text);
  } catch (error) {
    // The stack is too small for what is inside each other.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
