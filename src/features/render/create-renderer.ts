import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import type { TextBlock } from '../../model/records/text.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { createHastHandlers } from './hast-handlers.ts';
import type { RenderContext, RenderedBlock, Renderer } from './nodes.ts';
import { rehypeLang } from './rehype-lang.ts';
import { rehypeSiteLinks } from './rehype-site-links.ts';
import { remarkCardNames } from './remark-card-names.ts';
import { remarkDocumentReferences } from './remark-document-references.ts';
import { remarkRuleReferences } from './remark-rule-references.ts';
import { remarkControlCharacters, remarkSymbols } from './remark-signs.ts';
import { remarkTerms } from './remark-terms.ts';
import { clearRawMarks } from './to-excerpt.ts';

/**
 * Makes the renderer of a book: one pipeline, frozen once, that keeps what it has rendered. `base` is the base path of the
 * site, `/` or `/name/`.
 */
export function createRenderer(book: Book, { base }: { base: string }): Renderer {
  const handlers = createHastHandlers(base);
  const blocks = unified()
    .use(remarkCardNames)
    .use(remarkDocumentReferences, { book })
    .use(remarkRuleReferences, { book })
    .use(remarkSymbols)
    .use(remarkTerms, { book })
    .use(remarkControlCharacters)
    .use(remarkRehype, { handlers })
    .use(rehypeLang)
    .use(rehypeStringify)
    .freeze();
  const inline = unified()
    .use(remarkSymbols)
    .use(remarkControlCharacters)
    .use(remarkRehype, { handlers })
    .use(rehypeLang)
    .use(rehypeStringify)
    .freeze();
  const markdown = unified()
    .use(remarkParse)
    .use(remarkCardNames)
    .use(remarkRuleReferences, { book })
    .use(remarkSymbols)
    .use(remarkControlCharacters)
    .use(remarkRehype, { handlers })
    .use(rehypeLang)
    .use(rehypeSiteLinks, { base })
    .use(rehypeStringify)
    .freeze();

  const rendered = new Map<string, RenderedBlock[]>();
  const inlineRendered = new Map<string, string>();
  return {
    renderBlocks: (given, context) => {
      if (context.seenTerms) return run(blocks, given, context);
      const key = JSON.stringify([context.lang, context.pageLang, context.at, context.edition, given]);
      return rendered.getOrInsertComputed(key, () => run(blocks, given, context));
    },
    renderInline: (text, context) =>
      inlineRendered.getOrInsertComputed(
        `${context.lang} ${text}`,
        () => run(inline, [{ type: 'paragraph', text }], context)[0]?.html ?? '',
      ),
    renderMarkdown: (text, context) => {
      const file = { value: text, data: { context } };
      return markdown.stringify(markdown.runSync(markdown.parse(file), file));
    },
  };
}

/** Runs blocks of a text through a pipeline. */
function run(
  pipeline: Processor<undefined, Root, HtmlRoot, HtmlRoot, string>,
  given: readonly TextBlock[],
  context: RenderContext,
): RenderedBlock[] {
  const tree = pipeline.runSync(toRoot(given), { data: { context } });
  const paragraphs = tree.children.filter((node): node is Element => node.type === 'element');
  return given.map(({ type, level }, index) => ({
    type,
    ...(level === undefined ? {} : { level }),
    html: pipeline.stringify({ type: 'root', children: paragraphs[index]?.children ?? [] }),
  }));
}

/**
 * The tree that a pipeline begins with: a paragraph for each block of the record. A record's text is plain text, so nothing
 * in it is interpreted: `*`, `_`, `<script>` and line ends stay characters.
 */
function toRoot(blocks: readonly TextBlock[]): Root {
  return {
    type: 'root',
    children: blocks.map(({ text }) => ({
      type: 'paragraph',
      children: text === '' ? [] : [{ type: 'text', value: clearRawMarks(text) }],
    })),
  };
}
