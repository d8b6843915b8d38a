import type { Element, ElementContent } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { toCodePointName } from '../model/text/control-characters.ts';
import { cutToNodes, listMatches } from '../model/text/spans.ts';

/** What no XML 1.0 document can hold, not even as a reference. */
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** XML as text. A carriage return is a reference, so that a parser keeps it; text never holds the end of a CDATA section. */
export function writeXml(element: Element): string {
  return toXml(element, { closeEmptyElements: true, tightClose: true })
    .replaceAll('\r', '&#xD;')
    .replaceAll(']]>', ']]&gt;');
}

/** A document of elements, a line each, between its beginning and its end. */
export function writeXmlFile(head: string, elements: readonly Element[], foot: string): string {
  const lines = elements.map((element) => `${writeXml(element)}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}${lines.join('')}${foot}`;
}

/** A text without what XML cannot hold. */
export function toLegalText(text: string): string {
  return text.replace(ILLEGAL, '\ufffd');
}

/** A text with what XML cannot hold as XLIFF's code points: `<cp hex="001B"/>`. */
export function toCodePoints(text: string): ElementContent[] {
  return cutToNodes(text, listMatches(text, ILLEGAL), ({ match: [character] }) =>
    x('cp', { hex: toCodePointName(character).slice('U+'.length) }),
  );
}
