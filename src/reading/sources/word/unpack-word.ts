import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { attributeOf, childrenOf, findElements, readXml } from '../../../model/text/read-xml.ts';
import { toRoman } from '../../../model/text/roman.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { UnreadableFile } from '../apart/parse-apart.ts';

/** A document of ten thousand pages has less: 200 MB. */
const MOST_BYTES_OF_PARTS = THRESHOLDS.most.bytes / 3;
const PART = /^(?:\[Content_Types\]\.xml|_rels\/.*|word\/.*\.(?:xml|rels))$/;
const BESIDE = /^word\/(?:header|footer)\d*\.xml$/;
const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|table)>|<br \/>/g;

/**
 * The text of a .docx as HTML, a line for each paragraph: numbers that Word counts are in it, what it sets as its title is
 * the `<title>` as well, what stands above and below the text of each page is a `<footer>`. Pictures are left out but for
 * what they say in words. Throws `UnreadableFile`.
 */
export async function unpackWord(bytes: Uint8Array): Promise<string> {
  const parts = unzip(bytes);
  for (const [name, part] of Object.entries(parts))
    if (/<!DOCTYPE|<!ENTITY/i.test(strFromU8(part)))
      throw new UnreadableFile(
        `its part ${name} declares entities, which no word processor writes: it is made to do harm; give another copy, or its text`,
      );
  const counted = zipSync({ ...parts, ...numberParagraphs(parts) }, { level: 0 });
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(counted) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      styleMap: ["p[style-name='Title'] => p.title:fresh"],
    },
  );
  const beside = Object.keys(parts)
    .filter((name) => BESIDE.test(name))
    .sort()
    .map((name) => listTexts(strFromU8(parts[name] ?? new Uint8Array())));
  const footer = [...new Set(beside)].filter((text) => text !== '').map((text) => `<p>${text}</p>`);
  const html = [
    findTitle(value) + value,
    ...(footer.length > 0 ? [`<footer>${footer.join('')}</footer>`] : []),
  ].join('\n');
  return html.replace(BLOCK_END, '$&\n');
}

/** The first paragraph that is set as a title, for the head of the page. */
function findTitle(html: string): string {
  const [, title = ''] = html.split('<p class="title">', 2);
  const [written = ''] = title.split('</p>', 1);
  const text = written.split('<').map((part) => part.slice(part.indexOf('>') + 1));
  return title === '' ? '' : `<title>${text.join('')}</title>`;
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let length = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PART.test(name)) return false;
        length += originalSize;
        if (length > MOST_BYTES_OF_PARTS) throw new UnreadableFile(BOMB);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      'it is damaged, or only a part of it is here; give another copy, or save it as text',
    );
  }
}

const BOMB =
  'its parts unpack to more than 200 MB: it is made to fill the memory; give another copy, or its text';

/** The texts of a part, still written as XML; paragraphs are parted by a blank. */
function listTexts(xml: string): string {
  const runs = xml.matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<\/w:p>/g);
  return Array.from(runs, ([, text = ' ']) => text)
    .join('')
    .trim();
}

/** A level of a list that Word counts: `%1.%2` and how each number in it is written. */
interface Level {
  text: string;
  format: string;
  start: number;
}

/** A paragraph's list, and how deep in it the paragraph is. */
interface Numbering {
  list: string;
  depth: number;
}

/**
 * The parts of a Word document that change where the numbers that Word only counts are written before its paragraphs
 * (`702.9b`): its text, and its lists without the levels that are counted; bullets stay. Throws `UnreadableFile`.
 */
function numberParagraphs(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const [document, numbering, styles] = ['document', 'numbering', 'styles'].map(
    (name) => parts[`word/${name}.xml`],
  );
  if (document === undefined)
    throw new UnreadableFile(
      'its text (word/document.xml) is missing; give another copy, or save it as text',
    );
  if (numbering === undefined) return {};
  const [root, lists, styled] = [toRoot(document), toRoot(numbering), styles && toRoot(styles)];
  const levels = readLists(lists);
  const ofStyles = styled ? readStyles(styled) : new Map<string, Numbering>();
  const counts = new Map<string, number[]>();
  for (const paragraph of findElements(root, 'p')) {
    const [properties] = childrenOf(paragraph, 'pPr');
    const numbered =
      properties && (findNumbering(properties) ?? ofStyles.get(readValue(properties, 'pStyle')));
    const label = numbered && count(numbered, levels, counts);
    if (label) paragraph.children.splice(paragraph.children.indexOf(properties) + 1, 0, toRun(label));
  }
  for (const list of childrenOf(lists, 'abstractNum'))
    list.children = list.children.filter((child) => child.type !== 'element' || !isCounted(child));
  return { 'word/document.xml': strToU8(toXml(root)), 'word/numbering.xml': strToU8(toXml(lists)) };
}

