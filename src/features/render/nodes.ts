import type { Literal } from 'mdast';
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

/** `value` is what the node stands for, as printed. */
interface Own<Type extends string> extends Literal {
  type: Type;
  value: string;
}

/** What a text holds beside words, by the type of its node. */
export interface OwnNodes {
  /** `{W/U}` that we can draw. */
  symbol: Own<'symbol'>;
  /**
   * A rule number, `601.2f`, or `h` for the end of `601.2f–h`: in full, of the edition or day whose number it is. `target` is
   * today's; without it the edition of the text has no such rule.
   */
  ruleReference: Own<'ruleReference'> & {
    number: RuleNumber;
    edition: EditionId;
    target?: RuleNumber | undefined;
  };
  /** The rules between the ends of a range: g of `601.2f–h`. Adds to the page, not to the text. */
  rangeMiddle: Own<'rangeMiddle'> & { numbers: { number: RuleNumber; target: RuleNumber }[] };
  /** The name a text gives beside a number (`“Class Cards”`): names that rule, so no term is looked for inside. */
  referenceTitle: Own<'referenceTitle'>;
  /** A reference inside a document: `Rule E.5`. */
  documentReference: Own<'documentReference'> & { id: string };
  /** A glossary term. */
  term: Own<'term'> & { slug: string; everyday: boolean };
  /** `《魔の魅惑/Aluren》`; `href` is absent where the name cannot be searched for. */
  cardName: Own<'cardName'> & { href?: string | undefined };
  /** A character that cannot be seen or that turns the writing direction. */
  controlCharacter: Own<'controlCharacter'>;
}
export type OwnNode = OwnNodes[keyof OwnNodes];

declare module 'mdast' {
  interface PhrasingContentMap extends OwnNodes {}
  interface RootContentMap extends PhrasingContentMap {}
}

/** The part of a virtual file that a transform needs. */
export interface RenderFile {
  data: Record<string, unknown>;
}

/** What a text is asked for, which travels with its file through the pipeline under the one key that this uses. */
export function toContext(file: RenderFile): RenderContext {
  return file.data['context'] as RenderContext;
}
