import { findRangeEnd, isRuleNumber, type RuleNumber } from '../records/rule-number.ts';
import { foldWidth } from '../text/fold-width.ts';

/** A rule number in somebody's prose: what to link, and which rule it is. */
export interface Mention {
  number: RuleNumber;
  start: number;
  end: number;
}

/**
 * A number with the word that says it is a rule's, before it (`CR 702.9b`, `rules 601.2b`, `総合ルール702.9b`) or,
 * in Japanese, after it (`702.9b参照`, `702.9bを参照`). Folded text only: lower case, ASCII digits.
 */
const CUED =
  /(?<![a-z\d])(?:cr|c\.r\.|comp(?:rehensive)? rules?|(?:mtg )?rules?|総合ルール|ルール)[\s:#§]{0,3}(?:no\.\s?)?/g;
const WRITTEN =
  /\d{3}(?:\.\d{1,3}(?:\.?[a-km-np-z](?![a-z\d])|(?![a-z\d]))|(?![a-z]))(?![\d%¥$€])(?!\.\d|:\d)/y;
const NEXT = /\s?(?:(?:,?\s?(?:and|or)\s(?:rules?\s)?)|,|、|と|や|&|\/)\s?/y;
const BEFORE_REFERRAL =
  /(?<![\d.,:/\-$¥€£#v])\d{3}\.\d{1,3}[a-km-np-z]?(?=\s?(?:項|条)?\s?(?:を|も)?\s?参照)/g;

/**
 * Rule numbers that a text mentions, in order. Prices, times, versions and measures are not numbers of rules, so a
 * number counts only beside a word that says what it is. Full-width forms count; offsets are those of the text.
 */
export function findMentions(text: string): Mention[] {
  const folded = foldWidth(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const found: Mention[] = [];
  if (!/\d{3}/.test(folded)) return found;
  for (const cue of folded.matchAll(CUED)) readList(folded, cue.index, cue.index + cue[0].length, found);
  for (const match of folded.matchAll(BEFORE_REFERRAL))
    add(found, match[0], match.index, match.index + match[0].length);
  return found.sort((a, b) => a.start - b.start);
}

/** The numbers after a cue: `rules 702.9b, 702.9c and 601.2f–h`. The first is linked with its cue. */
function readList(text: string, cueStart: number, from: number, found: Mention[]): void {
  let start = cueStart;
  let index = from;
  for (;;) {
    WRITTEN.lastIndex = index;
    const written = WRITTEN.exec(text)?.[0];
    if (written === undefined) return;
    const number = written.replace(/\.(?=[a-z])/, '');
    index += written.length;
    if (!isRuleNumber(number) || !add(found, number, start, index)) return;
    const range = findRangeEnd(text, index, number);
    if (range) {
      add(found, range.number, range.start, range.end);
      index = range.end;
    }
    NEXT.lastIndex = index;
    const next = NEXT.exec(text);
    if (!next) return;
    start = index = NEXT.lastIndex;
  }
}

function add(found: Mention[], number: string, start: number, end: number): boolean {
  if (!isRuleNumber(number) || found.some((other) => start < other.end && other.start < end)) return false;
  found.push({ number, start, end });
  return true;
}
