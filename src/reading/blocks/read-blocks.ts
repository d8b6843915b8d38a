import { sliceWhen } from '../../model/slice-when.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { countColumns, hasJapanese, hasWord } from '../../model/text/script.ts';
import { endsIn, endsSentence } from '../../model/text/sentence.ts';
import { endsParagraph, findWrapWidth, leadsOn, stopsInside } from '../sources/join-lines.ts';
import type { RunningText } from '../sources/running-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';
import { type Block, type BlockForm, isBareNumber, wordsOf } from './block.ts';
import { follows } from './find-outline.ts';
import { parseLabel } from './label.ts';
import { type BlockRule, type Line, type Lines, listLines, toBlock } from './list-lines.ts';
import { isHeadingText } from './parse-names.ts';
import { toForms } from './resolve-forms.ts';
import { takeCard } from './take-card.ts';
import { takeContents } from './take-contents.ts';
import { takeFrontMatter } from './take-front-matter.ts';
import { takeHeading } from './take-heading.ts';
import { takeRow } from './take-row.ts';
import { joinCells, joinQuoted, toRows } from './to-rows.ts';

const RULES: readonly BlockRule[] = [takeFrontMatter, takeContents, takeRow, takeHeading, takeCard, takeLine];

/** The lines of a text with their forms, rows of tables as one line each; what is around the text is left out. */
export function readLines(running: RunningText): Line[] {
  const all = listLines(running.lines);
  const listed = new Set(
    all.filter(({ frame, isListed }) => frame === true && isListed).map(({ folded }) => folded),
  );
  const shown = all.filter(({ frame }) => !frame).map((line) => toListed(line, listed));
  return toRows(toForms(joinQuoted(joinCells(shown, running), running)));
}

/** A line that the contents of its page link by name heads a part, however the page shows it. */
function toListed(line: Line, listed: ReadonlySet<string>): Line {
  const isHeading = line.form === 'text' && line.style === 'text' && !line.cell && listed.has(line.folded);
  return isHeading ? { ...line, form: 'heading', style: 'listed' } : line;
}

/** Cuts the lines of a text into blocks by form alone. With what is around it they hold every character that is not white space, in order. */
export function readBlocks(all: readonly Line[], running: RunningText): Block[] {
  const lines: Lines = { running, all, ...measureWidths(all) };
  const blocks: Block[] = [];
  for (const [at, line] of all.entries()) {
    const before = blocks.at(-1);
    if (before && (line.from < before.to || continueBlock(before, lines, at))) continue;
    let read: Block[] | undefined;
    for (const rule of RULES) read ??= rule(line, lines, at, before);
    for (const block of read ?? []) blocks.push(block);
  }
  for (const [index, block] of blocks.entries()) {
    const words = wordsOf(block.paragraphs, running.text);
    // An address is of no language.
    block.lang = words.startsWith('http') && !words.includes(' ') ? undefined : languageOf(words);
    const next = blocks[index + 1];
    // A number alone above a card counts the cards.
    if (isBareNumber(block) && next?.form === 'card' && next.gap === 0)
      Object.assign(block, { form: 'skip', name: 'marker' });
  }
  const settled = blocks.map((block, at) =>
    isBareHeading(blocks, at) ? { ...block, form: 'text' as const, style: 'text' } : block,
  );
  const apart = sliceWhen(settled, (block, _, above) => above.length > 1 || !isNumberOf(above[0], block));
  const read = apart.map(([block, heading]) => joinNumber(block as Block, heading));
  const furniture = listLines(running.lines)
    .filter(({ frame }) => frame)
    .map((line) => toBlock(line, 'skip', 'furniture'));
  return furniture.length === 0 ? read : [...read, ...furniture].sort((a, b) => a.from - b.from);
}

/** A number alone, with a blank line between, is the number of a heading below it, or what counts a text: boxes set them beside each other. */
function isNumberOf(number: Block | undefined, { form, label, style, gap, cells }: Block): boolean {
  const isNamed = form === 'heading' && isOneOf(style, 'plain', 'capitals');
  const isCounted = form === 'text' && number?.label?.kind === 'count' && gap === 1 && !cells;
  return !label && (isNamed || isCounted) && number !== undefined && isBareNumber(number);
}

function joinNumber(number: Block, heading: Block | undefined): Block {
  const { form, style, label, from, gap } = number;
  return heading && label ? { ...heading, form, style, label, from, gap } : number;
}

/** What is alone between two headings is what the first says, not a heading over nothing. */
function isBareHeading(blocks: readonly Block[], at: number): boolean {
  const [before, block, next] = [blocks[at - 1], blocks[at], blocks[at + 1]];
  if (block?.style !== 'plain' || block.form !== 'heading' || before?.form !== 'heading') return false;
  const isAboveOther = next?.form === 'heading' || isOneOf(next?.label?.kind, 'parts', 'named', 'rule');
  return at > 2 && (!next || isAboveOther);
}

