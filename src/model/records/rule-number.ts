import { compareText } from '../text/compare-text.ts';
import { foldWidth } from '../text/fold-width.ts';

/** A rule number as printed, without a final dot: `7`, `702`, `702.9`, `702.9b`. */
export type RuleNumber = string & { readonly ruleNumber: unique symbol };

/** What a number names. A keyword's heading (`702.9`) is at level `rule`. */
export type RuleLevel = 'chapter' | 'section' | 'rule' | 'subrule';

export interface RuleNumberParts {
  level: RuleLevel;
  chapter: number;
  section?: number;
  rule?: number;
  letter?: string;
}

const NUMBER = /^(?:(\d)|(\d)(\d\d)(?:\.(\d{1,3})([a-km-np-z]{0,2}))?)$/;

/** The form of a number for schemas that cannot call the parser. */
export const RULE_NUMBER_PATTERN = NUMBER.source;

/** The numbers inside running text, at any level below the chapter: `702`, `702.9`, `702.9b`. Not `{702}`, `1702.9`, `702.95.3`. */
const NUMBERS_IN_TEXT =
  /(?<![\d.,{#$¥/:-])(?<!\d\s)\d{3}(?:\.\d{1,3}[a-km-np-z]?(?![a-zA-Z]))?(?!\d)(?!\.\d)/g;

/** A number at the very start of a line. The final dot and the letters l and o are left to the caller. */
const LEADING = /^(?:\d{3}(?:\.\d{1,3}[a-km-np-z]{0,2})?|\d)(?![a-zA-Z0-9])(?!\.\d)/;

/** The same with a blank after the dot, as in 606.8b of 2006: only before a letter, for `100. 2` may begin a title. */
const LEADING_WITH_BLANK = /^(\d{3})\. (\d{1,3}[a-km-np-z])(?=\s+\S)/;

/** Splits a number into its parts; undefined when the text is not one. Letters `l` and `o` do not exist in rule numbers. */
export function parseRuleNumber(text: string): RuleNumberParts | undefined {
  const match = NUMBER.exec(text);
  if (!match) return undefined;
  const [, only, chapter, section, rule, letter] = match;
  if (only) return only === '0' ? undefined : { level: 'chapter', chapter: Number(only) };
  const parts: RuleNumberParts = {
    level: 'section',
    chapter: Number(chapter),
    section: Number(`${chapter}${section}`),
  };
  if (parts.chapter === 0) return undefined;
  if (rule === undefined) return parts;
  parts.rule = Number(rule);
  parts.level = letter ? 'subrule' : 'rule';
  if (letter) parts.letter = letter;
  return parts;
}

/** Whether the text is a rule number as printed (no final dot, no folding). */
export function isRuleNumber(text: string): text is RuleNumber {
  return parseRuleNumber(text) !== undefined;
}

/** The text as a rule number; throws on anything else: for our own constants and already checked data. */
export function toRuleNumber(text: string): RuleNumber {
  if (!isRuleNumber(text)) throw new TypeError(`not a rule number: ${text}`);
  return text;
}

/** `702.9b` → `702.9` → `702` → `7` → undefined. */
export function parentOf(number: RuleNumber): RuleNumber | undefined {
  const parts = parseRuleNumber(number);
  if (!parts || parts.level === 'chapter') return undefined;
  if (parts.level === 'section') return String(parts.chapter) as RuleNumber;
  if (parts.level === 'rule') return String(parts.section) as RuleNumber;
  return `${parts.section}.${parts.rule}` as RuleNumber;
}

/** The chapter that a number stands in: `702.9b` → `7`. */
export const chapterOf = (number: RuleNumber): RuleNumber => toRuleNumber(number.slice(0, 1));

/** The section a number stands in: `702.9b` → `702`; a chapter is its own. */
export function sectionOf(number: RuleNumber): RuleNumber {
  const { section } = parseRuleNumber(number) ?? {};
  return section === undefined ? number : (String(section) as RuleNumber);
}

export function levelOf(number: RuleNumber): RuleLevel {
  return parseRuleNumber(number)?.level ?? 'chapter';
}

/** The order of the book: `702.2` before `702.10`, `704.5z` before `704.5aa`. */
export function compareRuleNumbers(a: RuleNumber, b: RuleNumber): number {
  const left = parseRuleNumber(a);
  const right = parseRuleNumber(b);
  if (!left || !right) return compareText(a, b);
  return (
    left.chapter - right.chapter ||
    (left.section ?? 0) - (right.section ?? 0) ||
    (left.rule ?? 0) - (right.rule ?? 0) ||
    (left.letter ?? '').length - (right.letter ?? '').length ||
    compareText(left.letter ?? '', right.letter ?? '')
  );
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/** The subrule letter after another: `k` → `m` (no `l`, no `o`), `z` → `aa`, nothing → `a`. */
export function nextLetter(letter: string): string {
  const last = letter.at(-1);
  if (last === undefined) return 'a';
  const next = LETTERS[LETTERS.indexOf(last) + 1];
  return next === undefined ? `${nextLetter(letter.slice(0, -1))}a` : letter.slice(0, -1) + next;
}

/** Whether a number is one that may stand directly after another in an unbroken book. */
export function isSuccessor(number: RuleNumber, previous: RuleNumber | undefined): boolean {
  const next = parseRuleNumber(number);
  if (!next) return false;
  if (previous === undefined) return true;
  const before = parseRuleNumber(previous);
  if (!before) return false;
  if (next.level === 'subrule') {
    if (next.section !== before.section || next.rule !== before.rule) return false;
    return next.letter === nextLetter(before.letter ?? '');
  }
  if (next.level === 'rule') return next.section === before.section && next.rule === (before.rule ?? 0) + 1;
  if (next.level === 'section') {
    return before.section === undefined
      ? next.chapter === before.chapter
      : next.section === before.section + 1;
  }
  return next.chapter === before.chapter + 1;
}

/** A number that begins a line, and how it is set off from what follows. */
export interface LeadingNumber {
  number: RuleNumber;
  /** Index after the number. */
  end: number;
  /** Index after its dot; `end` where there is none, more than one after it where a blank stands before the dot. */
  dotEnd: number;
  /** Index after the number printed once more (`702.128. 702.128. Embalm`); `dotEnd` where it is not. */
  markEnd: number;
  /** A dot follows the number. */
  dot: boolean;
  /** White space stands between the number (with its dot) and the text. */
  space: boolean;
  /** Index where the text after the number begins; the line's length when there is none. */
  textStart: number;
}

/** The dot after a number; one that a blank parts from it (`101 . 黄金律`) only where the text after it is set off. */
const DOT = /^(?:\.|\s+\.(?=\s+\S))/;

/**
 * The number a line begins with: `702.9b If`, `702.9. Flying`, `901.4.All`, `101 . Players`, `606. 8b Players`, `702.9. 702.9. Flying`;
 * undefined for `103.4.c.`, `601.2b–h`, `702.9b, if`.
 */
export function parseLeadingNumber(line: string): LeadingNumber | undefined {
  const [blank, section, below] = LEADING_WITH_BLANK.exec(line) ?? [];
  const written = blank ?? LEADING.exec(line)?.[0] ?? '';
  const number = blank === undefined ? written : `${section}.${below}`;
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

/** Each number of level section or deeper in running text with its offsets; whether it is a reference is the caller's to judge. */
export function findRuleNumbers(text: string): { number: RuleNumber; start: number; end: number }[] {
  const found = [];
  for (const match of text.matchAll(NUMBERS_IN_TEXT)) {
    if (isRuleNumber(match[0]))
      found.push({ number: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** What follows a number in a range: `–h`, `–10`, `-601.2h`, ` ～rule 601.2h`, ` through 601.2h`, `から601.2hまで`. */
const RANGE_END =
  /\s?[-–—‐−~〜]\s?(?:(?:(?:rules?|ルール)\s?)?(\d{3}(?:\.\d{1,3}[a-km-np-z]?)?)|(\d{1,3})|([a-km-np-z]))(?![\da-zA-Z]|\.\d)|(?:\s(?:through|to)\s(?:rules?\s)?|\s?から\s?(?:(?:rules?|ルール)\s?)?)(\d{3}(?:\.\d{1,3}[a-km-np-z]?)?)(?![\da-zA-Z]|\.\d)/iy;

/** The last number of a range that begins with `first`, written at `from` (`–h` after `601.2f`), and where it stands. */
export function findRangeEnd(
  text: string,
  from: number,
  first: RuleNumber,
): { number: RuleNumber; start: number; end: number } | undefined {
  RANGE_END.lastIndex = from;
  const match = RANGE_END.exec(text);
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
  const numbers = [first];
  const parts = parseRuleNumber(first);
  const end = parseRuleNumber(last);
  if (!parts || !end || parts.letter?.length === 2 || end.letter?.length === 2) return [first, last];
  const stem = first.slice(0, first.length - (parts.letter ?? String(lastCount(parts))).length);
  if (parts.letter && end.letter) {
    for (let code = parts.letter.charCodeAt(0) + 1; code <= end.letter.charCodeAt(0); code++) {
      const number = stem + String.fromCharCode(code);
      if (isRuleNumber(number)) numbers.push(number);
    }
    return numbers;
  }
  for (let count = lastCount(parts) + 1; count <= lastCount(end); count++)
    numbers.push(toRuleNumber(`${stem}${count}`));
  return numbers;
}

function completeNumber(first: RuleNumber, digits: string | undefined, letter: string | undefined): string {
  const parts = parseRuleNumber(first);
  if (letter) return parts?.letter ? first.slice(0, -1) + letter : '';
  if (parts?.level === 'rule') return `${parts.section}.${digits}`;
  return parts?.level === 'chapter' ? (digits ?? '') : '';
}

function lastCount(parts: RuleNumberParts): number {
  return parts.rule ?? parts.section ?? parts.chapter;
}
