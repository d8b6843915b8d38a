import { findDay, type WrittenDay } from '../../../model/records/find-day.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { toLooseKey } from '../../../model/text/loose-key.ts';
import { beginsInLowerCase, hasWord } from '../../../model/text/script.ts';
import { endsIn, endsSentence } from '../../../model/text/sentence.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { cutBlock, type Span } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { isHeadingText, parseNames } from '../../blocks/parse-names.ts';
import { findRunningHead } from '../../sources/find-furniture.ts';
import type { Imprint, SourceText } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf, SIGNS, TITLE_FIELD, VERSION } from '../../words.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import type { Signs } from '../documents/signs.ts';
import type { Reading } from '../reader.ts';
import { findTitle, isAboveTitle, isImprint, listNames, type TitleLine } from './find-title.ts';
import { DATE_FIELD, fieldValues, parseField } from './parse-field.ts';
import { LABEL_ALONE, parseStatement, weighDay } from './parse-statement.ts';

/** A block, or a line of one, with what it says of the document. */
interface ImprintLine extends TitleLine {
  block: PairedBlock;
  /** The block that it is of. */
  whole: PairedBlock;
  /** Its number as printed, with the blanks behind it. */
  number: string;
  /** A part of its text as printed. */
  partOf(span: Span): string;
}

/** A day that the document may be of, and the line that says so. */
interface DayCandidate {
  day: WrittenDay['day'];
  weight: number;
  line?: ImprintLine;
}

/** Finds title, day and people in lines around the title, fields, the last lines, the frame and the head of the page. */
function findImprint(blocks: readonly PairedBlock[], signs: Signs) {
  const { imprint: page = {} } = signs.source;
  const text = blocks.findIndex(({ form }) => form === 'text');
  const fields = blocks.slice(0, Math.max(0, text)).filter(({ form }) => form === 'field').length;
  const length = fields + (page.title === undefined ? THRESHOLDS.opening : THRESHOLDS.openingOfPage);
  const own = blocks.filter((_, at) => !leadsToQuotation(blocks, at, signs));
  const opening = own.slice(0, length).flatMap((block) => toLines(block, signs));
  const end = own.filter(
    ({ form }, at) => at >= length && (form === 'field' || at >= own.length - THRESHOLDS.opening),
  );
  const lines = [...opening, ...end.flatMap((block) => toLines(block, signs))];
  const headings = blocks.filter(({ form }) => form === 'heading');
  // What is called something above its text has no second title in a lower heading.
  const isCalled = opening.some(({ style, text }) => style === 'front-matter' && TITLE_FIELD.test(text));
  const styles = headings.map(({ style }) => style).filter((style) => style.startsWith('#'));
  const title = findTitle(opening, {
    page,
    topStyle: isCalled ? '#' : styles.sort()[0],
    isFar: (line) => opening.indexOf(line) > fields + THRESHOLDS.opening,
    countAlike: ({ style, label }) =>
      headings.filter((each) => each.style === style && !each.label === !label).length,
  });
  const further = title ? findFurtherTitle(title, opening, signs) : [];
  const around = opening.filter((line) => !further.includes(line));
  const { read, between, below } = findAround(around, title, fields);
  // Fields of a message in a page may be further below its title, those of notes below the text.
  read.push(...lines.filter((line) => line.form === 'field' && line !== title && !read.includes(line)));
  const others = lines.filter((line) => line !== title && !read.includes(line) && !between.includes(line));
  const post = blocks.find(({ style }) => style === 'post');
  // The last lines of a thread are of its last message.
  const ends = post ? [] : others.slice(-THRESHOLDS.opening);
  // Items with a day each say when something changed, lines with a time of day each who said something.
  const changes = others.filter(
    ({ form, text, statement }) =>
      statement.written && (form === 'item' || (!statement.isWhole && text.includes(':'))),
  );
  // The only line that is there to say when something became of the document may be below what it announces.
  const alone = others.filter((line) => line.form === 'text' && line.statement.isWhole && isDayBelow(line));
  const last = new Set([
    ...(alone.length === 1 ? alone : []),
    ...ends.filter((line) => statesAtEnd(line) && !(changes.length > 1 && changes.includes(line))),
  ]);
  const frame = signs.allBlocks.filter(({ name }) => name === 'furniture');
  const dated = frame.map((block) => toLine(block, signs)).filter(({ statement }) => statement.isDated);
  // Messages are of the day of the first.
  if (post) dated.unshift(toLine(post, signs));
  const ofTitle = toDays(title ? [title] : [], 'inTitle');
  const ofText = [...ofTitle, ...toDays(read, 'opening'), ...toDays([...last], 'end')];
  const day = chooseDay(ofText, toDays(dated, 'frame'), page.date);
  const isTaken = (line: ImprintLine) => line === day?.line || line.statement.people.length > 0;
  read.push(...[...last].filter((line) => line.statement.isWhole && isTaken(line)));
  return { title, further, read, between, below, day, lines };
}

