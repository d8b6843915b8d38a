import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { cutToNodes, listMatches, type TextSpan } from '../../model/text/spans.ts';
import type { OwnNode } from './nodes.ts';

/** A stretch of a text node and the node that stands for it. */
export interface Replacement extends TextSpan {
  node: OwnNode;
}

/** Puts nodes in place of stretches of text, everywhere but inside links. `find` gives them in order, not overlapping. */
export function replaceText(tree: Root, find: (text: string) => readonly Replacement[]): void {
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
}

/** Puts a node in place of each match of a pattern, where there is one for it. */
export function replaceMatches(
  tree: Root,
  pattern: RegExp,
  toNode: (value: string) => OwnNode | undefined,
): void {
  replaceText(tree, (text) =>
    listMatches(text, pattern).flatMap(({ start, end, match: [value] }) => {
      const node = toNode(value);
      return node ? [{ start, end, node }] : [];
    }),
  );
}
