import type { EditionId } from '../../model/records/edition.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';

/** What a text belongs to: it is not linked to itself. */
export type TextHome =
  | { number: RuleNumber }
  | { slug: string }
  | { document: string; part?: string | undefined };

export interface RenderContext {
  /** Language of the text. */
  lang: Lang;
  /** Language of the page it is on: where its links lead. */
  pageLang: Lang;
  at?: TextHome;
  /** Edition whose numbers the text uses; the book's own where absent. */
  edition?: EditionId;
  /** Terms linked before in the same rule; grows. Absent: the blocks given are the whole rule. */
  seenTerms?: Set<string>;
}

export interface RenderedBlock {
  type: TextBlock['type'];
  level?: number;
  /** Phrasing content, escaped and safe; its element and `lang` are the page's to give. */
  html: string;
}

/** Makes HTML of the book's plain text. One per build: it keeps what it has rendered. */
export interface Renderer {
  renderBlocks(blocks: readonly TextBlock[], context: RenderContext): RenderedBlock[];
  /** A heading or name: symbols drawn, foreign runs marked, no links. */
  renderInline(text: string, context: Pick<RenderContext, 'lang' | 'pageLang'>): string;
  /** A page of `content/pages`, written in Markdown by the site's publisher; links of the site as `/ja/…`. */
  renderMarkdown(markdown: string, context: Pick<RenderContext, 'lang' | 'pageLang'>): string;
}
