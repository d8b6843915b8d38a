import { numberGrammar, ofGrammar } from '../game/current-numbers.ts';
import type { NumberLevel } from '../game/number-levels.ts';
import { compareText } from '../text/compare-text.ts';
import { foldWidth } from '../text/fold-width.ts';
import { fromRoman, toRoman } from '../text/roman.ts';
import { listMatches, type TextSpan } from '../text/spans.ts';

/** A rule number as printed, without a final dot: `7`, `702`, `702.9`, `702.9b`; its levels are those of the game file. */
export type RuleNumber = string & { readonly ruleNumber: unique symbol };

/** What a number names, from the top. A keyword's heading (`702.9`) is at level `rule`; a game may lack a level, and have several of the last. */
export type RuleLevel = NumberLevel['is'];

const PATTERNS = ofGrammar(({ sources: { top, stem, below, belowInText }, separator, letters, levels }) => {
  const rule = levels.find(({ is }) => is === 'rule');
  const apart = `(?![a-zA-Z0-9])(?!${separator}\\d)`;
  const inText = stem + belowInText;
  return {
    /** The numbers inside running text, at any level below the chapter: `702`, `702.9`, `702.9b`. Not `{702}`, `1702.9`, `702.95.3`. */
    inText: new RegExp(`(?<![\\d.,{#$¥/:-])(?<!\\d\\s)${inText}(?!\\d)(?!${separator}\\d)`, 'g'),
    /** A number at the very start of a line. The final dot and letters that do not count are left to the caller. */
    leading: new RegExp(`^(?:${stem}${below}|${top})${apart}`),
    /** The same with a blank after the sign, as in 606.8b of 2006: only before a letter, for `100. 2` may begin a title. */
    withBlank:
      rule?.after && letters
        ? new RegExp(`^(${stem})\\${rule.after} (\\d{1,3}[${letters}])(?=\\s+\\S)`)
        : /(?!)/,
    /** What follows a number in a range: `–h`, `–10`, `-601.2h`, ` ～rule 601.2h`, ` through 601.2h`, `から601.2hまで`. */
    rangeEnd: new RegExp(
      `\\s?[-–—‐−~〜]\\s?(?:(?:(?:rules?|ルール)\\s?)?(${inText})|(\\d{1,3})|([${letters || '^\\s\\S'}]))(?![\\da-zA-Z]|${separator}\\d)|(?:\\s(?:through|to)\\s(?:rules?\\s)?|\\s?から\\s?(?:(?:rules?|ルール)\\s?)?)(${inText})(?![\\da-zA-Z]|${separator}\\d)`,
      'iy',
    ),
  };
});

/** The form of a number for schemas that cannot call the parser. */
export const ruleNumberPattern = (): string => numberGrammar().whole.source;

/** The part of a number at each level, from the top: `702.9b` → 7, 02, 9, b; undefined when the text is no number. */
export function partsOf(text: string): string[] | undefined {
  const { whole, levels } = numberGrammar();
  const [, alone, ...deeper] = whole.exec(text) ?? [];
  const parts = alone === undefined ? deeper.filter(Boolean) : [alone];
  const [top] = parts;
  if (top === undefined || (levels[0]?.from === undefined && countOf(top, levels[0]) === 0)) return undefined;
  if (parts.some((part, at) => levels[at]?.roman && toRoman(fromRoman(part), levels[at].roman) !== part))
    return undefined;
  return parts;
}

/** How manieth a part is among those of its level: 9, `m` → 11, `IV` → 4. */
function countOf(part: string, level: NumberLevel | undefined): number {
  if (level?.roman) return fromRoman(part);
  const { letters } = level ?? {};
  return letters ? letters.indexOf(part.slice(-1)) + 1 + letters.length * (part.length - 1) : Number(part);
}

/** How manieth its last part is among those of its level: 9 of 702.9, 11 of 702.9m. */
export function ordinalOf(number: RuleNumber): number {
  const parts = partsOf(number) ?? [];
  return countOf(parts.at(-1) ?? '', numberGrammar().levels[parts.length - 1]);
}

/** The number of these parts, as printed. */
export function numberOf(parts: readonly string[]): RuleNumber {
  const { levels } = numberGrammar();
  return parts.map((part, index) => printPart(part, levels[index]?.after)).join('') as RuleNumber;
}

/** A part with the sign before it, or the brackets around it. */
export const printPart = (part: string, after = ''): string => after + part + (after === '(' ? ')' : '');

/** Whether the text is a rule number as printed (no final dot, no folding). */
export function isRuleNumber(text: string): text is RuleNumber {
  return partsOf(text) !== undefined;
}

/** The text as a rule number; throws on anything else: for our own constants and already checked data. */
export function toRuleNumber(text: string): RuleNumber {
  if (!isRuleNumber(text)) throw new TypeError(`not a rule number: ${text}`);
  return text;
}