function toRoot(part: Uint8Array): Element {
  const read = readXml(strFromU8(part).replace(/^\ufeff/, ''), '');
  if ('root' in read) return read.root;
  throw new UnreadableFile(`it is damaged (${read.problem}); give another copy, or save it as text`);
}

function isCounted(level: Element): boolean {
  return level.name.endsWith(':lvl') && !/^(?:bullet|none|)$/.test(readValue(level, 'numFmt'));
}

/** The value of the first child of a name; empty where there is none. */
function readValue(element: Element, name: string): string {
  const [child] = childrenOf(element, name);
  return (child && attributeOf(child, 'val')) ?? '';
}

/** The levels of each list by the number that paragraphs name it by. */
function readLists(root: Element): Map<string, Map<number, Level>> {
  const kinds = new Map(
    childrenOf(root, 'abstractNum').map((kind) => [attributeOf(kind, 'abstractNumId'), readLevels(kind)]),
  );
  return new Map(
    childrenOf(root, 'num').map((list) => [
      attributeOf(list, 'numId') ?? '',
      kinds.get(readValue(list, 'abstractNumId')) ?? new Map(),
    ]),
  );
}

function readLevels(list: Element): Map<number, Level> {
  return new Map(
    childrenOf(list, 'lvl')
      .filter(isCounted)
      .map((level) => [
        Number(attributeOf(level, 'ilvl')),
        {
          text: readValue(level, 'lvlText'),
          format: readValue(level, 'numFmt'),
          start: Number(readValue(level, 'start') || 1),
        },
      ]),
  );
}

function findNumbering(properties: Element): Numbering | undefined {
  const [numbered] = childrenOf(properties, 'numPr');
  return numbered && { list: readValue(numbered, 'numId'), depth: Number(readValue(numbered, 'ilvl')) };
}

/** What the styles of paragraphs count. */
function readStyles(root: Element): Map<string, Numbering> {
  const found = childrenOf(root, 'style').flatMap((style): [string, Numbering][] => {
    const [properties] = childrenOf(style, 'pPr');
    const numbered = properties && findNumbering(properties);
    return numbered ? [[attributeOf(style, 'styleId') ?? '', numbered]] : [];
  });
  return new Map(found);
}

/** The next number of a list at a depth, as it is printed; undefined where nothing is counted. */
function count(
  { list, depth }: Numbering,
  lists: ReadonlyMap<string, ReadonlyMap<number, Level>>,
  counts: Map<string, number[]>,
): string | undefined {
  const levels = lists.get(list);
  const level = levels?.get(depth);
  if (!levels || !level) return undefined;
  const before = counts.get(list) ?? [];
  const startOf = (at: number) => levels.get(at)?.start ?? 1;
  const now = Array.from({ length: depth + 1 }, (_, at) =>
    at < depth ? (before[at] ?? startOf(at)) : (before[at] ?? startOf(at) - 1) + 1,
  );
  counts.set(list, now);
  return level.text.replace(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const value = now[at] ?? 0;
    return FORMATS.get(levels.get(at)?.format ?? '')?.(value) ?? `${value}`;
  });
}

/** How lists print a number, by the names of their formats; any other one prints digits. */
const FORMATS: ReadonlyMap<string, (value: number) => string> = new Map(
  Object.entries({
    lowerLetter: toLetters,
    upperLetter: (value: number) => toLetters(value).toUpperCase(),
    lowerRoman: (value: number) => toRoman(value, 'small'),
    upperRoman: (value: number) => toRoman(value),
    decimalEnclosedCircle: (value: number) =>
      value > 0 && value <= 20 ? String.fromCharCode(0x2460 + value - 1) : `${value}`,
  }),
);

function toLetters(value: number): string {
  return String.fromCharCode(97 + ((value + 25) % 26)).repeat(Math.ceil(value / 26));
}

/** A number as a run of a paragraph. */
function toRun(label: string): Element {
  return x('w:r', [x('w:t', { 'xml:space': 'preserve' }, `${label} `)]);
}
