import { findDay } from '../../../model/records/find-day.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import type { Span } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { parseNames } from '../../blocks/parse-names.ts';
import type { Imprint } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import type { Signs } from '../documents/signs.ts';
import type { Reading } from '../reader.ts';
import { findTitle, isImprint, listNames, type TitleLine } from './find-title.ts';
import { parseStatement, weighDay } from './parse-statement.ts';

/** A block, or a line of one, with what it says of the document. */
interface ImprintLine extends TitleLine {
  block: PairedBlock;
  /** The block that it is of. */
  whole: PairedBlock;
}

/** A day that the document may be of, and the line that says so. */
interface DayCandidate {
  day: NonNullable<ReturnType<typeof findDay>>;
  weight: number;
  line?: ImprintLine;
}

/**
 * Reads title, day and people: of the lines around the title, of fields, of the last lines, of the head of the page. Gives
 * the blocks that are left, in order.
 */
export function readImprint(
  builder: DocumentBuilder,
  blocks: readonly PairedBlock[],
  signs: Signs,
): PairedBlock[] {
  const { imprint: page = {} } = signs.source;
  const fields = blocks.filter(({ form }) => form === 'field').length;
  const length = fields + (page.title === undefined ? THRESHOLDS.opening : THRESHOLDS.openingOfPage);
  const opening = blocks.slice(0, length).flatMap((block) => toLines(block, signs));
  const end = blocks.slice(Math.max(length, blocks.length - THRESHOLDS.opening));
  const title = findTitle(opening, {
    page,
    isFar: (line) => opening.indexOf(line) > fields + THRESHOLDS.opening,
    countAlike: ({ style, label }) =>
      blocks.filter((each) => each.form === 'heading' && each.style === style && !each.label === !label)
        .length,
  });
  const { read, between, below } = findAround(opening, title, fields);
  const lines = [...opening, ...end.flatMap((block) => toLines(block, signs))];
  const others = lines.filter((line) => line !== title && !read.includes(line) && !between.includes(line));
  const last = others.slice(-THRESHOLDS.opening).filter(statesAtEnd);
  const written = page.date === undefined ? undefined : findDay(page.date);
  const day = chooseDay([
    ...[title, ...read].flatMap((line) => (line ? toDays(line, line === title ? 'inTitle' : 'opening') : [])),
    ...last.flatMap((line) => toDays(line, 'end')),
    ...findFrameDays(signs),
    ...(written ? [{ day: written, weight: weighDay('page', '') }] : []),
  ]);
  if (day) Object.assign(builder.reading, day.day);
  if (title?.form === 'field') takeTitleField(builder, title);
  else if (title) takeTitleLine(builder, title, signs, day?.line === title);
  const people = { text: [] as string[], fields: [] as string[] };
  read.push(
    ...last.filter(
      (line) => line.statement.isWhole && (line === day?.line || line.statement.people.length > 0),
    ),
  );
  for (const line of read)
    if (line.form === 'field') takeField(builder, line, day?.line === line, people.fields);
    else takeStatement(builder, line, signs, day?.line === line, people.text);
  const { reading } = builder;
  reading.credits.push(...(people.text.length > 0 ? people.text : people.fields));
  for (const [at, { block }] of between.entries())
    if (at === 0 && title && !block.twin) reading.subtitle = builder.lineOf(block);
    else builder.addNote(block, []);
  addOtherName(reading, below);
  completeImprint(reading, page);
  const taken = new Set([title, ...read, ...between].flatMap((line) => (line ? [line.block] : [])));
  return blocks.flatMap((block) => listLeft(block, lines, taken));
}

/** A block as its lines, where each of them but the first says something of the document; else whole. */
function toLines(whole: PairedBlock, signs: Signs): ImprintLine[] {
  const toLine = (block: PairedBlock): ImprintLine => {
    const text = signs.textOf(block).trim();
    return { ...block, block, whole, text, printed: signs.printedOf(block), statement: parseStatement(text) };
  };
  const line = toLine(whole);
  if (whole.form !== 'text' || whole.twin || whole.cells) return [line];
  const isRestored = signs.running.lines !== signs.source.lines;
  const spans = isRestored ? cutRestored(whole, line) : whole.paragraphs.flat();
  const [first, ...others] = cutAt(whole, spans).map(toLine);
  return first && others.length > 0 && (isRestored || others.slice(0, 1).every(isImprint))
    ? [first, ...others]
    : [line];
}

/** Where a line lost its ends: behind a sentence, behind the name beside a day, before the people. */
function cutRestored({ paragraphs }: PairedBlock, { text, statement }: ImprintLine): Span[] {
  const [span, ...others] = paragraphs.flat();
  const [first] = statement.people;
  if (!span || !first || others.length > 0) return [];
  const dayTo = statement.written?.to ?? text.length;
  const ends = [...text.slice(0, first.from).matchAll(/(?<=[。\P{ASCII}])\s+(?=\P{ASCII}|\d{4}年)/gu)]
    .filter(({ index }) => index > dayTo || text.charAt(index - 1) === '。')
    .map(({ 0: blank, index }) => index + blank.length);
  const cuts = [...new Set([0, ...ends, first.from, text.length])];
  return cuts.slice(1).map((end, at) => ({ from: span.from + (cuts[at] ?? 0), to: span.from + end }));
}

