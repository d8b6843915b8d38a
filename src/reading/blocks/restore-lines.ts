import { KANJI, KATAKANA } from '../../model/text/character-classes.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { findWrapWidth } from '../sources/join-lines.ts';
import { cutCells, cutLineAt } from '../sources/placed-line.ts';
import type { SourceText } from '../sources/source-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { EXAMPLE, isOneOf, MARKS } from '../words.ts';
import { mayBeReferred } from './beside-number.ts';
import { findCounting } from './find-outline.ts';
import { LETTERED, type LeadingLabel, parseLabel } from './label.ts';
import { readLine } from './read-line.ts';

/** Signs that begin a line wherever they are after white space. */
const BEGINS =
  /(?<=\s)(?=[■□◆◇◎★☆▼▽▲△§●•‣▪※][^\s]|・\s?[^\s・]|:{1,2}[^\s:]|\[?[QA]\d{0,3}[\].:]\s?[^\s/]|\[(?:Q|A|質問|回答)\]|(?:Examples?|例):|《[^《》]{1,60}》\s|[-*]\s[^\s\x20-\x7e]|\*[^\x20-\x7e]|\(\*\d\)|#{2,6}\s)/g;
/** Signs that are on a line of their own: separators, costs, sizes. */
const ALONE =
  /(?<=\s|^)(?:[-=_*~]{4,}|(?:\{[^{}\s]{1,5}\})+(?=\s[^\s\x20-\x7e])|\d{1,2}\/\d{1,2}(?=\s[^\s\x20-\x7e]))(?=\s|$)/g;
/** Where a Japanese sentence ended and white space, which Japanese does not write, follows. */
const SENTENCE_END = /[。」』)][」』)]{0,4}\s{1,80}(?=\S)/g;
/** Where English ends and Japanese begins. */
const LANGUAGE_CHANGE = /(?<!\d\.?)[.!?]["')\]]{0,4}\s{1,80}(?=["'(]?[^\s\x20-\x7e])/g;
/** `?+ A.25.1 - …`, `+ Note - …`, `A - Abilities ----`: numbers and words set off by a dash. */
const DASHED = new RegExp(
  `(?<=^|\\s)${MARKS}(?:${LETTERED}|Note|注意|注|[A-Z](?=\\s-\\s[^\\n]{1,80}?\\s{0,3}-{10}))\\s{1,8}-\\s`,
  'g',
);
/** What each of these has, before forms are folded. */
const SET_OFF_DASH = /\s[\p{Pd}−]\s/u;
/** The dots and the page of a line of contents. */
const LEADER = /(?<!\.\s?)(?:\.\s?){4,400}\d{0,4}\s/g;
/** Kanji, katakana and の between the end of a sentence and what follows: a name, and no sentence is made of them. */
const NAME = new RegExp(`(?<=[。)」』]\\s{1,8})[${KANJI}${KATAKANA}・ーの]{2,16}(?=\\s{1,8}(\\S\\.?))`, 'g');
/** Words that end a name which no list follows: `一般裁定 以下は…`, `コピーカード  カードあるいは…`. */
const LAST_WORDS = /(?:裁定|訂正|例示|例|カード|ルール|エラッタ|その他|質問)$/;
/** Two blanks beside Japanese: a line end and the blank that sets a paragraph in. */
const WIDE_BLANK = /(?<=\S)\s{2,80}(?=\S)/g;
const LABEL = /(?<=^|\s|[。」』)])(?=[\d(①-⑳A-Z第付])|(?<=[^\s\d][.!?:]["']?)(?=\d)/g;

/**
 * The same source with the lines that its lost line ends once parted, told by marks, numbers and sentence ends; the same
 * object where no line is too long to be one. Every line knows its offsets, so that places stay true.
 */
export function restoreLines(source: SourceText): SourceText {
  const dashed = restoreDashed(source);
  if (dashed !== source || !isCollapsed(source)) return dashed;
  const isShort = listPrinted(source).length <= THRESHOLDS.fewest;
  return cutLines(source, (text) => (isShort || text.length > THRESHOLDS.printedLine ? findCuts(text) : []));
}

/** Where a document sets its numbers off by dashes, its lines begin at them and at what is alone, nowhere else. */
function restoreDashed(source: SourceText): SourceText {
  const restored = cutLines(source, (text) => {
    if (!SET_OFF_DASH.test(text)) return [];
    const folded = foldForms(text);
    const found = findStarts(folded, DASHED);
    return found.some((at) => at > 0) ? inside([...found, ...findAlone(folded)], text) : [];
  });
  return restored.lines.length - source.lines.length < THRESHOLDS.fewest ? source : restored;
}

/** The same with lines cut that alone lost their ends: questions with their answers, long ones with several numbers of a book. */
export function restoreLongLines(source: SourceText): SourceText {
  const restored = restoreLines(source);
  if (restored !== source) return restored;
  return cutLines(source, (text) => {
    const asked = findAsked(text);
    if (asked.length > 0 || text.length <= THRESHOLDS.printedLine * 2) return asked;
    const cuts = findLabels(foldForms(text), false).flatMap(({ index }) => (index > 0 ? [index] : []));
    return cuts.length >= THRESHOLDS.fewest ? cuts : [];
  });
}

/** The same with lines cut that hold a rule and, with the same number once more, its translation. */
export function cutPairs(source: SourceText): SourceText {
  return cutLines(source, (text) => {
    if (!NUMBERED.test(text)) return [];
    const folded = foldForms(text);
    const labels = REPEATS.test(folded) ? findLabels(folded, false) : [];
    if (!isPair(folded, labels)) return [];
    return inside([...labels.map(({ index }) => index), ...findStarts(folded, INNER_EXAMPLE)], folded);
  });
}

function cutLines(source: SourceText, findCutsOf: (text: string) => readonly number[]): SourceText {
  const lines = source.lines.flatMap((line) => {
    const cuts = findCutsOf(line.text);
    return cuts.length > 0 ? cutLineAt(line, cuts) : [line];
  });
  return lines.length === source.lines.length ? source : { ...source, lines };
}

/** An example right behind a sentence: `… all of its component colors.Example: {G/W}`. */
const INNER_EXAMPLE = new RegExp(`(?<=[.。!?"」』)]\\s{0,80})${EXAMPLE}`, 'g');
/** A number at the beginning of a line that is in it once more. */
const REPEATS = /^\s*(\d[\w.]{0,40}\w)(?!\w).*\1/;
const NUMBERED = /^\s*\p{Nd}/u;

function findStarts(folded: string, pattern: RegExp): number[] {
  return [...folded.matchAll(pattern)].map(({ index }) => index);
}

/** Whether a text has the number of ours that it begins with once more, before words in the other language. */
function isPair(folded: string, [first, ...others]: readonly FoundLabel[]): boolean {
  return others.some(
    ({ index, label }) =>
      label.kind === 'rule' &&
      label.text === first?.label.text &&
      languageOf(folded.slice(0, index)) !== languageOf(folded.slice(index)),
  );
}

/** A question or an answer that follows the end of a sentence: `Q: May I? A: No.` */
const ASKED_BEHIND = /(?<=[?!.。」』)]["*]{0,2}\s{0,4})(?=\*{0,2}[QA]\d{0,3}\s?[.:]\s?[^\s/])/g;

/** Where further questions and answers begin in a line that begins with one. */
function findAsked(text: string): number[] {
  const folded = foldForms(text);
  if (!isOneOf(readLine(folded).form, 'question', 'answer')) return [];
  return inside(findStarts(folded, ASKED_BEHIND), folded);
}

/** Whether a source has lost its line ends: few lines, or lines longer than any of print, with several beginnings in them. */
function isCollapsed(source: SourceText): boolean {
  const printed = listPrinted(source);
  const length = printed.reduce((sum, { text }) => sum + text.length, 0);
  if (printed.length === 0) return false;
  const isTable = printed.filter(({ text }) => cutCells(text).length > 1).length > 1;
  if (printed.length <= THRESHOLDS.fewest && !isTable)
    return printed.some(({ text }) => findCuts(text).length >= 2);
  return length / printed.length > THRESHOLDS.printedLine * 2;
}

function listPrinted({ lines }: SourceText): SourceText['lines'] {
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Where lines began, in order, the first left out. */
function findCuts(text: string): number[] {
  const folded = foldForms(text);
  const labels = findLabels(folded).map(({ index }) => index);
  const begins = [BEGINS, INNER_EXAMPLE].flatMap((pattern) => findStarts(folded, pattern));
  const cuts = new Set([...begins, ...findAlone(folded), ...labels]);
  // In justified lines a single blank is after a sentence; a line ends with two.
  const justified = findWrapWidth(folded) > 0;
  for (const pattern of [SENTENCE_END, LANGUAGE_CHANGE, LEADER])
    for (const { 0: end, index } of folded.matchAll(pattern))
      if (
        pattern !== SENTENCE_END ||
        (end.startsWith('。') && !justified) ||
        end.length - end.trimEnd().length > 1
      )
        cuts.add(index + end.length);
  for (const { 0: blank, index } of folded.matchAll(WIDE_BLANK))
    if (
      hasJapanese(folded.slice(Math.max(0, index - 2), index)) ||
      hasJapanese(folded.charAt(index + blank.length))
    )
      cuts.add(index + blank.length);
  const names = findNames(folded);
  return [...inside(cuts, text).filter((at) => !names.includes(at)), ...names].sort((a, b) => a - b);
}

/** Where names of parts begin and end, each twice: they are between blank lines. */
function findNames(folded: string): number[] {
  return [...folded.matchAll(NAME)].flatMap(({ 0: name, index, 1: next }) => {
    if (index === 0 || (next !== '1.' && !LAST_WORDS.test(name))) return [];
    const to = index + name.length;
    return [index, index, to, to];
  });
}

/** Where signs that are alone begin and end. */
function findAlone(folded: string): number[] {
  return [...folded.matchAll(ALONE)].flatMap(({ 0: sign, index }) => [index, index + sign.length]);
}

function inside(cuts: Iterable<number>, { length }: string): number[] {
  return [...new Set(cuts)].filter((at) => at > 0 && at < length).sort((a, b) => a - b);
}

/** A number in a text. */
interface FoundLabel {
  index: number;
  label: LeadingLabel;
}

/** Numbers that begin a line: set off by white space, no reference; one that counts begins a list, or is in one. */
function findLabels(folded: string, withCounts = true): FoundLabel[] {
  const found = [...folded.matchAll(LABEL)].flatMap(({ index }): FoundLabel[] => {
    const near = folded.slice(index, index + THRESHOLDS.numberInContext);
    const label = parseLabel(near);
    if (!label || label.kind === 'letter' || index + label.end >= folded.length) return [];
    const before = folded.slice(Math.max(0, index - 14), index);
    const isReferred =
      mayBeReferred(before, near) || label.behind === 'sentence' || label.behind === 'subject';
    const isSetOff = label.isDotted || label.textFrom > label.end || label.kind === 'named';
    return !isReferred && isSetOff ? [{ index, label }] : [];
  });
  const isCount = ({ label }: FoundLabel) => label.kind === 'count';
  const counts = found.filter(isCount).map((of) => ({ of, number: of.label.text }));
  const counting = new Set([...findCounting(counts)].map(({ of }) => of));
  const begins = (each: FoundLabel, before = each) =>
    each.label.text === '1' || before === each || !isCount(before);
  const labels = found.filter(
    (each, at) => !isCount(each) || (withCounts && (counting.has(each) || begins(each, found[at - 1]))),
  );
  const isSpaced = ({ index }: FoundLabel) => folded.charAt(index - 1).trim() === '';
  return labels.some((each) => each.index > 0 && isSpaced(each)) ? labels.filter(isSpaced) : labels;
}