/** `702.9b` → `702.9` → `702` → `7` → undefined. */
export function parentOf(number: RuleNumber): RuleNumber | undefined {
  const parts = partsOf(number) ?? [];
  return parts.length > 1 ? numberOf(parts.slice(0, -1)) : undefined;
}

/** A number and those above it, from the inside out: `702.9b`, `702.9`, `702`, `7`. */
export function listUpwards(number: RuleNumber): RuleNumber[] {
  const parts = partsOf(number) ?? [];
  return parts.map((_, at) => numberOf(parts.slice(0, parts.length - at)));
}

/** The top of the book that a number is in: `702.9b` → `7`. */
export const chapterOf = (number: RuleNumber): RuleNumber => numberOf((partsOf(number) ?? []).slice(0, 1));

/** The section a number is in: `702.9b` → `702`; a chapter is its own. */
export function sectionOf(number: RuleNumber): RuleNumber {
  return numberOf((partsOf(number) ?? []).slice(0, numberGrammar().stem));
}

export function levelOf(number: RuleNumber): RuleLevel {
  const { levels } = numberGrammar();
  return levels[(partsOf(number)?.length ?? 1) - 1]?.is ?? 'chapter';
}

/** Whether a number is a rule's; chapters and sections are parts of the book, with a name. */
export const isOfRule = (level: RuleLevel): boolean => level === 'rule' || level === 'subrule';

/** What stays of a number when what it is under moves: `702.9b` → `b`, `702.9` → `9`; a section is called by its whole number. */
export function lastPartOf(number: RuleNumber): string {
  const parts = partsOf(number) ?? [];
  return parts.length > numberGrammar().stem ? (parts.at(-1) ?? number) : number;
}

/** The order of the book: `702.2` before `702.10`, `704.5z` before `704.5aa`. */
export function compareRuleNumbers(a: RuleNumber, b: RuleNumber): number {
  const left = partsOf(a);
  const right = partsOf(b);
  if (!left || !right) return compareText(a, b);
  const { levels } = numberGrammar();
  for (const [index, level] of levels.entries()) {
    const [one = '', other = ''] = [left[index], right[index]];
    const order = level.letters
      ? one.length - other.length || compareText(one, other)
      : countOf(one, level) - countOf(other, level) || (one === '' ? 0 : 1) - (other === '' ? 0 : 1);
    if (order !== 0) return order;
  }
  return 0;
}

/** The part after another: `9` → `10`, `k` → `m` (no `l`, no `o`), `z` → `aa`; of nothing the first. */
function nextPart(part: string, level: NumberLevel | undefined): string {
  if (level?.roman) return toRoman(fromRoman(part) + 1, level.roman);
  const { letters } = level ?? {};
  if (letters === undefined) return String(Number(part) + 1).padStart(part.length, '0');
  const last = part.at(-1);
  if (last === undefined) return letters[0] ?? '';
  const next = letters[letters.indexOf(last) + 1];
  return next === undefined ? nextPart(part.slice(0, -1), level) + letters[0] : part.slice(0, -1) + next;
}

/** The first number below another: `702.9` → `702.9a`; undefined where there are no more levels. */
export function firstBelow(number: RuleNumber): RuleNumber | undefined {
  const { levels } = numberGrammar();
  const parts = partsOf(number) ?? [];
  const below = levels[parts.length];
  if (!below) return undefined;
  const first = nextPart('', below).padStart(below.least ?? 1, '0');
  return numberOf([...parts, first]);
}

/** The number after another on its level: `702.9k` → `702.9m`, `702.9` → `702.10`; undefined after the last, `799`. */
export function nextOf(number: RuleNumber): RuleNumber | undefined {
  const parts = partsOf(number) ?? [];
  const level = numberGrammar().levels[parts.length - 1];
  const next = nextPart(parts.at(-1) ?? '', level);
  const isTooLong = !level?.roman && next.length > (level?.most ?? 1);
  return isTooLong ? undefined : numberOf([...parts.slice(0, -1), next]);
}

/** The numbers that may be directly after another in an unbroken book: `702.9k` → 702.9m, 702.10, 703, 8. */
export function listSuccessors(number: RuleNumber): RuleNumber[] {
  const parts = partsOf(number) ?? [];
  const around = parts.flatMap((_, at) => nextOf(numberOf(parts.slice(0, at + 1))) ?? []);
  return [firstBelow(number) ?? [], around].flat();
}

/** Whether a number is one of them. The sections of a chapter may begin anywhere: the first of chapter 7 is 700. */
export function isSuccessor(number: RuleNumber, previous: RuleNumber | undefined): boolean {
  if (previous === undefined) return isRuleNumber(number);
  return (
    listSuccessors(previous).includes(number) ||
    (levelOf(number) === 'section' && parentOf(number) === previous)
  );
}

