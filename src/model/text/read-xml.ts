import type { Element, Nodes } from 'xast';
import { fromXml } from 'xast-util-from-xml';

/**
 * The root of an XML document, or where it is broken and what is wrong there. Entities that the document defines itself are
 * not expanded and nothing is fetched: a file that uses one is reported as broken. So is one that is nested too deeply for
 * any translation file.
 */
export function readXml(
  text: string,
  file: string,
): { root: Element } | { problem: string; place: ReturnType<typeof placeOf> } {
  const start = { file, line: 1, column: 1 };
  const deep = findDepth(text);
  if (deep) return { problem: `elements are nested more than ${MOST_DEPTH} deep`, place: { file, ...deep } };
  try {
    const root = fromXml(text).children.find((node) => node.type === 'element');
    return root ? { root } : { problem: 'there is no element', place: start };
  } catch (error) {
    const { line, column, cause } = error as { line?: number; column?: number; cause?: unknown };
    const message = cause instanceof Error ? cause.message : String(error);
    // The parser says where in a second sentence and shows the line after it.
    const problem = message.split(/ \(line \d|\n/)[0] ?? message;
    return { problem, place: { file, line: line ?? 1, column: column ?? 1 } };
  }
}

const MOST_DEPTH = 200;
const TAG = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)[\p{L}_:](?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/gu;

/** Where the nesting goes beyond what a translation file needs: the parser calls itself for each level. */
function findDepth(text: string): { line: number; column: number } | undefined {
  let depth = 0;
  for (const { index, 0: tag, 1: closing, 2: empty } of text.matchAll(TAG)) {
    if (closing) depth--;
    else if (!empty && !tag.startsWith('<!')) depth++;
    if (depth <= MOST_DEPTH) continue;
    const before = text.slice(0, index).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return undefined;
}

/** The name without its prefix: tools choose their own. */
export function localName({ name }: Element): string {
  return name.slice(name.indexOf(':') + 1);
}

export function childrenOf(element: Element, ...names: readonly string[]): Element[] {
  return element.children.filter(
    (node): node is Element =>
      node.type === 'element' && (names.length === 0 || names.includes(localName(node))),
  );
}

/** All elements of a name below one, in document order; none inside another of them. */
export function findElements(element: Element, name: string): Element[] {
  return childrenOf(element).flatMap((child) =>
    localName(child) === name ? [child] : findElements(child, name),
  );
}

/** An attribute by its name with or without a prefix; `xml:lang` and `lang` are one. */
export function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`));
  return found?.[1] ?? undefined;
}

/** The text of a node with all that is in it. */
export function elementText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'cdata') return node.value;
  return 'children' in node ? node.children.map(elementText).join('') : '';
}

/** Where a node begins, as a place of a record. */
export function placeOf(node: Nodes, file: string): { file: string; line: number; column: number } {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file, line, column };
}
