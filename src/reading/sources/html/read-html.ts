import { extname } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { EXIT, visit } from 'unist-util-visit';
import { toLooseKey } from '../../../model/text/loose-key.ts';
import { hasWord } from '../../../model/text/script.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { replaceSpans, type TextSpan } from '../../../model/text/spans.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import type { Imprint, ShownText, SourceLine, SourceSkip } from '../source-text.ts';
import { findWrittenOffsets, isLinks, isSetOffHeading, rangeOf, TreeWalk } from './tree-walk.ts';

const parser = unified().use(rehypeParse).freeze();

/** What is no part of a text; kana over kanji say how those are read. */
const NOT_SHOWN = new Set(['script', 'style', 'template', 'head', 'iframe', 'svg', 'title', 'rt', 'rp']);

/**
 * The text that a page shows, in lines: block elements and `<br>` end one, white space runs are one space outside `<pre>`.
 * Scripts, styles, comments and the head are skips of those names, all other markup is the skip `markup`; struck-out and
 * inserted text is marked.
 */
export function readHtml(html: string): ShownText {
  const markup = limitNesting(html);
  const root = parser.parse(markup);
  const roles = findRoles(root);
  const openers = findOpeners(root);
  const isFrame = findFrame(root, roles, openers);
  const icons = findIcons(root);
  const names = new Map([
    ...[...findIndents(root)].map((element) => [element, 'div'] as const),
    ...[...findBoldLines(root), ...openers].map((element) => [element, 'h7'] as const),
    ...findTitles(root).map((element) => [element, 'h1'] as const),
    ...[...findLines(root)].map((element) => [element, 'line'] as const),
  ]);
  const walk = new TreeWalk(markup, {
    nameOf: (node: Nodes) =>
      node.type === 'root' ? 'html' : node.type === 'element' ? (names.get(node) ?? node.tagName) : undefined,
    readOwn: (node: Nodes, walk) => readOwn(node, walk, icons),
    isFrame: (node: Nodes) => (node.type === 'element' ? isFrame(node) : undefined),
    roleOf: (node: Nodes) => (node.type === 'element' ? roles.texts.get(node) : undefined),
    beginItem: (_, { builder, lists }) => builder.beginItem(Math.max(1, lists)),
  }).read(root);
  const shown = walk.toShownText();
  walk.builder.checkFrame();
  walk.builder.markFoot();
  return { ...shown, imprint: findImprint(root) };
}

/** Texts that a page calls something, and what those questions are called that have a text beside their name. */
interface Roles {
  texts: Map<Element, NonNullable<SourceLine['role']>>;
  names: Set<Element>;
}

/**
 * What schema.org calls the parts of a page on which somebody asks: of a question its text, else its name, and the texts of
 * answers; and the notes at its foot.
 */
function findRoles(root: Root): Roles {
  const found: Roles = { texts: new Map(), names: new Set() };
  const notes = new Set<Element>();
  const scopes = new Map<Element, Element>();
  /** Of each question, what it is called and what it says. */
  const questions = new Map<Element, { name?: Element; text?: Element }>();
  visitElements(root, (element, around) => {
    const scope = around && scopes.get(around);
    const { itemScope, itemProp } = element.properties;
    const own = itemScope === undefined && !isAnswer(element) ? scope : element;
    if (own) scopes.set(element, own);
    if ((around && notes.has(around)) || calls(element, NOTES)) notes.add(element);
    if (notes.has(element) && element.tagName === 'li') found.texts.set(element, 'footnote');
    const [type, name] = [typeOf(scope), String(itemProp ?? '')];
    if (type === 'Answer' && name === 'text') found.texts.set(element, 'answer');
    if (scope && type === 'Question' && (name === 'text' || name === 'name'))
      questions.getOrInsert(scope, {})[name] ??= element;
  });
  for (const { name, text } of questions.values()) {
    const question = text ?? name;
    if (question) found.texts.set(question, 'question');
    if (name && text) found.names.add(name);
  }
  return found;
}

/** What programs call the notes of a page, and the links between a note and the text that it is of. */
const NOTES = new Set(['footnotes', 'doc-endnotes', 'doc-footnote']);
const NOTE_LINKS = new Set(
  'doc-noteref doc-backlink footnote-ref footnote-backref data-footnote-backref reversefootnote reference'.split(
    ' ',
  ),
);

/** Whether the role or a class of an element is one of some names. */
function calls(element: Element, names: ReadonlySet<string>): boolean {
  return [roleOf(element), ...classesOf(element)].some((name) => names.has(name));
}