/** What is above a quotation, on one line or two, says who wrote that, and when. */
function leadsToQuotation(blocks: readonly PairedBlock[], at: number, signs: Signs): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (next?.form === 'quotation') return block !== undefined && endsIn(signs.textOf(block), ':');
  const goesOn = next?.form === 'text' && next.gap === 0 && blocks[at + 2]?.form === 'quotation';
  return goesOn && leadsToQuotation(blocks, at + 1, signs);
}

/** The blocks of a beginning, with what is below a label that is alone on its line beside it. */
function joinLabels(blocks: readonly PairedBlock[], signs: Signs): PairedBlock[] {
  const opening = blocks.slice(0, THRESHOLDS.opening);
  const isLabel = (at: number) => {
    const [label, said] = [opening[at], opening[at + 1]];
    if (label?.form !== 'text' || said?.form !== 'text' || said.gap > 0 || label.twin || said.twin)
      return false;
    return LABEL_ALONE.test(signs.textOf(label).trim()) && isHeadingText(signs.textOf(said));
  };
  return blocks.flatMap((block, at) => {
    const [said] = isLabel(at) ? blocks.slice(at + 1) : [];
    if (!said) return isLabel(at - 1) ? [] : [block];
    return [{ ...block, to: said.to, paragraphs: [[...block.paragraphs.flat(), ...said.paragraphs.flat()]] }];
  });
}

/** Reads title, day and people; gives the blocks that are left, in order. */
export function readImprint(
  builder: DocumentBuilder,
  all: readonly PairedBlock[],
  signs: Signs,
): PairedBlock[] {
  const { reading } = builder;
  const blocks = joinLabels(all, signs);
  const { title, further, read, between, below, day, lines } = findImprint(blocks, signs);
  const isDay = (line: ImprintLine) => line === day?.line;
  if (day) Object.assign(reading, day.day);
  if (title) takeTitle(builder, title, isDay(title), signs.source.imprint);
  for (const { block } of further) addToTitle(reading, builder.lineOf(block), block.lang);
  const ofFields: string[] = [];
  for (const line of read)
    if (line.form === 'field') ofFields.push(...takeField(builder, line, isDay(line)));
    else reading.credits.push(...takeStatement(builder, line, isDay(line)));
  if (reading.credits.length === 0) reading.credits.push(...ofFields);
  reading.credits = [...new Set(reading.credits)];
  for (const [at, { block, text }] of between.entries())
    if (at === 0 && title && !block.twin && !endsSentence(text)) reading.subtitle = builder.lineOf(block);
    else builder.addNote(block, []);
  addOtherName(reading, below);
  completeImprint(reading, signs.source);
  // What a document says of itself it says as it means it.
  if (title?.style !== 'front-matter') setTagApart(reading);
  const sites = lines
    .slice(0, title && lines.indexOf(title))
    .filter((line) => title && !read.includes(line) && isAboveTitle(title, line, signs.source.imprint));
  for (const { block } of sites) builder.skip(block, 'furniture');
  const again = below[0]?.form === 'heading' && repeats(below[0].text, title) ? below[0] : undefined;
  if (again) builder.skip(again.block, 'heading');
  const heads = findRunningHeads(blocks, title, signs);
  for (const block of heads) builder.skip(block, 'furniture');
  // What a thread asks about is its title, and begins its question where no message does: `[質問] 灯りについて`.
  const isAsked = title?.form === 'question' && blocks[blocks.indexOf(title.whole) + 1]?.form !== 'heading';
  const taken = new Set(
    [isAsked ? undefined : title, ...further, ...read, ...between, ...sites, again].map(
      (line) => line?.block,
    ),
  );
  return blocks.flatMap((block) => {
    if (heads.has(block)) return [];
    const own = lines.filter(({ whole }) => whole === block).map((line) => line.block);
    const left = own.filter((each) => !taken.has(each));
    return left.length === own.length ? [block] : left;
  });
}