function cutAt(block: PairedBlock, spans: readonly Span[]): PairedBlock[] {
  const last = spans.length - 1;
  return spans.map((span, at) => ({
    ...block,
    from: at === 0 ? block.from : span.from,
    to: at === last ? block.to : span.to,
    paragraphs: [[span]],
    gap: at === 0 ? block.gap : 0,
  }));
}

/** The block, or those lines of it that were not taken. */
function listLeft(
  block: PairedBlock,
  lines: readonly ImprintLine[],
  taken: ReadonlySet<PairedBlock>,
): PairedBlock[] {
  const own = lines.filter(({ whole }) => whole === block).map((line) => line.block);
  const left = own.filter((each) => !taken.has(each));
  return left.length === own.length ? (taken.has(block) ? [] : [block]) : left;
}

/** The lines around the title that say day and people, what is between them, and the lines below. */
function findAround(lines: readonly ImprintLine[], title: ImprintLine | undefined, fields: number) {
  const at = title ? lines.indexOf(title) : -1;
  const read = lines.slice(0, at + 1).filter((line) => line !== title && states(line, true));
  const between: ImprintLine[] = [];
  let next = at + 1;
  for (; next < Math.min(at + 1 + THRESHOLDS.opening + fields, lines.length); next++) {
    const [line, below] = [lines[next], lines[next + 1]];
    if (!line) break;
    const known = [title, ...read].find((each) => each?.statement.written)?.statement.written?.day;
    const isFurther = known && !known.datePrecision && line.form !== 'field' && !line.statement.isDated;
    if (states(line, title !== undefined) && !(isFurther && line.statement.people.length === 0))
      read.push(line);
    // The name printed once more, a version: what is between the title and the day.
    else if (
      line.form === 'text' &&
      below &&
      isImprint(below) &&
      !read.some(({ statement }) => statement.written)
    )
      between.push(line);
    else break;
  }
  return { read, between, below: lines.slice(next, next + THRESHOLDS.opening) };
}

/** Whether a line is there to say day or people; below a title any short one with a day is. */
function states({ form, style, statement }: ImprintLine, isTitled: boolean): boolean {
  const { written, isDated, people, isWhole } = statement;
  const isSaid = isDated || people.length > 0;
  if (form === 'field') return true;
  if (form === 'item') return isTitled && isWhole && isSaid;
  // A short line between blank lines looks like a heading, and states the day all the same.
  if (form === 'heading') return isTitled && style === 'plain' && isSaid && statement.isImprint;
  if (form !== 'text' || style === 'row') return false;
  return isTitled ? written !== undefined || statement.isImprint : written !== undefined && isWhole;
}

/** Whether a line at the end of a text says who made it or when. */
function statesAtEnd({ form, text, statement }: ImprintLine): boolean {
  const { isWhole, isImprint: isSaid, isDated, people, written } = statement;
  if (!isOneOf(form, 'text', 'item') || !isSaid || endsSentence(text)) return false;
  return isDated || people.length > 0 || (form === 'text' && isWhole && written !== undefined);
}

function chooseDay(candidates: readonly DayCandidate[]): DayCandidate | undefined {
  return [...candidates].sort((a, b) => b.weight - a.weight)[0];
}

/** The day that a line states with what speaks for it. */
function toDays(line: ImprintLine, place: 'inTitle' | 'opening' | 'end'): DayCandidate[] {
  const { key, value } = parseField(line.text);
  const isField = line.form === 'field';
  const day = isField ? DATE_FIELD.test(key) && findDay(value) : line.statement.written?.day;
  if (!day) return [];
  const where = isField ? (line.style === 'front-matter' ? 'frontMatter' : 'mail') : place;
  return [{ day, weight: weighDay(where, line.text, day), line }];
}

/** What the frame of a page says of when it was last changed. */
function findFrameDays(signs: Signs): DayCandidate[] {
  return signs.allBlocks.flatMap((block) => {
    const { written, isDated } = block.name === 'furniture' ? parseStatement(signs.textOf(block)) : {};
    return written && isDated ? [{ day: written.day, weight: weighDay('frame', '') }] : [];
  });
}

