import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import {
  HEADINGS,
  hasName,
  hrefOf,
  NAMING,
  onlyChild,
  roleOf,
  saysNothing,
  textOf,
  visitElements,
} from './elements.ts';
import type { Roles } from './find-roles.ts';
import { isLinks, rangeOf } from './tree-walk.ts';

const LISTS = new Set(['ul', 'ol']);
const CONTENT = new Set(['main', 'article', 'section']);

/** What has a footer of its own: who said it. */
const QUOTED = new Set(['blockquote', 'figure']);

const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'search', 'complementary']);

/** What sites name the parts around a page by, in `id` or `class`. */
const NAME =
  /^(?:(?:(?:site|blog|global|page|main|local|mw|wiki|g|l)[-_]?)?(?:header|footer|banner|masthead|logo|nav(?:igation|bar|i)?|menu-?(?:bar)?|side-?(?:bar|menu|column)?)(?:[-_]?(?:wrap(?:per)?|container|area))?|last-?modified|(?:site|blog)[-_]?(?:title|name|description))$/i;

/** What they name parts inside a document by that are there to be pressed, or that lead away from it; words parted by hyphens. */
const INSIDE =
  /(?:^|[-_])(?:bread-?crumbs?|topic-?path|pankuzu|shar(?:e|ing|edaddy)|social|sns|(?:related|recommended)[-_]?(?:notes?|posts?|articles?|entries|links?|pages)|tag-list|hashtags?|cat-links|editsection|pagination|pager|(?:entry|post|article|note)[-_](?:footer|categor(?:y|ies)|tags)|(?:author|creator|writer|user)[-_](?:box|bio|info|profile)|catlinks|anchor[-_]super|header-?(?:link|anchor)|postprofile|back2top|topic-actions|printfooter|site-(?:sub|notice)|jump-to-nav|no-?print|navbox|infobox|avatar|flat-list|tagline|article-(?:votes|relatives)|(?:reply|categories?)[-_]link|comments|comment[-_](?:area|body|box|content|form|list|reply|respond|section|thread)|cookie|subscribe|newsletter|share-?buttons?|(?:article|page)-(?:vote|rating|feedback)|vote-feedback|lightbox|license-description|call-?to-?action|data-tables[-_](?:info|length|filter|paginate)|follow-set|ads?[-_](?:slot|unit|space|area|box|banner))(?:$|[-_])/i;

/**
 * Tells the frame of a page from its document: true where an element begins the frame, false where `<main>` begins the
 * document inside it, undefined where an element changes nothing. A `<header>` or `<footer>` inside the document is its own.
 */
export function findFrame(
  root: Root,
  { texts, names: asked }: Roles,
  openers: ReadonlySet<Element>,
): (element: Element) => boolean | undefined {
  const mains: Element[] = [];
  const titled = new Set<Element>();
  /** Inside of content, and of what heads something. */
  const [own, names] = [new Set<Element>(), new Set<Element>()];
  let hasContent = false;
  /** Where the first heading is. */
  let headingFrom = 0;
  /** Rows and columns of a sheet that only count them: `A`, `B` above, `1`, `2` before. */
  const counting = new Set<Element>();
  /** The outermost article around each. */
  const articles = new Map<Element, Element>();
  visitElements(root, (element, around) => {
    const { tagName: name } = element;
    const article = around && (articles.get(around) ?? (around.tagName === 'article' ? around : undefined));
    if (name === 'main' || roleOf(element) === 'main') mains.push(element);
    if (name === 'tr' && countsColumns(element)) counting.add(element);
    if (name === 'th' && counting.size > 0 && saysNothing(element)) counting.add(element);
    if (HEADINGS.has(name)) headingFrom ||= rangeOf(element).from;
    if (around && CONTENT.has(around.tagName)) hasContent = true;
    if (around && (own.has(around) || CONTENT.has(around.tagName) || QUOTED.has(around.tagName)))
      own.add(element);
    if (around && (names.has(around) || NAMING.has(around.tagName))) names.add(element);
    if (article) articles.set(element, article);
    if (article && name === 'h1') titled.add(article);
  });
  // Without `<main>`, the one article that has the title of the page is the document.
  const [main, ...others] = mains.length > 0 ? mains : titled;
  const document = main && others.length === 0 ? [main] : [];
  const documents = new Set(asked.size > 0 ? [...texts.keys(), ...asked] : document);
  return (element) => {
    if (documents.has(element)) return false;
    if (counting.has(element)) return true;
    if (documents.size > 0 && element.tagName === 'body') return true;
    if (element.tagName === 'nav' || ROLES.has(roleOf(element))) return true;
    if (names.has(element) && isPressedInHeading(element)) return true;
    if (element.tagName === 'button' && !names.has(element) && !openers.has(element)) return true;
    if (element.tagName === 'form' && isFilledIn(element)) return true;
    // An element that is not written, as the body of a table, is nowhere.
    const { to } = rangeOf(element);
    const isOpening = to > 0 && to <= headingFrom;
    if (hasName(element, INSIDE)) return true;
    // A list of the page's own parts; above the first heading anything that is nothing but links.
    if ((isOpening || LISTS.has(element.tagName)) && isLinks(element, hrefOf, isOpening)) return true;
    const only = isOpening ? onlyChild(element.children) : undefined;
    if (only?.type === 'element' && hrefOf(only)?.startsWith('#')) return true;
    if (leadsHome(element)) return true;
    // Beside an article, and not in it, is what leads to others.
    if (element.tagName === 'aside' && hasContent && !(articles.size > 0 ? articles : own).has(element))
      return true;
    if (own.has(element)) return undefined;
    return isOneOf(element.tagName, 'header', 'footer', 'address') || hasName(element, NAME)
      ? true
      : undefined;
  };
}