/** The further lines of a title of several, which the running head of the pages says together. */
function findFurtherTitle(title: ImprintLine, lines: readonly ImprintLine[], signs: Signs): ImprintLine[] {
  const head = toLooseKey(findRunningHead(signs.source.lines) ?? '');
  const isPart = ({ form, block, text }: ImprintLine) =>
    isOneOf(form, 'heading', 'text') &&
    !block.label &&
    isHeadingText(text) &&
    !text.startsWith('(') &&
    head.includes(toLooseKey(text));
  if (head === toLooseKey(title.text) || !isPart(title)) return [];
  const below = lines.slice(lines.indexOf(title) + 1, THRESHOLDS.opening);
  const end = below.findIndex(({ statement }) => statement.written);
  const own = below.slice(0, end < 0 ? undefined : end);
  // What goes on in small letters goes on from the line above.
  const leadsOn = (at: number) => {
    const next = own[at + 1];
    return next !== undefined && isPart(next) && beginsInLowerCase(next.text);
  };
  return own.filter((line, at) => isPart(line) || leadsOn(at));
}

/** Blocks that are the title at the head of a further page, below the number of the one before. */
function findRunningHeads(blocks: readonly PairedBlock[], title: ImprintLine | undefined, signs: Signs) {
  const { allBlocks } = signs;
  const isFurniture = (at: number) => allBlocks[at]?.name === 'furniture';
  const below = new Set(
    allBlocks.flatMap(({ from }, at) => (isFurniture(at - 1) || isFurniture(at - 2) ? [from] : [])),
  );
  const found = blocks.filter((block) => {
    if (block === title?.whole || block.label || !below.has(block.from)) return false;
    return isOneOf(block.form, 'text', 'heading') && repeats(signs.textOf(block), title);
  });
  return new Set(found);
}

/** Whether a line says the title once more. */
function repeats(text: string, title: ImprintLine | undefined): boolean {
  if (!title) return false;
  const said = title.form === 'field' ? (fieldValues(title.text)[0] ?? '') : title.text;
  return toLooseKey(text) === toLooseKey(said);
}

function toLine(block: PairedBlock, signs: Signs, whole = block): ImprintLine {
  const text = signs.textOf(block).trim();
  const statement = parseStatement(text);
  const printed = signs.wordingOf(block).trimStart();
  const partOf = ({ from, to }: Span) => tidySpaces(printed.slice(from, to));
  const textFrom = block.paragraphs[0]?.[0]?.from ?? block.from;
  const number =
    block.label && block.style !== 'subject' ? signs.running.text.slice(block.from, textFrom) : '';
  return { ...block, block, whole, text, printed: signs.printedOf(block), number, statement, partOf };
}

