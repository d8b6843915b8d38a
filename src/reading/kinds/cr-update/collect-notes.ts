import { LANGS } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { findRuleNumbers, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { findCards } from '../../blocks/parse-names.ts';
import { likeness } from '../../blocks/read-numbered-rows.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { makeAnnouncement } from '../documents/announcements.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { makeFootnote } from '../documents/make-records.ts';
import type { Signs } from '../documents/signs.ts';
import type { Part, Piece } from './tell-roles.ts';

/** Pieces that make one note, and where it is. */
interface Remark {
  pieces: [Piece, ...Piece[]];
  /** The rules that a heading above it names. */
  announced: readonly RuleNumber[];
  /** The rules or headings above and below it. */
  previous: Rule | undefined;
  next?: Rule | undefined;
  /** No blank line is between it and what is below. */
  touchesNext: boolean;
}

/** Makes notes of the remarks, each with the rules it is about; ids are `note-<number>` or `note-<count>`. */
export function collectNotes(parts: readonly Part[], builder: DocumentBuilder, signs: Signs): void {
  const rules = new Map(builder.reading.records.rules.map((rule) => [rule.number, rule]));
  for (const remark of groupRemarks(parts, rules)) {
    const { announced, pieces } = remark;
    const [first, ...more] = pieces;
    if (announced.length > 0) makeAnnouncement(builder, { block: first, blocks: [], at: 0, signs });
    else builder.addNote(first, attachRemark(remark, rules), {});
    const { note } = builder.open;
    if (!note) continue;
    for (const piece of announced.length > 0 ? more : pieces)
      if (piece.form === 'footnote') makeFootnote(builder, { block: piece });
      else note.blocks.push(...Object.values(builder.textsOf(piece)).flat());
    note.lang = pieces.some(({ lang }) => lang === 'ja') ? 'ja' : 'en';
    const cards = findCards(note.blocks.map(({ text }) => text).join(' '));
    if (cards.length > 0) note.cards = cards;
  }
}

function groupRemarks(parts: readonly Part[], rules: ReadonlyMap<RuleNumber, Rule>): Remark[] {
  const remarks: Remark[] = [];
  const waiting: Remark[] = [];
  let previous: Rule | undefined;
  let open: Remark | undefined;
  for (const [at, { role, piece, number, announced }] of parts.entries()) {
    const touchesNext = parts[at + 1]?.piece.gap === 0;
    if (number || role === 'entry') previous = number && rules.get(number);
    if (number) for (const remark of waiting.splice(0)) remark.next = previous;
    const belongs = piece.gap === 0 || piece.form === 'footnote' || open?.announced.length;
    if (role !== 'note') open = undefined;
    else if (open && belongs && announced.length === 0) {
      open.pieces.push(piece);
      open.touchesNext = touchesNext;
    } else {
      open = { pieces: [piece], announced, previous, touchesNext };
      remarks.push(open);
      waiting.push(open);
    }
  }
  return remarks;
}

const FORWARD = /^(?:次|以下|下記|下の)(?:の|に|は)/;
const OPENING = /^[(※\s]*(?:訳注\s*:?\s*)?(?:rule|ルール)?\s*$/i;

/**
 * The rules a remark is about: those it names (`709.5項が…`), else the neighbour it points at, is right beside or
 * shares most words with; right under a heading, all that is under it. Empty where it is on the whole document.
 */
function attachRemark(remark: Remark, rules: ReadonlyMap<RuleNumber, Rule>): RuleNumber[] {
  const text = remark.pieces.map((piece) => piece.text).join('');
  const named = findNamed(text, remark, rules);
  if (named.length > 0) return named;
  const { previous, next } = remark;
  if (!previous) return [];
  return [next && pointsAhead(text, remark, previous, next) ? next.number : previous.number];
}

/** Numbers of the document that the remark opens with, calls 項, or that are its neighbours'. */
function findNamed(text: string, { previous, next }: Remark, rules: ReadonlyMap<RuleNumber, Rule>) {
  const named = findRuleNumbers(text).filter(({ number, start, end }) => {
    if (!rules.has(number)) return false;
    if (OPENING.test(text.slice(0, start)) || /^\s*[項条]/.test(text.slice(end))) return true;
    return number === previous?.number || number === next?.number;
  });
  return [...new Set(named.map(({ number }) => number))];
}

function pointsAhead(text: string, remark: Remark, previous: Rule, next: Rule): boolean {
  if (previous === next) return false;
  if (FORWARD.test(text)) return true;
  const touchesPrevious = remark.pieces[0].gap === 0;
  if (remark.touchesNext !== touchesPrevious) return remark.touchesNext;
  if (isHeading(previous) || isHeading(next)) return false;
  const [hadExample, hasExample] = [previous, next].map((rule) =>
    LANGS.some((lang) => rule[lang]?.blocks.some(({ type }) => type === 'example')),
  );
  if (/例(?:で|の|は|に)/.test(text) && hadExample !== hasExample) return hasExample === true;
  const [ofPrevious = 0, ofNext = 0] = [previous, next].map(({ ja }) => {
    const words = `${ja?.title ?? ''}\n${toPlainText(ja?.blocks ?? [])}`;
    return likeness(text.slice(0, THRESHOLDS.compared), words.slice(0, THRESHOLDS.compared));
  });
  return ofNext > 2 * ofPrevious;
}

function isHeading({ level, en, ja }: Rule): boolean {
  return level !== 'subrule' && !en?.blocks.length && !ja?.blocks.length;
}