/** The width to which a text is wrapped, 0 where most of its long lines are not of one width; and that of its longer lines. */
function measureWidths(lines: readonly Line[]): Pick<Lines, 'wrapWidth' | 'fullWidth'> {
  const all = lines.filter(({ form }) => form !== 'separator');
  const width = findWrapWidth(all.map(({ text }) => text).join('\n'));
  const widths = all.map(({ columns }) => columns).sort((a, b) => a - b);
  const reached = widths[Math.floor(widths.length * 0.9)] ?? 0;
  const near = all.filter(({ columns }) => Math.abs(columns - width) <= 10);
  // Lines that happen to be of one length each end a sentence; wraps fall in the midst of them.
  const inside = near.filter(({ text: line }) => !endsSentence(line)).length;
  const longer = widths.filter((columns) => columns > width + THRESHOLDS.slack).length;
  const isWrapped = inside * 2 >= near.length && near.length * 4 >= all.length && longer * 12 <= all.length;
  return { wrapWidth: isWrapped ? width : 0, fullWidth: Math.min(reached, width || reached) };
}

/** What lines become whose form no block has: text, a heading, or nothing, by the name they are left out under. */
const OTHER_FORMS: Partial<Record<Line['form'], readonly [BlockForm, name?: string]>> = {
  field: ['text'],
  cost: ['text'],
  size: ['text'],
  'card-type': ['text'],
  'card-name': ['heading'],
  row: ['heading'],
  separator: ['skip', 'separator'],
  contents: ['skip', 'contents'],
  leader: ['skip', 'contents'],
  page: ['skip', 'furniture'],
  address: ['skip', 'address'],
  comment: ['skip', 'comment'],
};

/** A block of a single line. */
function takeLine(line: Line): Block[] {
  const [form, name] = OTHER_FORMS[line.form] ?? [line.form as BlockForm];
  return [toBlock(line, form, name)];
}

/** Forms whose lines below, however short, are theirs: paragraphs of an answer, the text under a number. */
const KEEPS_LINES = new Set<BlockForm>(['entry', 'question', 'answer', 'footnote']);

/** Adds a line to the block before it, as a wrap of its last line or as a paragraph of its own; false where it begins another. */
function continueBlock(block: Block, { running, all, wrapWidth, fullWidth }: Lines, at: number): boolean {
  const line = all[at];
  const last = all[at - 1];
  if (!line || !last || line.cells || last.cells) return false;
  if (isOneOf(block.form, 'heading', 'card', 'field', 'skip')) return false;
  // Below a day in a box of its own is what was said on it.
  const isDayAlone = block.said !== undefined && block.paragraphs.length === 0;
  if (line.gap > (isDayAlone ? 1 : 0)) return false;
  const mayTranslate = (line.wraps && !block.isListed) || line.form === 'quotation';
  if (mayTranslate && isTranslation(last, line, running)) return false;
  // Below what is quoted somebody answers.
  if (block.form === 'quotation' && isSigned(last) && !isSigned(line) && endsSentence(last.text))
    return false;
  if (block.form === 'quotation' && line.form === 'quotation')
    return !isRule(line) && addLine(block, line, false);
  // A mark or a day may have its line to itself: `例：`, and the example below it.
  const hasMark = block.said !== undefined || isOneOf(block.form, 'example', 'question', 'answer');
  if (block.paragraphs.length === 0 && hasMark && line.form === 'text') return addLine(block, line, true);
  if (isCitation(block, line)) return addLine(block, line, false);
  const isText =
    line.form === 'text' ||
    (line.form === 'quotation' && (line.wraps || stopsInside(last.text, line.text))) ||
    (line.form === 'entry' &&
      !line.isListed &&
      !endsSentence(last.text) &&
      (line.wraps
        ? last.columns >= THRESHOLDS.wrap && !countsOn(block, line)
        : isBroken(last, line, wrapWidth) && line.label?.kind !== 'rule' && line.label?.kind !== 'parts'));
  if (block.form === 'answer' && line.form === 'entry' && line.label?.kind === 'count')
    return addLine(block, line, true);
  if (!isText) return false;
  if (line.wraps || (line.style === 'code' && last.style === 'code'))
    return addLine(block, line, line.style === 'code');
  // Where no line is broken, a number of ours says enough: the text below it may be as short as its name.
  const mayEnd = wrapWidth === 0 && block.label?.kind === 'rule' && !isBroken(last, line, 0);
  const isShort = last.columns * 4 < fullWidth * 3 || mayEnd;
  if (isShort && isNamed(block, running, line)) return false;
  const changes = changesLanguage(last, line, running);
  const hangs = line.indent > block.indent && block.form !== 'text';
  // A Japanese paragraph is set in, however full the line above it is.
  const opens = block.form === 'text' && line.indent > last.indent && endsIn(last.text, '。');
  const wraps =
    !changes && !opens && (hangs || isBroken(last, line, wrapWidth)) && block.paragraphs.length > 0;
  // What is set in below a name is said of it.
  const isOfName = block.form === 'item' && hangs && isShort && wrapWidth === 0 && !endsSentence(last.text);
  if (wraps) return addLine(block, line, isOfName || (block.form !== 'item' && endsHere(last, wrapWidth)));
  // An item holds what is in its list below it, and what is set in below it in the other language.
  const isInItem = block.form === 'item' && (block.isListed === true || (changes && hangs));
  const keeps = KEEPS_LINES.has(block.form) || block.said !== undefined || isInItem;
  return keeps && addLine(block, line, true);
}

