import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { isExample } from '../../blocks/read-mark.ts';
import { findRuleNumbers, levelOf, type RuleNumber } from '../../records/rule-number.ts';
import { KANJI, KATAKANA } from '../../text/character-classes.ts';
import type { ClassifiedPiece } from './classify-pieces.ts';

/** The rule or heading before or after a remark. */
export interface Neighbour {
  number: RuleNumber;
  /** Both languages, titles included. */
  text: string;
  isHeading: boolean;
  hasExample: boolean;
  /** Index of its first part. */
  at: number;
}

/** The rules and headings of a document in order, both languages of a number that stand together as one. */
export function listNeighbours(parts: readonly ClassifiedPiece[]): Neighbour[] {
  const found: Neighbour[] = [];
  for (const [index, { role, piece }] of parts.entries()) {
    const last = found.at(-1);
    if (role !== 'head' && role !== 'more') continue;
    const { folded: text } = piece;
    const goesOn = role === 'more' || (last?.number === piece.number && isRuleText(parts[index - 1]));
    if (last && goesOn) {
      last.text += `\n${text}`;
      last.isHeading &&= isHeading(last.number, text);
      last.hasExample ||= isExample(text);
    } else if (piece.number !== undefined) {
      const { number } = piece;
      found.push({ number, text, isHeading: isHeading(number, text), hasExample: false, at: index });
    }
  }
  return found;
}

function isRuleText(part: ClassifiedPiece | undefined): boolean {
  return part?.role === 'head' || part?.role === 'more';
}

function isHeading(number: RuleNumber, text: string): boolean {
  return levelOf(number) !== 'subrule' && (text === '' || isHeadingText(text));
}

/** A remark and where it stands. */
export interface Remark {
  text: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** No blank line between it and what stands before, or after. */
  touchesPrevious: boolean;
  touchesNext: boolean;
  /** Every number of the document. */
  known: ReadonlySet<RuleNumber>;
}

const FORWARD = /^(?:次|以下|下記|下の)(?:の|に|は)/;
const BACKWARD = /^(?:上記|上の|前の|この例)/;
const OPENING = /^[(※\s]*(?:訳注\s*:?\s*)?(?:rule|ルール)?\s*$/i;

/**
 * The rules a remark is about: those it names (`709.5項が…`), else the neighbour it points at, stands against or
 * shares most words with; right under a heading, all that stands under it. Empty where it is on the whole document.
 */
export function attachNote(remark: Remark): RuleNumber[] {
  const named = findNamed(remark);
  if (named.length > 0) return named;
  const { previous, next } = remark;
  if (!previous) return [];
  return [next && pointsAhead(remark, previous, next) ? next.number : previous.number];
}

/** Numbers of the document that the remark opens with, calls 項, or that are its neighbours'. */
function findNamed({ text, known, previous, next }: Remark): RuleNumber[] {
  const named = findRuleNumbers(text).filter(({ number, start, end }) => {
    if (!known.has(number)) return false;
    if (OPENING.test(text.slice(0, start)) || /^\s*[項条]/.test(text.slice(end))) return true;
    return number === previous?.number || number === next?.number;
  });
  return [...new Set(named.map(({ number }) => number))];
}

function pointsAhead(remark: Remark, previous: Neighbour, next: Neighbour): boolean {
  if (FORWARD.test(remark.text)) return true;
  if (BACKWARD.test(remark.text)) return false;
  if (remark.touchesNext !== remark.touchesPrevious) return remark.touchesNext;
  if (previous.isHeading || next.isHeading) return false;
  if (/例(?:で|の|は|に)/.test(remark.text) && previous.hasExample !== next.hasExample)
    return next.hasExample;
  return countShared(remark.text, next.text) > 2 * countShared(remark.text, previous.text);
}

/** So much of a text is compared: what a remark is about, it says at its beginning. */
const COMPARED = 2000;
const TELLING_RUNS = new RegExp(`[${KATAKANA}ー${KANJI}]{2,}`, 'g');

/** How many pairs of neighbouring kanji or katakana of the remark the other text has too. */
function countShared(remark: string, other: string): number {
  const pairs = new Set<string>();
  for (const [run] of remark.slice(0, COMPARED).matchAll(TELLING_RUNS)) {
    for (let at = 0; at + 2 <= run.length; at++) pairs.add(run.slice(at, at + 2));
  }
  const compared = other.slice(0, COMPARED);
  return [...pairs].filter((pair) => compared.includes(pair)).length;
}
