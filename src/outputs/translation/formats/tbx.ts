import type { Element } from 'xast';
import { x } from 'xastscript';
import type { Term } from '../../../model/records/term.ts';
import { toLegalText, writeXml, XML_DECLARATION } from './xml-text.ts';

/** A glossary for translation tools (TBX-Basic, ISO 30042:2008): every term that has a Japanese name, with its readings. */
export function writeTbx(terms: readonly Term[]): string {
  const entries = terms.flatMap((term, index) =>
    term.ja === undefined ? [] : [toEntryElement(term, term.ja, index + 1)],
  );
  const head = x('martifHeader', [
    x('fileDesc', [x('sourceDesc', [x('p', 'Taiyaku')])]),
    x('encodingDesc', [x('p', { type: 'XCSURI' }, 'http://www.ttt.org/oscarstandards/tbx/TBXBasicXCS.xcs')]),
  ]);
  return [
    XML_DECLARATION,
    '<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">\n',
    `<martif type="TBX-Basic" xml:lang="en">\n${writeXml(head)}\n<text><body>\n`,
    ...entries.map((entry) => `${writeXml(entry)}\n`),
    '</body></text>\n</martif>\n',
  ].join('');
}

/** Whether a text is such a glossary. */
export function isTbx(text: string): boolean {
  return text.includes('<martif type="TBX-Basic"');
}

function toEntryElement(
  { en, enAlso = [], jaAlso = [], readings = [], kind, number }: Term,
  ja: string,
  index: number,
): Element {
  const toTerm = (name: string, status: string, note?: string) =>
    x('tig', [
      x('term', toLegalText(name)),
      x('termNote', { type: 'administrativeStatus' }, status),
      ...(note ? [x('note', note)] : []),
    ]);
  const toSet = (lang: string, [first = '', ...others]: readonly string[], note?: string) =>
    x('langSet', { 'xml:lang': lang }, [
      toTerm(first, 'preferredTerm-admn-sts', note),
      ...others.map((name) => toTerm(name, 'admittedTerm-admn-sts')),
    ]);
  return x('termEntry', { id: `t${index}` }, [
    x('descrip', { type: 'subjectField' }, kind),
    ...(number ? [x('note', `rule ${number}`)] : []),
    toSet('en', [en, ...enAlso]),
    toSet('ja', [ja, ...jaAlso], readings.length > 0 ? `読み: ${readings.join('、')}` : undefined),
  ]);
}
