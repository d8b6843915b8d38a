import { LANGS } from '../../../model/records/lang.ts';
import { findRuleNumbers, levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { RuleDraft } from './drafts.ts';

/** A remark and where it is. */
export interface Remark {
  text: string;
  /** The rules or headings above and below it. */
  previous: RuleDraft | undefined;
  next: RuleDraft | undefined;
  /** No blank line between it and what is before, or after. */
  touchesPrevious: boolean;
  touchesNext: boolean;
  /** Every number of the document. */
  known: ReadonlyMap<RuleNumber, unknown>;
}

const FORWARD = /^(?:次|以下|下記|下の)(?:の|に|は)/;
const BACKWARD = /^(?:上記|上の|前の|この例)/;
const OPENING = /^[(※\s]*(?:訳注\s*:?\s*)?(?:rule|ルール)?\s*$/i;

/**
 * The rules a remark is about: those it names (`709.5項が…`), else the neighbour it points at, stands against or
 * shares most words with; right under a heading, all that is under it. Empty where it is on the whole document.
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

function pointsAhead(remark: Remark, previous: RuleDraft, next: RuleDraft): boolean {
  if (previous === next) return false;
  const { text, touchesNext, touchesPrevious } = remark;
  if (FORWARD.test(text)) return true;
  if (BACKWARD.test(text)) return false;
  if (touchesNext !== touchesPrevious) return touchesNext;
  if (isHeading(previous) || isHeading(next)) return false;
  const [hadExample, hasExample] = [previous, next].map((rule) =>
    LANGS.some((lang) => rule[lang]?.blocks.some(({ type }) => type === 'example')),
  );
  if (/例(?:で|の|は|に)/.test(text) && hadExample !== hasExample) return hasExample === true;
  return countShared(text, next) > 2 * countShared(text, previous);
}

function isHeading({ number, en, ja }: RuleDraft): boolean {
  return levelOf(number) !== 'subrule' && !en?.blocks.length && !ja?.blocks.length;
}

const TELLING_RUNS = new RegExp(`[${KATAKANA}ー${KANJI}]{2,}`, 'g');

/** How many pairs of neighbouring kanji or katakana of the remark the Japanese of a rule has too. */
function countShared(remark: string, { ja }: RuleDraft): number {
  const pairs = new Set<string>();
  for (const [run] of remark.slice(0, THRESHOLDS.compared).matchAll(TELLING_RUNS)) {
    for (let at = 0; at + 2 <= run.length; at++) pairs.add(run.slice(at, at + 2));
  }
  const blocks = ja?.blocks.slice(0, THRESHOLDS.compared) ?? [];
  const compared = `${ja?.title ?? ''}\n${toPlainText(blocks)}`.slice(0, THRESHOLDS.compared);
  return [...pairs].filter((pair) => compared.includes(pair)).length;
}