/** Takes the title with the people on its line, and the day where it has words of its own. */
function takeTitleLine(
  builder: DocumentBuilder,
  line: ImprintLine,
  signs: Signs,
  isDayOfTitle: boolean,
): void {
  const { reading } = builder;
  const { block, statement } = line;
  const lang = block.lang ?? 'ja';
  const { length } = line.text;
  const isPart = statement.name.to < length || block.paragraphs.flat().length === 1;
  const whole = builder.lineOf(block);
  const printed = isPart ? printedPart(line, statement.name, signs) : whole;
  const number = block.label ? signs.running.text.slice(block.from, block.paragraphs[0]?.[0]?.from) : '';
  const title = tidySpaces(number + printed.replace(STRESS, '$2'));
  reading.credits.push(...statement.people.map((span) => printedPart(line, span, signs)));
  if (isDayOfTitle && statement.written) {
    const { from, to } = statement.written;
    const day = from >= statement.name.to ? { from: statement.name.to, to: length } : { from, to };
    reading.dateLine = statement.people.length > 0 ? whole : printedPart(line, day, signs);
  }
  const { remark, reading: _, see: __, ...names } = parseNames(title, lang);
  if (block.twin?.lang)
    Object.assign(names, { [lang]: title, [block.twin.lang]: builder.lineOf(block.twin) });
  reading.title = remark ? { [lang]: title } : names;
}

/** Signs that set words of a title off: `_鐘の塔_`. */
const STRESS = /(?<![\p{L}\p{N}])([_*]{1,3})(?=[^\s_*])([^_*]{1,80})(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** A part of a line as printed. */
function printedPart({ block }: ImprintLine, { from, to }: Span, { running }: Signs): string {
  const printed = block.paragraphs.flat().map((span) => running.text.slice(span.from, span.to));
  return tidySpaces(printed.join(' ').trimStart().slice(from, to));
}

/** Takes a line that says day or people; a day that is not the document's is kept as a note. */
function takeStatement(
  builder: DocumentBuilder,
  line: ImprintLine,
  signs: Signs,
  isDay: boolean,
  people: string[],
): void {
  const { block, statement, text } = line;
  const [first] = statement.people;
  if (!isDay && statement.written && !first) return void builder.addNote(block, []);
  const whole = builder.lineOf(block);
  if (isDay) builder.reading.dateLine = whole;
  const isAll = !first || (first.from === 0 && first.to === text.length);
  if (!isDay || first)
    people.push(...(isAll ? [whole] : statement.people.map((span) => printedPart(line, span, signs))));
  if (!block.twin) return;
  if (isDay) builder.addNote(block.twin, []);
  else people.push(builder.lineOf(block.twin));
}

/** A title in one language, and below it the name in both. */
function addOtherName(reading: Reading, below: readonly ImprintLine[]): void {
  const { ja, en } = reading.title;
  const again = below
    .map(({ text, block }) => ({ text, names: parseNames(text, block.lang ?? 'ja') }))
    .find(({ names }) => names.ja && names.en && (names.ja === ja || names.en === en));
  if (!again || (ja && en)) return;
  reading.title = toNames(again.text, 'ja');
}

function toNames(text: string, lang: 'en' | 'ja'): Reading['title'] {
  const { en, ja } = parseNames(text, lang);
  return { ...(en && { en }), ...(ja && { ja }) };
}

/** What the text leaves open and the head of its page says: title, who wrote it. */
function completeImprint(reading: Reading, page: Imprint): void {
  const [name] = listNames(page);
  if (name !== undefined && !reading.title.ja && !reading.title.en)
    reading.title = toNames(name, languageOf(name) ?? 'en');
  if (page.author !== undefined && reading.credits.length === 0) reading.credits.push(page.author);
}

const FIELD = /^([\w-]+|件名|差出人|日[時付]|更新日|作成日)\s?[:=]\s*(.*)$/;
/** `date`, `published_at`, `lastmod`: what programs that make pages name the day by. */
const DATE_FIELD =
  /^(?:pub|publish(?:ed)?|created?|updated?|modified)?[_-]?(?:date|at|on)$|^last_?mod|^(?:日[時付]|更新日|作成日)$/i;

function parseField(text: string): { key: string; value: string } {
  const [, name = '', value = ''] = FIELD.exec(text) ?? [];
  return { key: name.toLowerCase(), value };
}

/** What a field says, as printed, without quotation marks. */
function fieldValues(line: string): string[] {
  const value = line.slice(line.length - parseField(foldForms(line)).value.length);
  const values = /^\[.*\]$/.test(value) ? value.slice(1, -1).split(',') : [value];
  return values.map((each) => each.trim().replace(/^(["'])(.*)\1$/, '$2'));
}

function takeTitleField(builder: DocumentBuilder, { block }: ImprintLine): void {
  const [title = ''] = fieldValues(builder.lineOf(block));
  const lang = block.lang ?? 'en';
  const names = toNames(title, lang);
  builder.reading.title = names.en && names.ja ? names : { [lang]: title };
}

/** A header of a mail or page: day and writers are kept, the others left out by name. */
function takeField(builder: DocumentBuilder, line: ImprintLine, isDay: boolean, people: string[]): void {
  const { block, text } = line;
  const { key, value } = parseField(text);
  if (isDay) builder.reading.dateLine = builder.lineOf(block);
  else if (isOneOf(key, 'from', 'author', 'authors', '差出人') && value)
    people.push(...fieldValues(builder.lineOf(block)));
  else skipField(builder, block);
}

/** A field that says nothing of the document. */
export function skipField(builder: DocumentBuilder, block: PairedBlock): void {
  builder.skip(block, block.name ?? 'mail-header');
}
