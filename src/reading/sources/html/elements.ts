import type { Element, Root } from 'hast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { hasWord } from '../../../model/text/script.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { partWords } from '../../words.ts';

export const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
export const NAMING = new Set([...HEADINGS, 'dt', 'summary']);

/** What has its lines to itself and is a heading, an item or a cell already. */
export const NAMED = new Set([...NAMING, 'li', 'td', 'th', 'caption', 'pre']);

/** Sees every element with the one around it, in order; the path to it is made of none, so that a deep tree takes no longer. */
export function visitElements(
  within: Root | Element,
  see: (element: Element, around?: Element) => void,
): void {
  for (const child of within.children) {
    if (child.type !== 'element') continue;
    see(child, within.type === 'element' ? within : undefined);
    visitElements(child, see);
  }
}

/** The one child that there is beside white space. */
export function onlyChild(children: Element['children']): Element['children'][number] | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return others.length === 0 ? only : undefined;
}

export function saysNothing({ children }: Element): boolean {
  return children.every((child) =>
    child.type === 'element' ? saysNothing(child) : child.type !== 'text' || !hasWord(child.value),
  );
}

/** The text in an element, as far as it is needed to tell what that is. */
export function textOf(element: Element): string {
  const texts: string[] = [];
  visit(element, 'text', ({ value }) => void texts.push(value));
  return tidySpaces(texts.join(''));
}

/** Where a link leads. */
export function hrefOf(node: Node | undefined): string | undefined {
  const { tagName, properties } = (node ?? {}) as Partial<Element>;
  return tagName === 'a' ? String(properties?.['href'] ?? '') : undefined;
}

export function roleOf({ properties }: Element): string {
  return String(properties['role'] ?? '').toLowerCase();
}

export function classesOf({ properties }: Element): string[] {
  return [properties['className'] ?? []].flat().map(String);
}

/** Whether the role or a class of an element is one of some names. */
export function calls(element: Element, names: ReadonlySet<string>): boolean {
  return [roleOf(element), ...classesOf(element)].some((name) => names.has(name));
}

/** Whether one of the names of an element, its id or a class, is such a name. */
export function hasName(element: Element, pattern: RegExp): boolean {
  if (element.tagName === 'body' || element.tagName === 'html') return false;
  const names = [String(element.properties['id'] ?? ''), ...classesOf(element)];
  return names.some((name) => pattern.test(partWords(name, '-')));
}
