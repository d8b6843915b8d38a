import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { numberGrammar } from '../../model/game/current-numbers.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Rule, RuleSide } from '../../model/records/rule.ts';
import { isOfRule, type LeadingNumber, parentOf, type RuleLevel } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { beginsInLowerCase, hasJapanese } from '../../model/text/script.ts';
import { endsIn } from '../../model/text/sentence.ts';
import { cutLine, type Line } from '../blocks/list-lines.ts';
import { findLanguageSign } from '../blocks/parse-names.ts';
import { joinLines } from '../sources/join-lines.ts';
import type { RunningText } from '../sources/running-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { readMark } from '../words.ts';

/** A line that begins a chapter, section, rule or subrule. `index` is its place among the lines. */
export interface Head {
  index: number;
  line: Line;
  leading: LeadingNumber;
  level: RuleLevel;
  /** What is after the number, as printed. */
  text: string;
  /** The number has the line to itself; its text begins in the next. */
  alone?: boolean;
  /** A section without a name: a sentence says what became of it. */
  unnamed?: boolean;
}

/** What every part of the reader needs while it reads one source. */
export interface ReadingContext extends ParagraphOptions {
  /** Whether a line was broken off at the right margin, so that the line below goes on with its sentence. */
  isBroken: (line: Line, next: Line) => boolean;
  diagnostics: Diagnostic[];
}

/** Reads what a head begins with the lines below it, up to the next head. */
export function readRule(
  below: readonly Line[],
  head: Head,
  next: Head | undefined,
  context: ReadingContext,
): Rule {
  const { running, lang } = context;
  const { line, level } = head;
  const { number, end, markEnd, textStart } = head.leading;
  running.take(line.from, line.from + end);
  running.skip('marker', line.from + end, line.from + markEnd);
  const [first, ...rest] = [
    ...(head.alone ? [] : [cutLine(line, textStart)]),
    ...below.filter((each) => !skipSeparator(each, context)),
  ];
  const isTitle = first && isHeading([first, ...rest], head, next, context);
  const side: RuleSide = {
    ...(isTitle && takeTitle(first, context)),
    blocks: takeBlocks(first && !isTitle ? [first, ...rest] : rest, context),
    place: running.placeAt(line.from),
  };
  return { number, level, state: lang === 'en' ? 'missing' : 'current', [lang]: side };
}

/** Whether the number is before a name: in chapters and sections but for unnamed ones, in a rule where subrules follow at once, or a paragraph. */
function isHeading(
  [first, below]: readonly [Line, ...Line[]],
  head: Head,
  next: Head | undefined,
  { isBroken }: ReadingContext,
): boolean {
  if (!isOfRule(head.level)) return isNamed(head.level) ? !head.unnamed : isTitleForm(first.text);
  const { text, folded } = first;
  // `Start Your Engines!` is a name.
  const isSentence = endsIn(text, '.;:、,') || /。|[.?!]["”’]?\s+[([]/.test(text);
  if (text.length > THRESHOLDS.nameInBoth || isSentence || readMark(folded)) return false;
  if (below && (isBroken(first, below) || readMark(below.folded))) return false;
  if (next !== undefined && parentOf(next.leading.number) === head.leading.number) return true;
  return below !== undefined && (below.gap > 0 || first.form === 'heading') && endsIn(below.text, '.。');
}

/** Takes a name; of a bilingual one, the part in the language of the edition is the title. */
function takeTitle(
  { from, to, text }: Line,
  { running, lang, take }: ReadingContext,
): Pick<RuleSide, 'title' | 'titleBeside'> {
  const sign = findLanguageSign(text);
  if (!sign) return { title: take(from, to).trim() };
  running.skip('separator', from + sign.from, from + sign.to);
  const halves = [take(from, from + sign.from), take(from + sign.to, to)].map((half) => half.trim());
  const [title = '', titleBeside = ''] =
    hasJapanese(halves[0] ?? '') === (lang === 'ja') ? halves : halves.toReversed();
  return { title, titleBeside };
}

/** Leaves out a line that only separates; whether it was one. */
export function skipSeparator({ form, from, to }: Line, { running }: ReadingContext): boolean {
  if (form !== 'separator') return false;
  running.skip('separator', from, to);
  return true;
}

/** Chapters and sections have names, but where the game says that they may state something; a rule has one where subrules follow at once. */
export function isNamed(level: RuleLevel): boolean {
  return !isOfRule(level) && !numberGrammar().levels.some(({ is, states }) => is === level && states);
}

/** Whether a text is short and no sentence, as names are. */
export function isTitleForm(text: string): boolean {
  return text.length <= THRESHOLDS.title && !endsIn(text, '.。;:、,') && !beginsInLowerCase(text);
}

/** How lines of one language become blocks. */
export interface ParagraphOptions {
  lang: Lang;
  running: RunningText;
  /** Takes a stretch of the running text for a record. */
  take(from: number, to: number): string;
  /** Whether the paragraph of a line goes on in the one below it, which begins with no mark. */
  goesOn(above: Line, line: Line): boolean;
}

/** Takes lines as paragraphs, examples (`Example:`, `例:`) and items; marks are skipped as `marker`. */
export function takeBlocks(lines: readonly Line[], taker: ParagraphOptions): TextBlock[] {
  return groupParagraphs(lines, taker).flatMap(({ lines: [first, ...rest], type, markLength }) => {
    taker.running.skip('marker', first.from, first.from + markLength);
    const parts = [cutLine(first, markLength), ...rest].map(({ from, to }) => taker.take(from, to));
    const text = joinLines(parts, taker.lang === 'ja');
    if (text === '') return [];
    return [type === 'item' ? { type, text, level: 1 } : { type, text }];
  });
}

/** Lines that form one paragraph, and the mark it begins with. */
interface Paragraph {
  lines: [Line, ...Line[]];
  type: TextBlock['type'];
  markLength: number;
}

/** A mark may have its line to itself: `例：`, and the example below it. */
function awaitsText({ lines, markLength }: Paragraph, { gap }: Line): boolean {
  return lines.length === 1 && markLength === lines[0].text.length && gap === 0;
}

function groupParagraphs(lines: readonly Line[], { goesOn }: ParagraphOptions): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const mark = readMark(line.folded);
    const item = line.isListed && !line.isCut ? ({ type: 'item', length: 0 } as const) : undefined;
    const begins = mark?.type === 'example' || !line.isCut ? (mark ?? item) : undefined;
    const last = paragraphs.at(-1);
    const above = lines[index - 1];
    if (last && above && !begins && (awaitsText(last, line) || goesOn(above, line))) last.lines.push(line);
    else
      paragraphs.push({ lines: [line], type: begins?.type ?? 'paragraph', markLength: begins?.length ?? 0 });
  }
  return paragraphs;
}