/** A number that begins a line, and how it is set off from what follows. */
export interface LeadingNumber {
  number: RuleNumber;
  /** Index after the number. */
  end: number;
  /** Index after its dot; `end` where there is none, more than one after it where a blank is before the dot. */
  dotEnd: number;
  /** Index after the number printed once more (`702.128. 702.128. Embalm`); `dotEnd` where it is not. */
  markEnd: number;
  /** A dot follows the number. */
  dot: boolean;
  /** White space is between the number (with its dot) and the text. */
  space: boolean;
  /** Index where the text after the number begins; the line's length when there is none. */
  textStart: number;
}

/** The dot, or a colon, after a number; a dot that a blank parts from it (`101 . 黄金律`) only where the text after it is set off. */
const DOT = /^(?:\.|:(?=\s)|\s+\.(?=\s+\S))/;

/**
 * The number a line begins with: `702.9b If`, `702.9. Flying`, `901.4.All`, `101 . Players`, `606. 8b Players`, `702.9. 702.9. Flying`;
 * undefined for `103.4.c.`, `601.2b–h`, `702.9b, if`.
 */
export function parseLeadingNumber(line: string): LeadingNumber | undefined {
  const [blank] = PATTERNS().withBlank.exec(line) ?? [];
  const written = blank ?? PATTERNS().leading.exec(line)?.[0] ?? '';
  const number = blank === undefined ? written : blank.replace(' ', '');
  if (!isRuleNumber(number)) return undefined;
  const dotEnd = written.length + (DOT.exec(line.slice(written.length))?.[0].length ?? 0);
  const dot = dotEnd > written.length;
  const markEnd = dotEnd + measureRepeat(line.slice(dotEnd), number);
  const rest = line.slice(markEnd);
  const textStart = line.length - rest.trimStart().length;
  const space = textStart > markEnd || rest === '';
  if (!space && /^(?:[a-z0-9]|[^\p{L}\p{N}“‘"'「『《〈({[【〔])/u.test(foldWidth(rest))) return undefined;
  if (!space && !dot && /^\p{Script=Latin}/u.test(rest)) return undefined;
  return { number, end: written.length, dotEnd, markEnd, dot, space, textStart };
}

/** How long the same number printed once more is, with the blank before and the dot after it; 0 where it is not. */
function measureRepeat(rest: string, number: RuleNumber): number {
  const again = rest.trimStart();
  if (again.length === rest.length || !again.startsWith(number)) return 0;
  const after = /^\.?(?=\s+\S)/.exec(again.slice(number.length));
  return after ? rest.length - again.length + number.length + after[0].length : 0;
}

/** A number as written, with its offsets in the text. */
export interface WrittenNumber extends TextSpan {
  number: RuleNumber;
}

/** Each number of level section or deeper in running text; whether it is a reference is the caller's to judge. */
export function findRuleNumbers(text: string): WrittenNumber[] {
  return listMatches(text, PATTERNS().inText).flatMap(({ start, end, match: [number] }) =>
    isRuleNumber(number) ? { number, start, end } : [],
  );
}

/** The last number of a range that begins with `first`, written at `from` (`–h` after `601.2f`), and where it is. */
export function findRangeEnd(text: string, from: number, first: RuleNumber): WrittenNumber | undefined {
  const { rangeEnd } = PATTERNS();
  rangeEnd.lastIndex = from;
  const match = rangeEnd.exec(text);
  if (!match) return undefined;
  const [whole, full, digits, letter, afterWord] = match;
  const written = full ?? afterWord ?? digits ?? letter ?? '';
  const number = full ?? afterWord ?? completeNumber(first, digits, letter);
  if (!isRuleNumber(number) || levelOf(number) !== levelOf(first)) return undefined;
  if (parentOf(number) !== parentOf(first) || compareRuleNumbers(first, number) >= 0) return undefined;
  const end = from + whole.length;
  return { number, start: end - written.length, end };
}

/** Every number from `first` to `last`, siblings both: `601.2f`, `601.2h` → f, g, h. The letters l and o are left out. */
export function expandRange(first: RuleNumber, last: RuleNumber): RuleNumber[] {
  const isLong = [first, last].some((number) => /[a-z]{2}$/i.test(number));
  if (isLong || parentOf(first) !== parentOf(last)) return [first, last];
  const numbers = [first];
  for (let next = nextOf(first); next && compareRuleNumbers(next, last) <= 0; next = nextOf(next))
    numbers.push(next);
  return numbers;
}

/** What the end of a range means beside its beginning: `h` after `601.2f`, `10` after `702.2`; empty where it may mean none. */
function completeNumber(first: RuleNumber, digits: string | undefined, letter: string | undefined): string {
  const parts = partsOf(first) ?? [];
  const level = numberGrammar().levels[parts.length - 1];
  const [part = '', ...above] = parts.toReversed();
  if (letter) return level?.letters ? numberOf([...above.reverse(), part.slice(0, -1) + letter]) : '';
  if (level?.letters || digits === undefined || level?.is === 'section') return '';
  return numberOf([...parts.slice(0, -1), digits]);
}
