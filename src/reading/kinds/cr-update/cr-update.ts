import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { comparePlaces, type Place } from '../../../model/records/place.ts';
import type { Rule } from '../../../model/records/rule.ts';
import {
  compareRuleNumbers,
  findRuleNumbers,
  firstBelow,
  isSuccessor,
  levelOf,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { mayEndSentence } from '../../../model/text/sentence.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { findCards, isHeadingText } from '../../blocks/parse-names.ts';
import { likeness } from '../../blocks/read-numbered-rows.ts';
import { joinLines } from '../../sources/join-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { makeAnnouncement } from '../documents/announcements.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { makeFootnote } from '../documents/make-records.ts';
import type { Signs } from '../documents/signs.ts';
import { type Evidence, type ReadHints, sideOf } from '../reader.ts';
import { collectGlossary, nameEntries } from './collect-glossary.ts';
import { correctTexts } from './correct-texts.ts';
import { cutPieces, ownNumberOf, type Part, type Piece, tellRoles } from './tell-roles.ts';

/** What a set changed in the rules: English and Japanese interleaved, with a translator's remarks. */
export const crUpdateReader = toBlockReader({ kind: 'cr-update', evidence: findEvidence, takeBlocks });

/** English and Japanese rules side by side. Whole editions are in one language; rulings have ids of their own. */
function findEvidence(signs: Signs): Evidence {
  // A number in a table is of a row about the rule.
  const blocks = signs.blocks.filter(({ cells }) => !cells);
  const pieces = cutPieces(blocks, signs.running);
  const heads = pieces.filter((piece) => ownNumberOf(piece) !== undefined);
  const numbers = [...Map.groupBy(heads, ownNumberOf).values()];
  const count = (...langs: Lang[]) =>
    numbers.filter((found) => langs.every((each) => found.some(({ lang }) => lang === each))).length;
  const [fewer, both] = [Math.min(count('en'), count('ja')), count('en', 'ja')];
  const isBilingual = fewer > 0 && fewer * 10 >= heads.length;
  const texts = blocks.filter(({ form }) => form !== 'heading' && form !== 'field');
  const isExcerpt = isUnbroken(heads.flatMap((head) => ownNumberOf(head) ?? []));
  return {
    ruledOut:
      (signs.hasOwnNumbers && 'numbers of another book') ||
      (heads.length * 4 < texts.length && 'mostly other texts than rules') ||
      (isExcerpt && !pieces.some(({ text }) => isPolite(text)) && 'whole sections without a remark'),
    shows: {
      'rules in two languages': isBilingual && 0.55,
      'the same number in both': isBilingual && both > 0 && 0.44 + 0.53 * (both / fewer),
    },
  };
}

/** Whether numbers count on from the beginning of a section: what changed is here and there. */
function isUnbroken(all: readonly RuleNumber[]): boolean {
  const numbers = [...new Set(all)];
  const [first] = numbers;
  if (!first || numbers.length <= THRESHOLDS.fewest) return false;
  const section = sectionOf(first);
  return (
    [section, firstBelow(section)].includes(first) &&
    numbers.every((number, at) => at === 0 || isSuccessor(number, numbers[at - 1]))
  );
}

function takeBlocks(
  builder: DocumentBuilder,
  blocks: readonly PairedBlock[],
  signs: Signs,
  hints: ReadHints,
): void {
  const { reading } = builder;
  const { records, diagnostics } = reading;
  const parts = tellRoles(cutPieces(blocks, signs.running));
  let before: Piece | undefined;
  for (const { role, piece, number, section } of parts) {
    if (number) {
      const { from, to } = piece.label ?? piece;
      const printed = signs.running.folded.slice(from, to).trimEnd();
      diagnostics.push(...checkNumber(number, printed, builder.placeOf(piece)));
      builder.addRule(section ?? number, piece);
    } else if (role === 'more') addMore(piece, before, builder);
    else if (role === 'divider') builder.skip(piece, 'separator');
    if (number || role === 'more') before = piece;
  }
  for (const rule of records.rules) if (!rule.ja) rule.state = 'missing';
  collectNotes(parts, builder, signs);
  const entries = parts.flatMap(({ role, piece }) => (role === 'entry' ? [piece] : []));
  records.glossary = collectGlossary(entries, builder, signs.running);
  diagnostics.push(...checkPairs(records.rules));
  for (const record of [...records.rules, ...records.glossary])
    diagnostics.push(...correctTexts(record, hints.ruleText));
  diagnostics.push(...nameEntries(records.glossary, records.rules));
  if (hints.edition) reading.edition = hints.edition;
}

/**
 * Further text of the open rule, which goes on with the paragraph of its language that the other one, or a line end,
 * interrupted; where the rule has none yet, its name in the other language: `701.88 灯す`, `Kindle`.
 */
function addMore(piece: Piece, before: Piece | undefined, builder: DocumentBuilder): void {
  const { rule } = builder.open;
  if (!rule) return;
  const lang = piece.lang ?? before?.lang ?? 'ja';
  const hasText = rule.en?.blocks.length || rule.ja?.blocks.length;
  if (rule.level !== 'subrule' && !rule[lang] && !hasText && isHeadingText(piece.text)) {
    sideOf(rule, lang, builder.placeOf(piece)).title = builder.lineOf(piece);
    return;
  }
  const texts = builder.textsOf({ ...piece, lang }, true);
  const [side, [first] = []] = [rule[lang], texts[lang]];
  const last = side?.blocks.at(-1);
  const isInterrupted = piece.isCut || lang !== before?.lang || !mayEndSentence(last?.text ?? '');
  if (side && first && last && piece.form === 'text' && isInterrupted) {
    last.text = joinLines([last.text, first.text]);
    builder.correctSide(side, [last]);
  } else {
    if (first && piece.form === 'item') Object.assign(first, { type: 'item', level: 1 });
    builder.addTo(rule, piece, texts);
  }
}

/** Reports a dot behind a number's letter: `107.31a.`. */
function checkNumber(number: RuleNumber, printed: string, place: Place): Diagnostic[] {
  if (levelOf(number) !== 'subrule' || !printed.endsWith('.')) return [];
  const message = `${number} is printed with a dot after its letter`;
  const found = { actual: printed, expected: number };
  return [reportDiagnostic('number-malformed', place, message, undefined, found)];
}

/** Reports rules that are in one language only (headings aside) and pairs that are out of order. */
function checkPairs(rules: readonly Rule[]): Diagnostic[] {
  let highest: RuleNumber | undefined;
  return rules.flatMap(({ number, en, ja }) => {
    const [place] = [en, ja].flatMap((side) => side?.place ?? []).sort(comparePlaces);
    const isBehind = highest !== undefined && compareRuleNumbers(number, highest) < 0;
    if (!isBehind) highest = number;
    const [english, japanese] = [en?.blocks.length, ja?.blocks.length];
    if (!place || (!english && !japanese) || (english && japanese && !isBehind)) return [];
    const code = !japanese ? 'rule-only-english' : english ? 'number-out-of-order' : 'rule-only-japanese';
    const what = !japanese ? 'in English only' : english ? `behind ${highest}` : 'in Japanese only';
    return [reportDiagnostic(code, place, `${number} is here ${what}`, undefined, { actual: number })];
  });
}

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
    const texts = announced.length > 0 ? more : pieces;
    // What is announced may be a name alone, and no note to which the rest belongs.
    const note = builder.open.note ?? (texts[0] && builder.addNote(texts[0], announced, {}));
    if (!note) continue;
    for (const piece of texts)
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
