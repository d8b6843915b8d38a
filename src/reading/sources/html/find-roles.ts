import type { Element, Root } from 'hast';
import { toLooseKey } from '../../../model/text/loose-key.ts';
import { isOneOf } from '../../words.ts';
import type { SourceLine } from '../source-text.ts';
import { calls, hrefOf, onlyChild, saysNothing, visitElements } from './elements.ts';

/** Texts that a page calls something, and what those questions are called that have a text beside their name. */
export interface Roles {
  texts: Map<Element, NonNullable<SourceLine['role']>>;
  names: Set<Element>;
}

/**
 * What schema.org calls the parts of a page on which somebody asks: of a question its text, else its name, and the texts of
 * answers; and the notes at its foot.
 */
export function findRoles(root: Root): Roles {
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

function typeOf(scope: Element | undefined): string | undefined {
  if (scope && isAnswer(scope)) return 'Answer';
  return String(scope?.properties['itemType'] ?? '').split('schema.org/')[1];
}

/** Whether an element is an answer to the question around it: `acceptedAnswer`. */
function isAnswer({ properties }: Element): boolean {
  return String(properties['itemProp'] ?? '').endsWith('Answer');
}

/** What programs call the notes of a page, and the links between a note and the text that it is of. */
const NOTES = new Set(['footnotes', 'doc-endnotes', 'doc-footnote']);

const NOTE_LINKS = new Set(
  'doc-noteref doc-backlink footnote-ref footnote-backref data-footnote-backref reversefootnote reference'.split(
    ' ',
  ),
);

/** The sign of a note in a text, or behind the note what leads back to it. */
export function isNoteSign(element: Element): boolean {
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
