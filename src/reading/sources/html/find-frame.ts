import type { Element, Nodes, Root } from 'hast';
import type { Imprint } from '../source-text.ts';

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

/** Names of `<meta>` fields by what they say; the first that is there counts. */
const FIELDS: readonly [keyof Imprint, RegExp][] = [
  ['author', /^(?:author|article:author|dc\.creator)$/i],
  ['date', /^(?:article:published_time|date|pubdate|publish-?date|dc\.date(?:\.issued)?)$/i],
  ['site', /^(?:og:site_name|application-name)$/i],
];

/** What the head of a page says of it: its title, who wrote it, when; else the first `<time>` in its text. */
export function findImprint(root: Root): Imprint {
  const found: Imprint = {};
  const nodes: Nodes[] = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type !== 'element' && node.type !== 'root') continue;
    if (node.type === 'element') readElement(node, found);
    nodes.push(...node.children.toReversed());
  }
  return found;
}

function readElement({ tagName, properties, children }: Element, found: Imprint): void {
  if (tagName === 'title' && found.title === undefined) {
    const title = children.flatMap((child) => (child.type === 'text' ? [child.value] : [])).join('');
    if (title.trim() !== '') found.title = title.replace(/\s+/g, ' ').trim();
  }
  if (tagName === 'time' && properties['dateTime']) found.date ??= String(properties['dateTime']);
  const content = tagName === 'meta' ? String(properties['content'] ?? '').trim() : '';
  if (content === '' || /^https?:/.test(content)) return;
  const name = String(properties['property'] ?? properties['name'] ?? '');
  const field = FIELDS.find(([, names]) => names.test(name))?.[0];
  if (field) found[field] ??= content;
}
