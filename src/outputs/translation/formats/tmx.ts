import type { Element } from 'xast';
import { x } from 'xastscript';
import type { EditionId } from '../../../model/records/edition.ts';
import { attributeOf, childrenOf, elementText, findElements, placeOf } from '../../../model/text/read-xml.ts';
import { toLegalText, writeXml, writeXmlFile } from '../../xml-text.ts';
import type { MemoryPair } from '../list-memory.ts';
import { type FilledFile, type FilledUnit, refuseFile, toFileEdition } from '../translation-file.ts';

const UNIT = 'x-unit';
const ORIGIN = 'x-origin';

/** A translation memory (TMX 1.4b): every pair once, the newest first, with where it is. */
export function writeTmx(pairs: readonly MemoryPair[], edition: EditionId): string {
  const header = x(
    'header',
    {
      creationtool: 'taiyaku',
      creationtoolversion: '1',
      segtype: 'paragraph',
      'o-tmf': 'taiyaku',
      adminlang: 'en',
      srclang: 'en',
      datatype: 'plaintext',
      'o-encoding': 'UTF-8',
    },
    [x('prop', { type: 'x-edition' }, edition)],
  );
  const head = `<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">\n${writeXml(header)}\n<body>\n`;
  return writeXmlFile(head, pairs.map(toUnitElement), '</body>\n</tmx>\n');
}

function toUnitElement({ english, japanese, origin, name, units }: MemoryPair): Element {
  const toVariant = (lang: string, text: string) =>
    x('tuv', { 'xml:lang': lang }, [x('seg', toLegalText(text))]);
  return x('tu', [
    x('prop', { type: ORIGIN }, origin),
    x('prop', { type: 'x-name' }, toLegalText(name)),
    ...units.map((id) => x('prop', { type: UNIT }, id)),
    toVariant('en', english),
    toVariant('ja', japanese),
  ]);
}

/** The pairs of a memory, for the units it names and for whatever else has the same English. */
export function readTmx(root: Element, file: string): FilledFile {
  const readProps = (element: Element, type: string) =>
    childrenOf(element, 'prop')
      .filter((prop) => attributeOf(prop, 'type') === type)
      .map(elementText);
  const edition = childrenOf(root, 'header')
    .flatMap((header) => readProps(header, 'x-edition'))
    .map(toFileEdition)
    .find(Boolean);
  const units = findElements(root, 'tu').flatMap((tu): FilledUnit[] => {
    const texts = (lang: string) =>
      childrenOf(tu, 'tuv').find((tuv) => attributeOf(tuv, 'lang')?.toLowerCase().split(/[-_]/)[0] === lang);
    const [en, ja] = [texts('en'), texts('ja')].map(
      (tuv) => tuv && childrenOf(tuv, 'seg').map(elementText).join(''),
    );
    if (en === undefined || !ja) return [];
    const pair = { english: en, japanese: ja, place: placeOf(tu, file) };
    // A pair that we wrote ourselves belongs where it says; what a tool or translator added goes by its English.
    const isOurs = readProps(tu, ORIGIN).length > 0;
    return [...readProps(tu, UNIT).map((id) => ({ id, ...pair })), ...(isOurs ? [] : [pair])];
  });
  if (units.length > 0) return { edition, units, diagnostics: [] };
  return refuseFile(placeOf(root, file), 'the memory holds no pair of English (en) and Japanese (ja)');
}
