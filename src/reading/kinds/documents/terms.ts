import { memoize } from '../../../model/memoize.ts';
import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import { LANGS, otherLang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import { sliceWhen } from '../../../model/slice-when.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { toSlug } from '../../../model/text/slug.ts';
import type { Block, Cell } from '../../blocks/block.ts';
import {
  isHeadingText,
  isTermLine,
  mayBeReading,
  type PrintedNames,
  parseNames,
  splitNames,
} from '../../blocks/parse-names.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading, isOneOf, type PartName } from '../../words.ts';
import { sideOfEntry } from '../reader.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { makeProse } from './make-records.ts';
import type { InDocument, Make } from './plan.ts';
import type { Signs } from './signs.ts';

/** Between a term and what it means: `標：…である。`, `【標】…`, a wide blank, a dash. */
const MEANING =
  /^\[(.{1,40}?)\]\s*|^[「『](.{1,40}?)[」』](?:\s*:\s*|\s+)|^(.{1,60}?)(?:\s*:\s*|\s{2,}|\s+-+\s+|\t+|…+|\s*[→⇒]\s*(?=[^。]{2,}。))(?=\S)/;

/** Part a term from what it means: a long dash with no blank beside it, as no short one does, and a wide blank. */
const PARTING = /[—―　]/g;

/**
 * A line of a list of terms: a term of its own or, right below one, its name in the other language, its reading or what it
 * means.
 */
export const addTerm: Make = (builder, found: InDocument) => {
  const { block, blocks, at, signs } = found;
  const { twin, cells, ...alone } = block;
  const place = builder.placeOf(block);
  // A sentence is no term; a row of them says one thing in two languages. Nor is the head of a table.
  if (block.namesColumns || cells?.every(({ from, to }) => endsSentence(signs.running.text.slice(from, to))))
    return makeProse(builder, found);
  if (cells) {
    builder.takeLabel(block);
    const term = readTermCells(cells.map((cell) => ({ ...cell, text: builder.take(cell.lines) })));
    return void begin(builder, term, place);
  }
  // A line beside rows of terms is about them.
  if ([blocks[at - 1], blocks[at + 1]].some((beside) => beside?.cells) && block.form !== 'heading')
    return makeProse(builder, found);
  const sides = [alone, ...(twin ? [twin] : [])].map((side) => builder.textsOf(side));
  const name = findNameAbove(block, signs);
  const printed = sides.flatMap((texts) => LANGS.flatMap((lang) => texts[lang] ?? []));
  for (const [index, { text }] of printed.entries()) {
    const last = builder.reading.records.glossary.at(-1);
    const known = last?.topic === builder.open.topic?.id ? last : undefined;
    const follows = block.gap === 0 || index > 0 || block.indent > (blocks[at - 1]?.indent ?? 0);
    const isBelow =
      known &&
      follows &&
      block.form === 'text' &&
      blocks[at - 1]?.form !== 'heading' &&
      blocks[at - 1]?.form !== 'item';
    if (known && blocks[at - 1]?.style === 'term' && block.style !== 'term') {
      addMeaning(known, text, place);
      continue;
    }
    // Two terms above one meaning are its names.
    if (known && block.style === 'term' && isSecondOfTwo(blocks, at)) {
      addName(known, text, place);
      continue;
    }
    const named = known?.ja ?? known?.en;
    if (named && follows && block.style === '→' && !endsSentence(text)) {
      named.see = splitNames(text);
      continue;
    }
    const isNamed = name !== undefined && text.startsWith(name);
    const term = isNamed ? cutBehind(text, name) : splitRecorded(text, signs.wordingOf(block));
    const isOwn =
      isNamed || (term.meaning !== undefined && (block.form === 'item' || listHeads(signs).has(term.head)));
    if (known && !isOwn && (isBelow || endsSentence(text)) && addBelow(known, text, place)) continue;
    // What is said above the first term is about all of them.
    if (!known && term.meaning === undefined && endsSentence(text)) return makeProse(builder, found);
    begin(builder, readTerm(term), place);
  }
};

/** A document of any kind may have a part of terms, and rows that say what a name means. */
export function orTermInPart(make: Make): Make {
  return (builder, found) => {
    const { block, signs } = found;
    (isDefined(block) || termsInParts(signs).has(block.from) ? addTerm : make)(builder, found);
  };
}

/** Whether a row may be of a list of terms: no column holds what only a card, a question or a ruling has. */
export function mayBeTerm(cells: readonly TermCell[]): boolean {
  return cells.every(
    ({ holds }) =>
      holds?.lang || isOneOf(holds?.is, undefined, 'name', 'meaning', 'reading', 'number', 'other'),
  );
}

/** Whether a cell is in a column of names, of whatever language. */
function holdsName({ holds }: TermCell): boolean {
  return holds?.is === 'name' || holds?.lang !== undefined;
}

const holdsMeaning = ({ holds }: TermCell): boolean => holds?.is === 'meaning';

/** Whether a row has a name and what it means. */
export function isDefined({ cells = [] }: Pick<Block, 'cells'>): boolean {
  return cells.some(holdsName) && cells.some(holdsMeaning) && mayBeTerm(cells);
}

/** Where the blocks of parts begin that are called a glossary and list terms, as far as nothing else begins in them. */
const termsInParts = memoize((signs: Signs): ReadonlySet<number> => {
  const parts = sliceWhen(signs.blocks, (block) => partOf(block, signs) !== undefined);
  const terms = parts.flatMap(([head, ...below]) => (head ? listTermsOfPart(head, below, signs) : []));
  return new Set(terms.map(({ from }) => from));
});

/** The part of a document that a heading begins, in either language or both: `用語集（Glossary）`. */
function partOf(block: Block, signs: Signs): PartName | undefined {
  if (block.form !== 'heading') return undefined;
  const text = signs.textOf(block);
  const { en = '', ja = '' } = parseNames(text, 'ja');
  return findPartHeading(text) ?? findPartHeading(en) ?? findPartHeading(ja);
}

function listTermsOfPart(head: Block, below: readonly Block[], signs: Signs): readonly Block[] {
  if (partOf(head, signs) !== 'glossary') return [];
  const isOver = ({ form, style }: Block) =>
    form === 'heading' && style.startsWith('#') && head.style.startsWith(style);
  const isOther = (block: Block) =>
    isOneOf(block.label?.kind, 'rule', 'parts', 'named') ||
    isOneOf(block.form, 'question', 'card') ||
    isOver(block) ||
    (block.form === 'item' && below[0]?.form !== 'item');
  const end = below.findIndex(isOther);
  const part = below.slice(0, end < 0 ? below.length : end);
  const isSplit = (block: Block) =>
    block.cells !== undefined ||
    splitMeaning(signs.textOf(block)).meaning !== undefined ||
    findNameAbove(block, signs) !== undefined;
  const isTerm = (block: Block, nth: number) => {
    const next = part[nth + 1];
    const isName = isHeadingText(signs.textOf(block)) && next && endsSentence(signs.textOf(next));
    return isName || isSplit(block);
  };
  const count = part.filter(isTerm).length;
  if (count < THRESHOLDS.fewest || count * THRESHOLDS.fewest < part.length) return [];
  // A name with nothing below it heads what is further below.
  const last = part.findLastIndex((block) => block.cells || endsSentence(signs.textOf(block)));
  const isHead = ({ form, style }: Block, nth: number) => {
    const next = part[nth + 1];
    const isPart = form === 'heading' && style.startsWith('#') && !findTermStyles(signs).has(style);
    return isPart && next !== undefined && (next.form === 'heading' || isSplit(next));
  };
  const terms = part.slice(0, last + 1).filter((block, nth) => !isHead(block, nth));
  return keepTold(terms, signs);
}

/** Of blocks some of which the document itself says to be terms, in rows of a table or a list of them, those: what is around is none. */
export function keepTold(blocks: readonly Block[], signs: Signs): readonly Block[] {
  const isNamed = ({ cells = [], style }: Block) => style === 'term' || cells.some(holdsName);
  if (blocks.filter(isNamed).length < THRESHOLDS.fewest) return blocks;
  const below = listBelowTerms(signs);
  return blocks.filter((block) => block.cells || below.has(block));
}

/** The terms that the markup names, and what is right below each: its meaning, as far as no more room is above a text than above its first. */
export const listBelowTerms = memoize((signs: Signs): ReadonlySet<Block> => {
  const found = new Set<Block>();
  let gap = -1;
  for (const [at, block] of signs.blocks.entries()) {
    const isTerm = block.style === 'term' || findTermStyles(signs).has(block.style);
    if (block.form === 'heading') gap = isTerm ? (signs.blocks[at + 1]?.gap ?? 0) : -1;
    else if (block.gap > gap) gap = -1;
    if (gap >= 0) found.add(block);
  }
  return found;
});

/** Styles of headings nearly all of which are right above a text: they are terms. */
export const findTermStyles = memoize((signs: Signs): ReadonlySet<string> => {
  const { blocks } = signs;
  const headings = [...blocks.entries()].filter(([, { form }]) => form === 'heading');
  const isAboveText = ([at]: [number, Block]) => {
    const next = blocks[at + 1];
    return next?.form === 'text' && !next.cells && endsSentence(signs.textOf(next));
  };
  const alike = Map.groupBy(headings, ([, { style }]) => style);
  const isOfTerms = ([, all]: [string, [number, Block][]]) =>
    all.length >= THRESHOLDS.fewest && all.filter(isAboveText).length >= all.length * THRESHOLDS.nearlyAll;
  return new Set([...alike].filter(isOfTerms).map(([style]) => style));
});

/** A name on a line of its own above a sentence, of a paragraph whose line ends mean nothing. */
function findNameAbove({ form, label, paragraphs, to }: Block, { running }: Signs): string | undefined {
  const [first, second] = paragraphs[0] ?? [];
  if (form !== 'text' || label || !first || !second) return undefined;
  const name = running.text.slice(first.from, first.to).trim();
  const isName = name.length <= THRESHOLDS.nameAlone && isHeadingText(name);
  return isName && endsSentence(running.text.slice(second.from, to)) ? name : undefined;
}

/** What lines of a list call their terms, `Flying: …`, each once; none where most lines are something else. */
const listHeads = memoize((signs: Signs): ReadonlySet<string> => {
  const texts = signs.blocks.filter(({ form, cells }) => form === 'text' && !cells);
  const split = texts.map((block) => splitMeaning(signs.wordingOf(block)));
  const named = Map.groupBy(
    split.filter(({ head, meaning }) => meaning !== undefined && head.length <= THRESHOLDS.nameAlone),
    ({ head }) => head,
  );
  const heads = [...named].flatMap(([head, alike]) => (alike.length === 1 ? [head] : []));
  return new Set(heads.length >= THRESHOLDS.fewest && heads.length * 2 >= texts.length ? heads : []);
});

/** Whether a term is below another one, the two alone above a text. */
function isSecondOfTwo(blocks: InDocument['blocks'], at: number): boolean {
  const isTerm = (each: number) => blocks[each]?.style === 'term';
  return isTerm(at - 1) && !isTerm(at - 2) && !isTerm(at + 1) && blocks[at + 1]?.form === 'text';
}

function addName(entry: GlossaryEntry, text: string, place: Place): void {
  const lang = languageOf(text) ?? 'ja';
  sideOfEntry(entry, lang, place).headwords.push(text);
}

/** Adds a line below a term to it; false where it is a term of its own. */
function addBelow(entry: GlossaryEntry, text: string, place: Place): boolean {
  const { head, meaning } = splitMeaning(text);
  if (
    meaning !== undefined &&
    (isTermLine(parseNames(head, 'ja', true)) ||
      hasArrow(text.slice(0, THRESHOLDS.name).split('。', 1)[0] ?? ''))
  )
    return false;
  const lang = languageOf(text) ?? 'ja';
  const side = entry[lang];
  const other = entry[otherLang(lang)];
  if (isTermLine(parseNames(text, lang, true)) && !endsSentence(text)) return false;
  if (endsSentence(text) || text.length > THRESHOLDS.name) {
    addMeaning(entry, text, place);
    return true;
  }
  if (lang === 'ja' && side && !side.reading && mayBeReading(text, side.headwords[0] ?? '')) {
    side.reading = text;
    return true;
  }
  if (!side && other) {
    addName(entry, text, place);
    return true;
  }
  return false;
}

function addMeaning(entry: GlossaryEntry, text: string, place: Place): void {
  const lang = languageOf(text) ?? 'ja';
  const home = sideOfEntry(entry, lang, place);
  home.blocks.push({ type: 'paragraph', text });
  const see = findSee(text);
  if (see) home.see = see;
}

/** A term as it is printed: its names, and what it means. */
interface PrintedTerm {
  head: string;
  names: PrintedNames;
  meaning?: string | undefined;
}

function readTerm({ head, meaning }: Omit<PrintedTerm, 'names'>): PrintedTerm {
  // `+1/+1` is of the language of what it means.
  const lang = languageOf(head) ?? languageOf(meaning ?? '') ?? 'ja';
  return { head, names: parseNames(head, lang, true), meaning };
}

/** A cell of a list of terms, with what its column holds. */
type TermCell = Pick<Cell, 'text' | 'holds'>;

/** The term of a row: by what its columns hold, else a name, its name in the other language, its reading, what it means. */
export function readTermCells(cells: readonly TermCell[]): PrintedTerm {
  const opening = cells.slice(0, THRESHOLDS.opening);
  const names = opening.filter((cell) => !endsSentence(cell.text));
  const isReading = (given: TermCell) =>
    !holdsName(given) && names.some((cell) => cell !== given && mayBeReading(given.text, cell.text));
  const reading = cells.find(({ holds }) => holds?.is === 'reading') ?? opening.find(isReading);
  const named = cells.filter(
    (cell) => cell !== reading && languageOf(cell.text) !== undefined && !holdsMeaning(cell),
  );
  const held = named.filter(holdsName);
  // Where heads say which are names, no other is one.
  const all = held.length > 0 && cells.some(holdsMeaning) ? held : [...held, ...named];
  const [first] = all;
  const lang = languageOf(first?.text ?? '') ?? 'ja';
  const second = all.find(
    (cell) => cell !== first && languageOf(cell.text) !== lang && !endsSentence(cell.text),
  );
  const [one] = cells;
  const name = first?.text ?? one?.text ?? '';
  const rest = cells.filter((cell) => ![first ?? one, second, reading].includes(cell));
  const meaning = rest.map(({ text }) => text).join(' ');
  return {
    head: [name, second?.text ?? ''].join(' ').trim(),
    names: {
      ...parseNames(name, lang, true),
      ...(second && { [otherLang(lang)]: second.text }),
      ...(reading && { reading: reading.text }),
    },
    ...(meaning && { meaning }),
  };
}

/** `Moor, Moored`: the forms of one word; any other comma is of the name. */
function splitForms(name: string): string[] {
  const forms = name.split(', ');
  const stem = name.slice(0, THRESHOLDS.fewest).toLowerCase();
  return forms.every((form) => form.toLowerCase().startsWith(stem)) ? forms : [name];
}

function begin(builder: DocumentBuilder, { head, meaning, names: printed }: PrintedTerm, place: Place): void {
  const lang = languageOf(head) ?? 'ja';
  // A term that is all in brackets is one: `(2)`.
  const isNamed = printed.en || printed.ja;
  const { reading, remark, see = findSee(meaning), ...names } = isNamed ? printed : { [lang]: head };
  const entry: GlossaryEntry = { slug: '', state: 'current' };
  if (builder.open.topic) entry.topic = builder.open.topic.id;
  for (const each of LANGS) {
    const name = names[each];
    if (name) sideOfEntry(entry, each, place).headwords.push(...splitForms(name));
  }
  const side = entry.ja ?? entry.en ?? sideOfEntry(entry, lang, place);
  if (reading && entry.ja) entry.ja.reading = reading;
  if (see) side.see = see;
  if (remark) side.blocks.push({ type: 'paragraph', text: remark });
  if (meaning) {
    const means = languageOf(meaning) ?? lang;
    sideOfEntry(entry, means, place).blocks.push({ type: 'paragraph', text: meaning });
  }
  entry.slug = builder.slugs.give(toSlug(entry.en?.headwords[0] ?? entry.ja?.headwords[0] ?? head));
  builder.reading.records.glossary.push(entry);
}

/** `…カウンター。参照：解凍、氷`: the terms to which a meaning sends its reader at its end. */
function findSee(meaning = ''): string[] | undefined {
  const [, names] =
    /[。.)]\s*(?:[→⇒]|(?:参照|関連|cf\.?|See(?: also)?)\s?:?)\s*([^。.]{1,60})\.?$/i.exec(
      foldForms(meaning),
    ) ?? [];
  return names === undefined
    ? undefined
    : splitNames(meaning.slice(meaning.lastIndexOf(names), meaning.lastIndexOf(names) + names.length));
}

