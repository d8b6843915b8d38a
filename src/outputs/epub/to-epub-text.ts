import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Places } from './places.ts';
import { toLangs } from './to-xhtml.ts';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/**
 * Phrasing content of a page as an e-book has it: links lead inside the book or are gone, symbols are their codes with
 * their names, numbers of older editions are text, languages are marked for XML too.
 */
export function toEpubText(html: string, places: Pick<Places, 'ofAddress'>): ElementContent[] {
  const tree = parser.parse(html);
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const { lang, className } = node.properties;
    if (typeof lang === 'string') Object.assign(node.properties, toLangs(lang));
    const classes = Array.isArray(className) ? className : [];
    if (classes.includes('range-middle')) return replace(parent, index, []);
    if (classes.includes('symbol')) {
      node.children = node.children.filter((child) => child.type !== 'element' || child.tagName !== 'svg');
      return SKIP;
    }
    if (node.tagName === 'a') {
      const href = places.ofAddress(decodeURI(String(node.properties['href'])));
      if (href === undefined || classes.includes('term-everyday'))
        return replace(parent, index, node.children);
      node.properties = { className: classes, href };
    } else if (classes.includes('reference-unresolved') || node.tagName === 'bdi')
      return replace(parent, index, node.children);
    return undefined;
  });
  return tree.children.filter((child): child is ElementContent => child.type !== 'doctype');
}

function replace(parent: Root | Element, index: number, children: ElementContent[]): [typeof SKIP, number] {
  parent.children.splice(index, 1, ...children);
  return [SKIP, index];
}
