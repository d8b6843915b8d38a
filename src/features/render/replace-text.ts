import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { cutToNodes, type TextSpan } from '../../model/text/spans.ts';
import { type OwnNode, type RenderContext, type RenderFile, toContext } from './nodes.ts';

/** A stretch of a text node and the node that stands for it. */
export interface Replacement extends TextSpan {
  node: OwnNode;
}

/** One remark transform of the pipeline. */
export type Transform = (tree: Root, file: RenderFile) => void;

/** Finds what to replace in each text node: stretches in order, not overlapping. */
type FindReplacements = (text: string) => readonly Replacement[];

/** The transform that puts nodes in place of stretches of text, everywhere but inside links; nothing where `toFind` gives nothing. */
export function replaceText(toFind: (context: RenderContext) => FindReplacements | undefined): Transform {
  return (tree, file) => {
    const find = toFind(toContext(file));
    if (!find) return;
    visit(tree, (node, index, parent) => {
      if (node.type === 'link') return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return undefined;
      const { value } = node;
      const replacements = find(value);
      if (replacements.length === 0) return undefined;
      const nodes = cutToNodes(value, replacements, ({ node: own }) => own);
      (parent as Link).children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
