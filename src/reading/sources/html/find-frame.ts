import type { Element, Nodes, Root } from 'hast';

const CONTENT = new Set(['main', 'article', 'section']);
const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'search', 'complementary']);
/** What sites name the parts around a page by, in `id` or `class`. */
const NAME =
  /^(?:(?:site|global|page|main|local|g|l)[-_]?)?(?:header|footer|nav(?:igation|bar|i)?|menu|bread-?crumbs?|topic-?path|pankuzu|side-?bar)$/i;

/**
 * Tells the frame of a page from its document: true where an element begins the frame, false where `<main>` begins the
 * document inside it, undefined where an element changes nothing. A `<header>` or `<footer>` inside the document is its own.
 */
export function findFrame(root: Root): (element: Element) => boolean | undefined {
  const mains: Element[] = [];
  const own = new Set<Element>();
  const steps: { node: Nodes; inContent: boolean }[] = [{ node: root, inContent: false }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, inContent } = step;
    if (node.type !== 'element' && node.type !== 'root') continue;
    const name = node.type === 'element' ? node.tagName : '';
    if (node.type === 'element' && isMain(node)) mains.push(node);
    if (node.type === 'element' && inContent) own.add(node);
    for (const child of node.children) steps.push({ node: child, inContent: inContent || CONTENT.has(name) });
  }
  const [main] = mains.length === 1 ? mains : [];
  return (element) => {
    if (element === main) return false;
    if (main && element.tagName === 'body') return true;
    if (element.tagName === 'nav' || ROLES.has(roleOf(element))) return true;
    if (own.has(element)) return undefined;
    return element.tagName === 'header' || element.tagName === 'footer' || hasFrameName(element)
      ? true
      : undefined;
  };
}

function isMain(element: Element): boolean {
  return element.tagName === 'main' || roleOf(element) === 'main';
}

function roleOf({ properties }: Element): string {
  return String(properties['role'] ?? '').toLowerCase();
}

function hasFrameName({ tagName, properties }: Element): boolean {
  if (tagName === 'body' || tagName === 'html') return false;
  const { id, className } = properties;
  const names = [id, ...(Array.isArray(className) ? className : [className])].map((name) =>
    String(name ?? ''),
  );
  return names.some((name) => NAME.test(name));
}