/** A block as its lines, where the second says something of the document; else whole. */
function toLines(whole: PairedBlock, signs: Signs): ImprintLine[] {
  const line = toLine(whole, signs);
  if (whole.form !== 'text' || whole.twin || whole.cells) return [line];
  const isRestored = signs.running.lines !== signs.source.lines;
  const spans = isRestored ? cutRestored(whole, line) : whole.paragraphs.flat();
  const parts = cutBlock(whole, spans).map((part) => toLine(part, signs, whole));
  const [first, second] = parts;
  const isCut = first && second && !LABEL_ALONE.test(first.text);
  return isCut && (isRestored || isImprint(second)) ? parts : [line];
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

/** The lines around the title that say day and people, what is between them, and the lines below. */
function findAround(lines: readonly ImprintLine[], title: ImprintLine | undefined, fields: number) {
  const at = title ? lines.indexOf(title) : -1;
  const above = lines.slice(0, at + 1).filter((line) => line !== title);
  const read = above.filter((line) => states(line, true) || isDayAlone(line, lines));
  const between: ImprintLine[] = [];
  let next = at + 1;
  for (; next < Math.min(at + 1 + THRESHOLDS.opening + fields, lines.length); next++) {
    const line = lines[next];
    if (!line) break;
    const known = [title, ...read].find((each) => each?.statement.written)?.statement.written?.day;
    const isFurther = known && !known.datePrecision && line.form !== 'field' && !line.statement.isDated;
    if (next === at + 1 && isDayAlone(line, lines)) read.push(line);
    // A first part may be named between the title and the day.
    else if (next === at + 1 && isPart(line) && isDayBelow(lines[next + 1])) continue;
    else if (states(line, title !== undefined) && !(isFurther && line.statement.people.length === 0))
      read.push(line);
    // The name printed once more, a version: what is between the title and the day.
    else if (
      line.form === 'text' &&
      lines.slice(next + 1, next + 3).some(isImprint) &&
      !read.some(({ statement }) => statement.written)
    )
      between.push(line);
    else break;
  }
  const below = lines.slice(next, next + THRESHOLDS.opening);
  // Who made it may be below what the title announces, above the first part.
  const isOfPeople = ({ form, statement }: ImprintLine) =>
    form !== 'item' && statement.isWhole && statement.people.length > 0;
  const first = below.findIndex((line) => line.form !== 'text' && !isOfPeople(line));
  if (title) read.push(...below.slice(0, first < 0 ? undefined : first).filter(isOfPeople));
  return { read, between, below };
}

/** Whether a line heads a part, and states nothing. */
function isPart(line: ImprintLine): boolean {
  return line.form === 'heading' && !states(line, true);
}

/** Whether a line is there to say when the document is from. */
function isDayBelow(line: ImprintLine | undefined): boolean {
  const { isImprint: isSaid = false, isDated = false, written } = line?.statement ?? {};
  return line !== undefined && states(line, true) && isSaid && isDated && written !== undefined;
}

/** A heading beside the title that is a day, and the only one: more of them part what was said on each. */
function isDayAlone(line: ImprintLine, lines: readonly ImprintLine[]): boolean {
  const isDay = ({ form, label, statement }: ImprintLine) =>
    form === 'heading' && !label && statement.isWhole && statement.written !== undefined;
  return isDay(line) && lines.filter(isDay).length === 1;
}

/** Whether a line is there to say day or people; below a title any short one with a day is. */
function states(line: ImprintLine, isTitled: boolean): boolean {
  const { form, style, statement } = line;
  const { written, isDated, people, isWhole } = statement;
  const isSaid = isDated || people.length > 0;
  if (form === 'field') return true;
  if (form === 'item') return isTitled && isWhole && isSaid;
  if (form === 'quotation') return isTitled && isDated && statement.isImprint;
  // A short line between blank lines, or one with the signs of the title above it, looks like a heading, and states the day all the same.
  if (form === 'heading') {
    const isBelowTitle = line.gap === 0 && SIGNS.includes(style.charAt(0) || ' ');
    const mayState = isBelowTitle || isOneOf(style, 'plain', '**', '━', '─', '═');
    return isTitled && mayState && isSaid && statement.isImprint;
  }
  if (form !== 'text' || (style === 'row' && !isImprint(line))) return false;
  return isTitled ? written !== undefined || statement.isImprint : written !== undefined && isWhole;
}

/** Whether a line at the end of a text says who made it or when. */
function statesAtEnd(line: ImprintLine): boolean {
  const { form, style, text, statement } = line;
  const { isWhole, isImprint: isSaid, isDated, people, written } = statement;
  if (!isOneOf(form, 'text', 'item') || !isSaid || endsSentence(text)) return false;
  if (style === 'row' && !isImprint(line)) return false;
  if (OF_REPLIES.some((word) => text.includes(word))) return false;
  return isDated || people.length > 0 || (form === 'text' && isWhole && written !== undefined);
}

/** Words by which sites state when somebody answered, or thanked for it. */
const OF_REPLIES = ['お礼', '回答', '返信'];

/** The days that lines of a place state, with what speaks for each. */
function toDays(
  lines: readonly ImprintLine[],
  place: 'inTitle' | 'opening' | 'end' | 'frame',
): DayCandidate[] {
  return lines.flatMap((line) => {
    const { form, style, text, statement } = line;
    const { key, value } = parseField(text);
    // Around a text a sentence may say so: `This page was last edited on …`.
    const stated = place === 'frame' ? findDay(text) : statement.written?.day;
    const day = form === 'field' ? DATE_FIELD.test(key) && findDay(value) : stated;
    const ofField = style === 'front-matter' ? 'frontMatter' : 'mail';
    return day ? [{ day, weight: weighDay(form === 'field' ? ofField : place, text, day), line }] : [];
  });
}

/** The day that has most for being the document's. What is around a text has the days of others too: that of the page tells which is its. */
function chooseDay(
  ofText: readonly DayCandidate[],
  ofFrame: readonly DayCandidate[],
  ofPage = '',
): DayCandidate | undefined {
  const day = findDay(ofPage);
  const isOfPage = (other: DayCandidate) => !day || [day.date, dayInJapan(ofPage)].includes(other.day.date);
  const all = [
    ...ofText,
    ...ofFrame.filter(isOfPage),
    ...(day ? [{ day, weight: weighDay('page', '') }] : []),
  ];
  return all.sort((a, b) => b.weight - a.weight)[0];
}

/** The day that a time is of in Japan, where clocks are ahead of those that pages state their time by. */
function dayInJapan(time: string): string | undefined {
  const at = time.endsWith('Z') ? Date.parse(time) : Number.NaN;
  // Swedish days are written as the records have them.
  return Number.isNaN(at) ? undefined : new Date(at).toLocaleDateString('sv', { timeZone: 'Asia/Tokyo' });
}

/** Takes the title with the people on its line, and the day where it has words of its own. */
function takeTitle(builder: DocumentBuilder, line: ImprintLine, isDay: boolean, page: Imprint = {}): void {
  const { reading } = builder;
  const { block, form, text, number, partOf } = line;
  const { name, people, written } = line.statement;
  const whole = builder.lineOf(block);
  if (form === 'field') {
    reading.title = toNames(fieldValues(whole)[0] ?? '', block.lang ?? 'en');
    return;
  }
  // A day that is not the document's is said nowhere else.
  const own = isDay || people.length > 0 ? name : { from: 0, to: text.length };
  const isPart = own.to < text.length || block.paragraphs.flat().length === 1;
  const said = tidySpaces(number + (isPart ? partOf(own) : whole).replace(STRESS, '$2'));
  const title = withoutEnd(said, SIGNS.includes(line.style.charAt(0) || ' ') ? `:：${SIGNS}` : ':：');
  reading.credits.push(...people.map(partOf));
  if (isDay && written) {
    const day = written.from >= name.to ? { from: name.to, to: text.length } : written;
    reading.dateLine = people.length > 0 ? whole : partOf(day).replace(/^,\s*/, '');
  }
  const other = block.twin && builder.lineOf(block.twin);
  if (other && VERSION.test(foldForms(other))) reading.subtitle = other;
  reading.title =
    block.twin?.lang && other && other !== reading.subtitle
      ? { [block.lang ?? 'ja']: title, [block.twin.lang]: other }
      : toNames(
          listNames(page).find((name) => toLooseKey(name) === toLooseKey(title)) ?? title,
          block.lang ?? 'ja',
        );
}

function addToTitle(reading: Reading, line: string, lang: Lang = 'en'): void {
  reading.title = { ...reading.title, [lang]: [reading.title[lang], line].filter(Boolean).join(' ') };
}

/** A title without the signs behind it, such as are before it as well: `◇ 第3号 ◇◆`. */
function withoutEnd(title: string, signs: string): string {
  return signs.includes(title.at(-1) ?? ' ') ? withoutEnd(title.slice(0, -1).trimEnd(), signs) : title;
}

/** Signs that set words of a title off: `_鐘の塔_`. */
const STRESS = /(?<![\p{L}\p{N}])([_*]{1,3})(?=[^\s_*])([^_*]{1,80})(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** Takes a line that says day or people, and gives the people; a day that is not the document's is kept as a note. */
function takeStatement(builder: DocumentBuilder, line: ImprintLine, isDay: boolean): string[] {
  const { block, statement, text, partOf } = line;
  const { people, written } = statement;
  const [first] = people;
  if (!isDay && written && !first) {
    builder.addNote(block, []);
    return [];
  }
  const whole = builder.lineOf(block);
  if (isDay) builder.reading.dateLine = whole;
  if (isDay && block.twin) builder.addNote(block.twin, []);
  const isAll = !first || (written && !isDay) || (first.from === 0 && first.to === text.length);
  const named = isAll ? [whole] : people.map(partOf);
  return [...(isDay && !first ? [] : named), ...(block.twin && !isDay ? [builder.lineOf(block.twin)] : [])];
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

/** The names that a title prints; all of it where it has a remark, or an abbreviation of what it says: `… (FAQ)`. */
function toNames(title: string, lang: Lang): Reading['title'] {
  const { en, ja, remark } = parseNames(title, lang);
  const isShort = ja && en && en === en.toUpperCase() && !en.includes(' ');
  return remark || isShort ? { [lang]: title } : { ...(en && { en }), ...(ja && { ja }) };
}

/** What is before a title in brackets says of what list, board or sort the text is: `[lamps 12] Oil`. */
function setTagApart(reading: Reading): void {
  for (const lang of LANGS) {
    const title = reading.title[lang] ?? '';
    const end = title.startsWith('[') ? title.indexOf(']') + 1 : 0;
    const name = title.slice(end).trim();
    if (end === 0 || end > THRESHOLDS.name || !hasWord(name) || reading.subtitle !== undefined) continue;
    reading.title = { ...reading.title, [lang]: name };
    reading.subtitle = title.slice(0, end);
  }
}

/** What the text leaves open and the head of its page, or of all its pages, says: title, who wrote it. */
function completeImprint(reading: Reading, { imprint: page = {}, lines }: SourceText): void {
  const names = listNames(page);
  // A site may have the title above its text, beside its own name.
  const shown = new Set(lines.flatMap(({ frame, text }) => (frame ? toLooseKey(text) : [])));
  const head = findRunningHead(lines) ?? '';
  const ofHead = tidySpaces(head.slice(0, parseStatement(foldForms(head)).name.to)) || undefined;
  const name = names.find((each) => shown.has(toLooseKey(each))) ?? names[0] ?? ofHead;
  if (name !== undefined && !reading.title.ja && !reading.title.en)
    reading.title = toNames(name, languageOf(name) ?? 'en');
  if (page.author !== undefined && reading.credits.length === 0) reading.credits.push(page.author);
}

/** A header of a mail or page: day and writers are kept, the others left out by name. */
function takeField(builder: DocumentBuilder, { block, text }: ImprintLine, isDay: boolean): string[] {
  const { key, value } = parseField(text);
  if (isDay) builder.reading.dateLine = builder.lineOf(block);
  else if (isOneOf(key, 'from', 'author', 'authors', '差出人', '投稿者') && value) {
    const values = fieldValues(builder.lineOf(block));
    if (text.startsWith('[')) builder.skipPart(block, text.length - value.length, 'label');
    return values;
  } else builder.skip(block);
  return [];
}
