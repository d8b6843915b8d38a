import type { Element, Nodes, Root } from 'hast';
import type { Imprint } from '../source-text.ts';

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