/** The sign of a note in a text, or behind the note what leads back to it. */
function isNoteSign(element: Element): boolean {
  const link = element.tagName === 'sup' ? onlyChild(element.children) : undefined;
  const leadsToNote = link !== undefined && hrefOf(link)?.startsWith('#');
  const isSign = leadsToNote || (isOneOf(element.tagName, 'a', 'sup') && calls(element, NOTE_LINKS));
  return (isSign && saysNothing(element)) || isArrow(element);
}

/** A link to a place of its own page that is nothing but a sign: `↑`, `¶`. */
function isArrow(element: Element): boolean {
  const [text, ...others] = element.children;
  const sign = text?.type === 'text' && others.length === 0 ? text.value.trim() : '';
  return sign !== '' && toLooseKey(sign) === '' && hrefOf(element)?.startsWith('#') === true;
}

function saysNothing({ children }: Element): boolean {
  return children.every((child) =>
    child.type === 'element' ? saysNothing(child) : child.type !== 'text' || !hasWord(child.value),
  );
}

function typeOf(scope: Element | undefined): string | undefined {
  if (scope && isAnswer(scope)) return 'Answer';
  return String(scope?.properties['itemType'] ?? '').split('schema.org/')[1];
}

/** Whether an element is an answer to the question around it: `acceptedAnswer`. */
function isAnswer({ properties }: Element): boolean {
  return String(properties['itemProp'] ?? '').endsWith('Answer');
}

const BOLD = new Set(['b', 'strong', 'big']);
/** What is around words in a line and shows nothing of its own. */
const INLINE = new Set(['font', 'u', 'span', 'a', 'i', 'em', 'small', ...BOLD]);

/**
 * Words in bold, or in large letters, that have their line to themselves: headings by another sign. In a heading, an item or a
 * cell only a paragraph is one, and what is inside a line has lines of its own only where it is all of that line and parts it:
 * `isAlone`. `isNamed`: it is inside of one of those.
 */
function findBoldLines(
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

/** The one child that there is beside white space. */
function onlyChild(children: Element['children']): Element['children'][number] | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return others.length === 0 ? only : undefined;
}

/** Whether a box is there for the room of a line: it holds nothing but a line end, or a blank that is shown. */
function isEmptyLine({ children }: Element): boolean {
  const only = onlyChild(children);
  if (only) return only.type === 'element' && only.tagName === 'br';
  return children.some((child) => child.type === 'text' && child.value.includes('\u00a0'));
}

