import type { Element, Root } from 'hast';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import { calls, HEADINGS, NAMED, onlyChild, visitElements } from './elements.ts';
import { isSetOffHeading } from './tree-walk.ts';

const BOLD = new Set(['b', 'strong', 'big']);

/** What is around words in a line and shows nothing of its own. */
const INLINE = new Set(['font', 'u', 'span', 'a', 'i', 'em', 'small', ...BOLD]);

/**
 * Words in bold, or in large letters, that have their line to themselves: headings by another sign. In a heading, an item or a
 * cell only a paragraph is one, and what is inside a line has lines of its own only where it is all of that line and parts it:
 * `isAlone`. `isNamed`: it is inside of one of those.
 */
export function findBoldLines(
  within: Root | Element,
  found = new Set<Element>(),
  { isAlone, isNamed } = { isAlone: true, isNamed: false },
): Set<Element> {
  const tag = within.type === 'element' ? within.tagName : '';
  if (tag === 'summary') found.add(within as Element);
  const inside = isNamed || NAMED.has(tag);
  const names: Element[] = [];
  let isParted = false;
  let line: (Element | undefined)[] = [];
  const endLine = () => {
    const [only, ...others] = line;
    if (only && others.length === 0 && isBoldName(only)) names.push(only);
    for (const part of line)
      if (part) findBoldLines(part, found, { isAlone: others.length === 0, isNamed: inside });
    line = [];
  };
  for (const child of within.children) {
    if (child.type === 'text' && child.value.trim() !== '') line.push(undefined);
    if (child.type !== 'element') continue;
    if (INLINE.has(child.tagName)) {
      if (child.children.length > 0) line.push(child);
      continue;
    }
    endLine();
    isParted = true;
    findBoldLines(child, found, { isAlone: true, isNamed: inside });
  }
  endLine();
  const hasLines = !inside && (!INLINE.has(tag) || (isParted && isAlone));
  if (tag === 'p' || hasLines) for (const name of names) found.add(name);
  return found;
}

/** Whether an element of a line holds nothing but a name in bold or in large letters. */
function isBoldName({ tagName, properties, children }: Element, isBold = false): boolean {
  const bold = isBold || BOLD.has(tagName) || (tagName === 'font' && Number(properties['size']) >= 4);
  const only = onlyChild(children);
  if (only?.type === 'text') return bold && isSetOffHeading(only.value.trim());
  return only?.type === 'element' && INLINE.has(only.tagName) && isBoldName(only, bold);
}

/** Boxes that are lines of a text, as editors make them: where there is none, a box is empty. */
export function findLines(root: Root): Set<Element> {
  const lines = new Set<Element>();
  let empty = 0;
  visitElements(root, (element) => {
    const isBox = element.tagName === 'div' && element.children.every(isInLine);
    if (isBox && isEmptyLine(element)) empty++;
    else if (isBox) lines.add(element);
  });
  return empty >= THRESHOLDS.several ? lines : new Set();
}

function isInLine(child: Element['children'][number]): boolean {
  return child.type !== 'element' || child.tagName === 'br' || INLINE.has(child.tagName);
}

/** Whether a box is there for the room of a line: it holds nothing but a line end, or a blank that is shown. */
function isEmptyLine({ children }: Element): boolean {
  const only = onlyChild(children);
  if (only) return only.type === 'element' && only.tagName === 'br';
  return children.some((child) => child.type === 'text' && child.value.includes('\u00a0'));
}

/** Quotations that hold parts of a page of their own: they are there to set the page in. */
export function findIndents(root: Root): Set<Element> {
  const found = new Set<Element>();
  /** The quotation around each element. */
  const quotations = new Map<Element, Element>();
  visitElements(root, (element, around) => {
    const outer = around && (around.tagName === 'blockquote' ? around : quotations.get(around));
    if (outer) quotations.set(element, outer);
    if (!HEADINGS.has(element.tagName) && !isOneOf(element.tagName, 'hr', 'dl')) return;
    for (let each = outer; each && !found.has(each); each = quotations.get(each)) found.add(each);
  });
  return found;
}

/** The one paragraph above all headings that a word processor calls the title. */
export function findTitles(root: Root): Element[] {
  const titles: Element[] = [];
  let isHeaded = false;
  visitElements(root, (element) => {
    isHeaded ||= HEADINGS.has(element.tagName);
    if (element.tagName === 'p' && !isHeaded && calls(element, TITLES)) titles.push(element);
  });
  return titles.length === 1 ? titles : [];
}

const TITLES = new Set(['title', 'MsoTitle']);