/** A text as the head that it begins with and what is behind that. */
function cutBehind(text: string, head: string) {
  return { head, meaning: text.slice(head.length).trim() };
}

/** The same of a text in a record, where a wide blank is no more than one: the wording of the source tells it. */
function splitRecorded(text: string, wording: string): { head: string; meaning?: string } {
  const split = splitMeaning(text);
  if (split.meaning !== undefined) return split;
  const { head, meaning } = splitMeaning(wording);
  return meaning !== undefined && text.startsWith(head) ? cutBehind(text, head) : split;
}

/** `標/Beacon　標の説明。` → the head and what it means; a line that is all head has no meaning. */
export function splitMeaning(text: string): { head: string; meaning?: string } {
  const match = MEANING.exec(foldForms(text.replace(PARTING, '\t')));
  const rest = match ? text.slice(match[0].length) : '';
  const quoted = match?.[1] ?? match?.[2];
  const isQuoted = quoted !== undefined;
  const head = match
    ? text.slice(isQuoted ? 1 : 0, (isQuoted ? 1 : 0) + (quoted ?? match[3] ?? '').length)
    : '';
  const isMeaning = endsSentence(rest) || rest.includes('。') || rest.length > THRESHOLDS.name || isQuoted;
  return match && isMeaning && !hasArrow(head) ? { head, meaning: rest } : { head: text };
}

const hasArrow = (text: string): boolean => ['→', '⇒'].some((arrow) => text.includes(arrow));
