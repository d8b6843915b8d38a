import type { Literal, Root } from 'mdast';
import type { EditionId } from '../../model/records/edition.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';
import type { RenderContext } from './renderer.ts';

/** `{W/U}` that we can draw. */
export interface SymbolNode extends Literal {
  type: 'symbol';
  /** As printed, braces included. */
  value: string;
}

/** A rule number in text. Without `target` the edition of the text has no such rule. */
export interface RuleReferenceNode extends Literal {
  type: 'ruleReference';
  /** As printed: `601.2f`, or `h` for the end of `601.2f–h`. */
  value: string;
  /** The number in full, of the text's own edition. */
  number: RuleNumber;
  /** Edition, or day, whose number it is. */
  edition: EditionId;
  /** Today's number. */
  target?: RuleNumber;
}

/** The rules between the ends of a range: g of `601.2f–h`. Adds to the page, not to the text. */
export interface RangeMiddleNode extends Literal {
  type: 'rangeMiddle';
  value: '';
  numbers: { number: RuleNumber; target: RuleNumber }[];
}

/** The name a text gives beside a number (`“Class Cards”`): names that rule, so no term is looked for inside. */
export interface ReferenceTitleNode extends Literal {
  type: 'referenceTitle';
  value: string;
}

/** A reference inside a document: `Rule E.5`. */
export interface DocumentReferenceNode extends Literal {
  type: 'documentReference';
  value: string;
  id: string;
}

/** A glossary term in text. */
export interface TermNode extends Literal {
  type: 'term';
  value: string;
  slug: string;
  everyday: boolean;
}

/** `《魔の魅惑/Aluren》`; `href` is absent where the name cannot be searched for. */
export interface CardNameNode extends Literal {
  type: 'cardName';
  value: string;
  href?: string;
}

/** A character that cannot be seen or that turns the writing direction. */
export interface ControlCharacterNode extends Literal {
  type: 'controlCharacter';
  value: string;
}

export type OwnNode =
  | SymbolNode
  | RuleReferenceNode
  | RangeMiddleNode
  | DocumentReferenceNode
  | ReferenceTitleNode
  | TermNode
  | CardNameNode
  | ControlCharacterNode;

declare module 'mdast' {
  interface PhrasingContentMap {
    symbol: SymbolNode;
    ruleReference: RuleReferenceNode;
    rangeMiddle: RangeMiddleNode;
    documentReference: DocumentReferenceNode;
    referenceTitle: ReferenceTitleNode;
    term: TermNode;
    cardName: CardNameNode;
    controlCharacter: ControlCharacterNode;
  }
  interface RootContentMap extends PhrasingContentMap {}
}

/** What travels with a text through the pipeline: the question, and what the transforms found. */
export interface RenderData {
  context: RenderContext;
  blocks: readonly TextBlock[];
  references: Set<RuleNumber>;
  terms: Set<string>;
}

/** The part of a virtual file that a transform needs. */
export interface RenderFile {
  data: Record<string, unknown>;
}

/** One remark transform of the pipeline. */
export type Transform = (tree: Root, file: RenderFile) => void;

/** What travels with the file, under the one key the pipeline uses. */
export function toRenderData(file: RenderFile): RenderData | undefined {
  return file.data['render'] as RenderData | undefined;
}