/** Whether a line is numbered right behind a block: `d.`, `e.`. */
function countsOn({ label: above }: Block, { label }: Line): boolean {
  return above !== undefined && above.kind === label?.kind && follows(label.text, above.text);
}

/** A sentence, and on the next line its translation; a Japanese one may hold English words. */
function isTranslation(last: Line, line: Line, running: RunningText): boolean {
  const areSentences = endsSentence(last.text) && endsSentence(line.text);
  const isOneInJapanese = hasJapanese(last.text) !== hasJapanese(line.text);
  return areSentences && isOneInJapanese && changesLanguage(last, line, running);
}

function changesLanguage(last: Line, line: Line, { text }: RunningText): boolean {
  const [before, behind] = [languageOf(text.slice(last.textFrom, last.to)), languageOf(line.text)];
  // A reference alone, `(603.3b)`, is of no language.
  if (!hasWord(line.text)) return false;
  return before !== undefined && behind !== undefined && before !== behind;
}

/** Whether a line has the sign of what a reply quotes. */
const isSigned = ({ folded }: Line): boolean => folded.trimStart().startsWith('>');

/** A quoted line that begins with a number of our rules. */
function isRule({ folded, from, textFrom }: Line): boolean {
  const text = folded.slice(textFrom - from, textFrom - from + THRESHOLDS.numberInContext);
  return parseLabel(text)?.kind === 'rule';
}

/** `[Barclay 2002/03/25]` in a paragraph, or set in below a text, where no room was left beside it; as far as that only with a day. */
function isCitation(block: Block, line: Line): boolean {
  const isSetOff =
    line.wraps || line.indent > block.indent || (line.indent > 0 && /\d[-/.]\d/.test(line.folded));
  return line.form === 'heading' && line.style === '[' && isSetOff;
}

/** `2.1. 鳴らし忘れ`: a number with a name, which the text on the line below is no part of; its other name is. */
function isNamed({ form, paragraphs, label }: Block, running: RunningText, line: Line): boolean {
  const [first] = paragraphs[0] ?? [];
  if (form !== 'entry' || !first || paragraphs.length > 1 || (paragraphs[0]?.length ?? 0) > 1) return false;
  const name = running.folded.slice(first.from, first.to);
  if (!isHeadingText(name) || countColumns(name) > THRESHOLDS.name) return false;
  return (
    endsIn(line.text, '.。!?:') || (label?.kind !== 'rule' && languageOf(name) === languageOf(line.text))
  );
}

/**
 * Whether a line was wrapped: it is full, or is set in as the first of a Japanese paragraph is and long enough; where no width
 * is known it stops inside a sentence.
 */
function isBroken(last: Line, line: Line, wrapWidth: number): boolean {
  const isFull = last.columns * 4 >= wrapWidth * 3;
  const opens = last.indent > line.indent && last.columns >= THRESHOLDS.wrap && hasJapanese(last.text);
  if (wrapWidth > 0) return !endsHere(last, wrapWidth) && (isFull || opens || leadsOn(last.text, line.text));
  return stopsInside(last.text, line.text);
}

/** Whether a paragraph ends with a line: a sentence ends there well before the width. */
function endsHere(last: Line, wrapWidth: number): boolean {
  return wrapWidth === 0 ? endsSentence(last.text) : endsParagraph(last.text, last.columns, wrapWidth);
}

function addLine(block: Block, line: Line, opens: boolean): boolean {
  const isMarked = isOneOf(line.form, 'quotation', 'text');
  const span = isMarked ? { from: line.textFrom, to: line.textTo } : { from: line.from, to: line.to };
  const last = block.paragraphs.at(-1);
  if (last && !opens) last.push(span);
  else block.paragraphs.push([span]);
  block.to = line.to;
  return true;
}