/** Boxes that are lines of a text, as editors make them: where there is none, a box is empty. */
function findLines(root: Root): Set<Element> {
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

/** Quotations that hold parts of a page of their own: they are there to set the page in. */
function findIndents(root: Root): Set<Element> {
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
function findTitles(root: Root): Element[] {
  const titles: Element[] = [];
  let isHeaded = false;
  visitElements(root, (element) => {
    isHeaded ||= HEADINGS.has(element.tagName);
    if (element.tagName === 'p' && !isHeaded && calls(element, TITLES)) titles.push(element);
  });
  return titles.length === 1 ? titles : [];
}

const TITLES = new Set(['title', 'MsoTitle']);
function readOwn(node: Nodes, walk: TreeWalk, icons: ReadonlySet<Element>): boolean {
  if (node.type === 'text') {
    if (node.position) walk.add(node.value, rangeOf(node));
  } else if (node.type === 'comment') walk.skips.push(toSkip(node, 'comment'));
  else if (node.type !== 'element') return false;
  else if (NOT_SHOWN.has(node.tagName)) walk.skips.push(...nameSkips(node));
  else if (isNoteSign(node)) walk.skips.push(toSkip(node, 'marker'));
  else if (node.tagName === 'br') walk.builder.breakLine();
  else if (icons.has(node)) walk.skips.push(toSkip(node, 'furniture'));
  else if (node.tagName === 'img') addPicture(node, walk);
  else if (node.tagName === 'hr') addRule(node, walk);
  else return false;
  return true;
}

/** A line drawn across a text; in a box of a table it parts nothing but what the box holds. */
function addRule(node: Element, { builder, ...walk }: TreeWalk): void {
  if (builder.form.cell || builder.form.frame) return;
  builder.endParagraph();
  builder.add('***', findWrittenOffsets(walk.text, rangeOf(node), '***'), true);
  builder.endParagraph();
}

/** What a picture says in words. */
function addPicture(node: Element, walk: TreeWalk): void {
  const { from, to } = rangeOf(node);
  const lead = ALTERNATIVE.exec(walk.text.slice(from, to));
  const alt = String(node.properties['alt'] ?? '');
  if (lead && alt.trim() !== '') walk.add(alt, { from: from + lead.index + lead[0].length, to }, false);
}

const ALTERNATIVE = /\salt\s*=\s*["']?/i;

/** Pictures of a site beside each of its texts: who wrote it, and those to be pressed, which are the same each time. */
function findIcons(root: Root): Set<Element> {
  const icons: Element[] = [];
  const pressed: Element[] = [];
  visitElements(root, (element, around) => {
    if (element.tagName !== 'img') return;
    if (isNamed(element, INSIDE)) icons.push(element);
    else if (hrefOf(around) !== undefined) pressed.push(element);
  });
  const alike = [...Map.groupBy(pressed, ({ properties }) => String(properties['alt'])).values()];
  return new Set([...icons, ...alike.filter(({ length }) => length >= THRESHOLDS.fewest).flat()]);
}

/** The skip of an element that is not shown; scripts and styles inside a head are named first. */
function nameSkips(element: Element): SourceSkip[] {
  const inner = element.children.flatMap((child) =>
    child.type === 'element' && (child.tagName === 'script' || child.tagName === 'style')
      ? [toSkip(child, child.tagName)]
      : [],
  );
  return [...inner, toSkip(element, element.tagName)];
}

function toSkip(node: Nodes, name: string): SourceSkip {
  const { from, to } = rangeOf(node);
  return { name, start: from, end: to };
}

const LISTS = new Set(['ul', 'ol']);
const CONTENT = new Set(['main', 'article', 'section']);
/** What has a footer of its own: who said it. */
const QUOTED = new Set(['blockquote', 'figure']);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const NAMES = new Set([...HEADINGS, 'dt', 'summary']);
/** What has its lines to itself and is a heading, an item or a cell already. */
const NAMED = new Set([...NAMES, 'li', 'td', 'th', 'caption', 'pre']);
const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'search', 'complementary']);
/** What sites name the parts around a page by, in `id` or `class`. */
const NAME =
  /^(?:(?:(?:site|blog|global|page|main|local|mw|wiki|g|l)[-_]?)?(?:header|footer|banner|masthead|logo|nav(?:igation|bar|i)?|menu-?(?:bar)?|side-?(?:bar|menu|column)?)(?:[-_]?(?:wrap(?:per)?|container|area))?|last-?modified|(?:site|blog)[-_]?(?:title|name|description))$/i;
/** What they name parts inside a document by that are there to be pressed, or that lead away from it; words parted by hyphens. */
const INSIDE =
  /(?:^|[-_])(?:bread-?crumbs?|topic-?path|pankuzu|shar(?:e|ing|edaddy)|social|sns|(?:related|recommended)[-_]?(?:notes?|posts?|articles?|entries|links?|pages)|tag-list|hashtags?|cat-links|editsection|pagination|pager|(?:entry|post|article|note)[-_](?:footer|categor(?:y|ies)|tags)|(?:author|creator|writer|user)[-_](?:box|bio|info|profile)|catlinks|anchor[-_]super|header-?(?:link|anchor)|postprofile|back2top|topic-actions|printfooter|site-(?:sub|notice)|jump-to-nav|no-?print|navbox|infobox|avatar|flat-list|tagline|article-(?:votes|relatives)|(?:reply|categories?)[-_]link|comments|comment[-_](?:area|body|box|content|form|list|reply|respond|section|thread)|cookie|subscribe|newsletter|share-?buttons?|(?:article|page)-(?:vote|rating|feedback)|vote-feedback|lightbox|license-description|call-?to-?action|data-tables[-_](?:info|length|filter|paginate)|follow-set|ads?[-_](?:slot|unit|space|area|box|banner))(?:$|[-_])/i;

/** Between two words that a name writes as one: `relatedNotes`. */
const CAPITAL_INSIDE = /(?<=[a-z])(?=[A-Z])/g;

/**
 * Tells the frame of a page from its document: true where an element begins the frame, false where `<main>` begins the
 * document inside it, undefined where an element changes nothing. A `<header>` or `<footer>` inside the document is its own.
 */
function findFrame(
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
    if (around && (names.has(around) || NAMES.has(around.tagName))) names.add(element);
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
    if (isNamed(element, INSIDE)) return true;
    // A list of the page's own parts; above the first heading anything that is nothing but links.
    if ((isOpening || LISTS.has(element.tagName)) && isLinks(element, hrefOf, isOpening)) return true;
    const only = isOpening ? onlyChild(element.children) : undefined;
    if (only?.type === 'element' && hrefOf(only)?.startsWith('#')) return true;
    if (leadsHome(element)) return true;
    // Beside an article, and not in it, is what leads to others.
    if (element.tagName === 'aside' && hasContent && !(articles.size > 0 ? articles : own).has(element))
      return true;
    if (own.has(element)) return undefined;
    return isOneOf(element.tagName, 'header', 'footer', 'address') || isNamed(element, NAME)
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

/** Sees every element with the one around it, in order; the path to it is made of none, so that a deep tree takes no longer. */
function visitElements(within: Root | Element, see: (element: Element, around?: Element) => void): void {
  for (const child of within.children) {
    if (child.type !== 'element') continue;
    see(child, within.type === 'element' ? within : undefined);
    visitElements(child, see);
  }
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

/** Where a link leads. */
function hrefOf(node: Node | undefined): string | undefined {
  const { tagName, properties } = (node ?? {}) as Partial<Element>;
  return tagName === 'a' ? String(properties?.['href'] ?? '') : undefined;
}

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
function findOpeners(root: Root): Set<Element> {
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

/** The text in an element, as far as it is needed to tell what that is. */
function textOf(element: Element): string {
  const texts: string[] = [];
  visit(element, 'text', ({ value }) => void texts.push(value));
  return tidySpaces(texts.join(''));
}

function roleOf({ properties }: Element): string {
  return String(properties['role'] ?? '').toLowerCase();
}

/** Whether one of the names of an element, its id or a class, is such a name. */
function isNamed(element: Element, pattern: RegExp): boolean {
  if (element.tagName === 'body' || element.tagName === 'html') return false;
  const names = [String(element.properties['id'] ?? ''), ...classesOf(element)];
  return names.some((name) => pattern.test(name.replace(CAPITAL_INSIDE, '-')));
}

function classesOf({ properties }: Element): string[] {
  return [properties['className'] ?? []].flat().map(String);
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
function findImprint(root: Root): Imprint {
  const found: Imprint = {};
  visitElements(root, (element) => readElement(element, found));
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

const EXTENSIONS = ['.html', '.htm', '.xhtml', '.xhtm'];
const BEGINNING =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
const BLOCK_TAG = /<\/?(?:p|div|table|td|tr|ul|ol|li|h[1-6]|span|br)\b[^<>]{0,300}>/gi;

/** Whether a text is HTML: by its file's name, its first tag, or many block tags near its beginning. */
export function isHtml(text: string, file: string): boolean {
  return EXTENSIONS.includes(extname(file).toLowerCase()) || beginsPage(text) || countTags(text) >= 20;
}

/** Whether a text begins as a page does, `<!DOCTYPE html>`, comments aside. */
export function beginsPage(text: string): boolean {
  return BEGINNING.test(text.slice(0, 4000));
}

/** How many block tags are near the beginning of a text. */
export function countTags(text: string): number {
  return text.slice(0, 20_000).match(BLOCK_TAG)?.length ?? 0;
}

const LONGEST_TAG = 1 << 16;

const TAG = /<(\/?)([a-z][a-z0-9-]*)[^>]*>/gi;
/** Elements whose end tag is never written or may be left out: they do not nest by standing in a row. */
export const UNCLOSED: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option optgroup rt rp colgroup html head body'.split(
    ' ',
  ),
);

/**
 * The same markup with tags nested beyond reason, and tags of absurd length, blanked out by spaces, so that offsets hold
 * and no parser overflows its stack.
 */
export function limitNesting(page: string): string {
  // A comment that never ends would hold the rest of the page.
  const comment = page.lastIndexOf('<!--');
  const isOpen = comment > page.lastIndexOf('-->');
  const html = isOpen ? `${page.slice(0, comment)}    ${page.slice(comment + 4)}` : page;
  let depth = 0;
  const blanks: TextSpan[] = [];
  // What no tag ends any more is not looked through from each of its beginnings.
  const end = html.lastIndexOf('>') + 1;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.slice(0, end).matchAll(TAG)) {
    let blank = tag.length > LONGEST_TAG;
    if (!UNCLOSED.has(name.toLowerCase()) && !tag.endsWith('/>')) {
      if (!slash) blank ||= ++depth > THRESHOLDS.most.depth;
      else if (depth > 0) blank ||= depth-- > THRESHOLDS.most.depth;
    }
    if (blank) blanks.push({ start: index, end: index + tag.length });
  }
  const open = html.slice(end).search(/<\/?[a-z]/i);
  if (open >= 0 && html.length - end - open > LONGEST_TAG)
    blanks.push({ start: end + open, end: html.length });
  return replaceSpans(html, blanks, (blank) => ' '.repeat(blank.end - blank.start));
}
