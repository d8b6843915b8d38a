import type { Link, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { OwnNode } from './nodes.ts';

/** A stretch of a text node and the node that stands for it. */
export interface Replacement {
  start: number;
  end: number;
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
    const nodes: PhrasingContent[] = [];
    let from = 0;
    for (const { start, end, node: own } of replacements) {
      if (start > from) nodes.push({ type: 'text', value: value.slice(from, start) });
      nodes.push(own);
      from = end;
    }
    if (from < value.length) nodes.push({ type: 'text', value: value.slice(from) });
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
    [...text.matchAll(pattern)].flatMap(({ 0: value, index }) => {
      const node = toNode(value);
      return node ? [{ start: index, end: index + value.length, node }] : [];
    }),
  );
}
