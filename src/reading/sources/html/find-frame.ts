import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Imprint } from '../source-text.ts';

const LISTS = new Set(['ul', 'ol']);
const CONTENT = new Set(['main', 'article', 'section']);
/** What has a footer of its own: who said it. */
const QUOTED = new Set(['blockquote', 'figure']);
const NAMES = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary']);
const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'search', 'complementary']);
/** What sites name the parts around a page by, in `id` or `class`. */
const NAME =
  /^(?:(?:(?:site|global|page|main|local|g|l)[-_]?)?(?:header|footer|nav(?:igation|bar|i)?|menu-?(?:bar)?|bread-?crumbs?|topic-?path|pankuzu|side-?(?:bar|menu|column)?)|(?:site|blog)[-_]?(?:title|name|description))$/i;
/** What they name parts inside a document by that are there to be pressed, or that lead away from it; words parted by hyphens. */
const INSIDE =
  /(?:^|[-_])(?:shar(?:e|ing|edaddy)|social|sns|(?:related|recommended)[-_](?:notes?|posts?|articles?|entries|links?|pages)|tag-list|hashtags?|cat-links|editsection|pagination|pager|(?:entry|post|article)[-_](?:footer|categories|tags)|(?:author|creator|writer)[-_](?:box|bio|info|profile)|catlinks|printfooter|site-(?:sub|notice)|jump-to-nav|no-?print|navbox|(?:reply|categories?)[-_]link|comments|comment[-_](?:area|body|box|content|form|list|reply|respond|section|thread)|cookie|subscribe|newsletter)(?:$|[-_])/i;

/** Between two words that a name writes as one: `relatedNotes`. */
const CAPITAL_INSIDE = /(?<=[a-z])(?=[A-Z])/g;

/**
 * Tells the frame of a page from its document: true where an element begins the frame, false where `<main>` begins the
 * document inside it, undefined where an element changes nothing. A `<header>` or `<footer>` inside the document is its own.
 */
export function findFrame(root: Root): (element: Element) => boolean | undefined {
  const mains: Element[] = [];
  const titled = new Set<Element>();
  /** Inside of content, and of what heads something. */
  const [own, names] = [new Set<Element>(), new Set<Element>()];
  let hasContent = false;
  /** The outermost article around each. */
  const articles = new Map<Element, Element>();
  visit(root, 'element', (element, _, parent) => {
    const { tagName: name } = element;
    const around = parent?.type === 'element' ? parent : undefined;
    const article = around && (articles.get(around) ?? (around.tagName === 'article' ? around : undefined));
    if (isMain(element)) mains.push(element);
    if (around && CONTENT.has(around.tagName)) hasContent = true;
    if (around && (own.has(around) || CONTENT.has(around.tagName) || QUOTED.has(around.tagName)))
      own.add(element);
    if (around && (names.has(around) || NAMES.has(around.tagName))) names.add(element);
    if (article) articles.set(element, article);
    if (article && name === 'h1') titled.add(article);
  });
  // Without `<main>`, the one article that has the title of the page is the document.
  const [main, ...others] = mains.length > 0 ? mains : titled;
  const document = others.length === 0 ? main : undefined;
  return (element) => {
    if (element === document) return false;
    if (document && element.tagName === 'body') return true;
    if (element.tagName === 'nav' || ROLES.has(roleOf(element))) return true;
    if (element.tagName === 'button' && !names.has(element) && !opensText(element)) return true;
    if (isNamed(element, INSIDE) || isContents(element)) return true;
    if (own.has(element)) return undefined;
    const isAside = element.tagName === 'aside' && hasContent;
    return isAside || element.tagName === 'header' || element.tagName === 'footer' || isNamed(element, NAME)
      ? true
      : undefined;
  };
}

/** Whether a list holds nothing but links to places on its page: a list of contents. */
function isContents(list: Element): boolean {
  if (!LISTS.has(list.tagName)) return false;
  let links = 0;
  let isOther = false;
  visit(list, (node) => {
    if (node.type === 'text' && node.value.trim() !== '') isOther = true;
    if (node.type !== 'element' || node.tagName !== 'a') return undefined;
    if (!String(node.properties['href'] ?? '').startsWith('#')) isOther = true;
    links++;
    return SKIP;
  });
  return !isOther && links >= THRESHOLDS.several;
}

/** A button that opens the text below it is that text's heading. */
function opensText({ properties }: Element): boolean {
  return properties['ariaExpanded'] !== undefined || properties['ariaControls'] !== undefined;
}

function isMain(element: Element): boolean {
  return element.tagName === 'main' || roleOf(element) === 'main';
}

function roleOf({ properties }: Element): string {
  return String(properties['role'] ?? '').toLowerCase();
}

/** Whether one of the names of an element, its id or a class, is such a name. */
function isNamed({ tagName, properties }: Element, pattern: RegExp): boolean {
  if (tagName === 'body' || tagName === 'html') return false;
  const { id, className } = properties;
  const names = [id, ...(Array.isArray(className) ? className : [className])].map((name) =>
    String(name ?? '').replace(CAPITAL_INSIDE, '-'),
  );
  return names.some((name) => pattern.test(name));
}

/** Names of `<meta>` fields, in small letters, by what they say; the first that is there counts. */
const FIELDS: readonly [keyof Imprint, readonly string[]][] = [
  ['author', ['author', 'article:author', 'dc.creator']],
  [
    'date',
    ['article:published_time', 'date', 'pubdate', 'publishdate', 'publish-date', 'dc.date', 'dc.date.issued'],
  ],
  ['site', ['og:site_name', 'application-name']],
];

/** What the head of a page says of it: its title, who wrote it, when; else the first `<time>` in its text. */
export function findImprint(root: Root): Imprint {
  const found: Imprint = {};
  visit(root, 'element', (element) => readElement(element, found));
  return found;
}

function readElement({ tagName, properties, children }: Element, found: Imprint): void {
  if (tagName === 'title' && found.title === undefined) {
    const title = children.flatMap((child) => (child.type === 'text' ? [child.value] : [])).join('');
    if (title.trim() !== '') found.title = tidySpaces(title);
  }
  if (tagName === 'time' && properties['dateTime']) found.date ??= String(properties['dateTime']);
  const content = tagName === 'meta' ? String(properties['content'] ?? '').trim() : '';
  if (content === '' || content.startsWith('http')) return;
  const name = String(properties['property'] ?? properties['name'] ?? '');
  const field = FIELDS.find(([, names]) => names.includes(name.toLowerCase()))?.[0];
  if (field) found[field] ??= content;
}
