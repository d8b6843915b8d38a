import type { Element } from 'xast';
import { x } from 'xastscript';
import { termKinds } from '../../../model/game/current-game.ts';
import type { GlossarySide } from '../../../model/records/glossary-entry.ts';
import { type Lang, mapLangs } from '../../../model/records/lang.ts';
import type { Term } from '../../../model/records/term.ts';
import type { Glossary } from '../../../rulebook/book/glossary.ts';
import { toLegalText, writeXml, writeXmlFile } from '../../xml-text.ts';

const DOCTYPE = '<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">\n';

/** What a term means, in the languages that say so. */
type Definition = Partial<Record<Lang, string>>;

/** Whether a term is what the glossary defines; titles and names of types are not. */
const isDefined = ({ kind }: Term): boolean => termKinds()[kind] === 'word';

/**
 * A glossary for translation tools (TBX-Basic, ISO 30042:2008): every term that has a Japanese name, with its readings. A name
 * that means several things is as many entries, each with the definition of its sense: Draw is 引く and 引き分け.
 */
export function writeTbx({ terms, glossary }: Pick<Glossary, 'terms' | 'glossary'>): string {
  const entries = terms.flatMap((term, index) =>
    term.ja === undefined
      ? []
      : [toEntryElement(term, term.ja, findDefinition(term, terms, glossary), index + 1)],
  );
  const head = x('martifHeader', [
    x('fileDesc', [x('sourceDesc', [x('p', 'Taiyaku')])]),
    x('encodingDesc', [x('p', { type: 'XCSURI' }, 'http://www.ttt.org/oscarstandards/tbx/TBXBasicXCS.xcs')]),
  ]);
  const start = `${DOCTYPE}<martif type="TBX-Basic" xml:lang="en">\n${writeXml(head)}\n<text><body>\n`;
  return writeXmlFile(start, entries, '</body></text>\n</martif>\n');
}

/** Whether a text is such a glossary. */
export function isTbx(text: string): boolean {
  return text.includes('<martif type="TBX-Basic"');
}

/**
 * What the glossary says of a term; where several terms share an English name, in its own sense.
 */
function findDefinition(term: Term, terms: readonly Term[], glossary: Glossary['glossary']): Definition {
  const entry = isDefined(term)
    ? glossary.find(({ en }) => en?.headwords.some((name) => isSameName(name, term.en)))
    : undefined;
  if (!entry) return {};
  const namesakes = terms.filter((each) => isDefined(each) && isSameName(each.en, term.en));
  const sense = namesakes.length < 2 ? undefined : findSense(term, namesakes, entry.ja?.senses ?? []);
  return mapLangs(entry, (side) => toDefinition(side, sense));
}

/** Which of the senses of a name a term is: the one that says its Japanese, else the next that no namesake is. */
function findSense(
  term: Term,
  namesakes: readonly Term[],
  senses: GlossarySide['senses'],
): number | undefined {
  const said = namesakes.map(({ ja = '' }) =>
    senses.findIndex((sense) => ja !== '' && sense.some(({ text }) => text.includes(ja))),
  );
  const own = said[namesakes.indexOf(term)] ?? -1;
  if (own >= 0) return own;
  const free = [...senses.keys()].filter((sense) => !said.includes(sense));
  return free[namesakes.filter((_, place) => said[place] === -1).indexOf(term)];
}

function toDefinition({ blocks, senses }: GlossarySide, sense: number | undefined): string {
  const own = sense === undefined ? undefined : senses[sense];
  const all = senses.map((each, index) => `${index + 1}. ${joinTexts(each)}`);
  return own ? joinTexts(own) : [joinTexts(blocks), ...all].filter(Boolean).join(' ');
}

const joinTexts = (blocks: GlossarySide['blocks']) => blocks.map(({ text }) => text).join(' ');

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function toEntryElement(
  { en, enAlso = [], jaAlso = [], readings = [], kind, number }: Term,
  ja: string,
  definition: Definition,
  index: number,
): Element {
  const toTerm = (name: string, status: string, note?: string) =>
    x('tig', [
      x('term', toLegalText(name)),
      x('termNote', { type: 'administrativeStatus' }, status),
      ...(note ? [x('note', note)] : []),
    ]);
  const toSet = (lang: Lang, [first = '', ...others]: readonly string[], note?: string) =>
    x('langSet', { 'xml:lang': lang }, [
      ...(definition[lang] ? [x('descrip', { type: 'definition' }, toLegalText(definition[lang]))] : []),
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
