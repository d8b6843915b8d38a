import type { Literal } from 'mdast';
import type { EditionId } from '../../model/records/edition.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { RenderContext } from './renderer.ts';

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