/** Whether a row has an empty corner and the letters of columns, as a sheet that is saved as a page has above its first. */
function countsColumns({ children }: Element): boolean {
  const [corner, ...cells] = children.filter((cell) => cell.type === 'element');
  if (corner?.children.length !== 0) return false;
  const texts = cells.flatMap((cell) => cell.children);
  const letters = texts.map(
    (text, at) => text.type === 'text' && text.value.trim() === String.fromCharCode(65 + at),
  );
  return letters.length >= THRESHOLDS.several && !letters.includes(false);
}

/** Whether a form is there to write in: it has fields for words and few words of its own; a program may put all of a page in one. */
function isFilledIn(form: Element): boolean {
  let letters = 0;
  let hasField = false;
  visit(form, (node) => {
    if (node.type === 'text') letters += node.value.trim().length;
    if (node.type !== 'element') return undefined;
    const { tagName, properties } = node;
    hasField ||=
      tagName === 'textarea' || (tagName === 'input' && OF_WORDS.has(String(properties['type'] ?? 'text')));
    return letters > THRESHOLDS.line ? EXIT : undefined;
  });
  return hasField && letters <= THRESHOLDS.line;
}

/** Kinds of fields that words are written in. */
const OF_WORDS = new Set(['text', 'search', 'email', 'password', 'url']);

/** Where the first page of a site is: `/`, `./index.html`, `https://example.com/`. */
const HOME = /^(?:https?:\/\/[^/]+)?(?:\.{0,2}\/)*(?:index\.\w+)?$/;

/** Whether a heading is nothing but a link to the first page of its site: it names the site. */
function leadsHome({ tagName, children }: Element): boolean {
  const link = onlyChild(children);
  if (!HEADINGS.has(tagName) || link?.type !== 'element') return false;
  const href = String(link.properties['href'] ?? '');
  return link.tagName === 'a' ? href !== '' && HOME.test(href) : leadsHome({ ...link, tagName });
}

/** What is called something for who does not see it, and is there to be pressed: `Copy heading link`. */
function isPressedInHeading(element: Element): boolean {
  return element.properties['ariaLabel'] !== undefined && isOneOf(roleOf(element), 'presentation', 'button');
}

/**
 * Buttons that open the text below them, whose headings they are: they say so, or several are each the one button of what it is in,
 * with a name of its own, above a sentence.
 */
export function findOpeners(root: Root): Set<Element> {
  const found = new Set<Element>();
  const above = new Map<string, Element>();
  visitElements(root, (element) => {
    const { ariaExpanded, ariaControls, dataToggle, dataBsToggle } = element.properties;
    const isSaid =
      (ariaExpanded ?? ariaControls) !== undefined || [dataToggle, dataBsToggle].includes('collapse');
    if (element.tagName === 'button' && isSaid) found.add(element);
    const parts = element.children.filter((child) => child.type === 'element');
    const [button, ...others] = parts.filter(({ tagName }) => tagName === 'button');
    const below = button && parts[parts.indexOf(button) + 1];
    if (button && below && others.length === 0 && endsSentence(textOf(below)))
      above.set(textOf(button), button);
  });
  if (above.size >= THRESHOLDS.several) for (const button of above.values()) found.add(button);
  return found;
}

/** Pictures of a site beside each of its texts: who wrote it, and those to be pressed, which are the same each time. */
export function findIcons(root: Root): Set<Element> {
  const icons: Element[] = [];
  const pressed: Element[] = [];
  visitElements(root, (element, around) => {
    if (element.tagName !== 'img') return;
    if (hasName(element, INSIDE)) icons.push(element);
    else if (hrefOf(around) !== undefined) pressed.push(element);
  });
  const alike = [...Map.groupBy(pressed, ({ properties }) => String(properties['alt'])).values()];
  return new Set([...icons, ...alike.filter(({ length }) => length >= THRESHOLDS.fewest).flat()]);
}
