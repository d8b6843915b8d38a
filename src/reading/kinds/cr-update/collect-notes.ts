import type { Note } from '../../../model/records/document.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { findRuleNumbers, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findCards } from '../find-cards.ts';
import { RunningCounts } from '../unique-ids.ts';
import type { ClassifiedPiece } from './classify-pieces.ts';
import type { RuleDraft } from './collect-rules.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** Parts that make one note, where they stand among all, and the rules around them. */
interface NoteGroup {
  at: number;
  parts: [ClassifiedPiece, ...ClassifiedPiece[]];
  previous?: RuleDraft | undefined;
  next?: RuleDraft | undefined;
}

/** Makes notes of the remarks and comments, each with the rules it is about; ids are `note-<number>` or `note-<count>`. */
export function collectNotes(
  parts: readonly ClassifiedPiece[],
  rules: readonly RuleDraft[],
  running: RunningText,
): Note[] {
  const known = new Map(rules.map((rule) => [rule.number, rule]));
  const counts = new RunningCounts();
  return groupNotes(parts, known).map((group) => {
    const [first] = group.parts;
    const about = first.numbers ?? [
      ...attachNote({
        text: group.parts.map(({ piece }) => piece.folded).join(''),
        previous: group.previous,
        next: group.next,
        touchesPrevious: first.piece.gap === 0,
        touchesNext: parts[group.at + group.parts.length]?.piece.gap === 0,
        known,
      }),
    ];
    return toNote(group.parts, about, running, counts.nextNote(about[0]));
  });
}

function groupNotes(
  parts: readonly ClassifiedPiece[],
  rules: ReadonlyMap<RuleNumber, RuleDraft>,
): NoteGroup[] {
  const groups: NoteGroup[] = [];
  let previous: RuleDraft | undefined;
  for (const [at, part] of parts.entries()) {
    const { role, piece } = part;
    if (role === 'entry') previous = undefined;
    if (role === 'head' && piece.number) {
      previous = rules.get(piece.number);
      for (let index = groups.length - 1; index >= 0; index--) {
        const group = groups[index];
        if (!group || group.next) break;
        group.next = previous;
      }
    }
    if (role !== 'note' && role !== 'comment' && role !== 'footnote') continue;
    const open = groups.at(-1);
    const follows = open !== undefined && open.at + open.parts.length === at && role !== 'comment';
    const belongs = piece.gap === 0 || role === 'footnote' || open?.parts[0].role === 'comment';
    if (follows && belongs) open.parts.push(part);
    else groups.push({ at, parts: [part], previous });
  }
  return groups;
}

function toNote(parts: NoteGroup['parts'], about: RuleNumber[], running: RunningText, id: string): Note {
  const lang = parts.some(({ piece }) => piece.lang === 'ja') ? 'ja' : 'en';
  const note: Note = { id, about, lang, blocks: [], place: running.placeAt(parts[0].piece.from) };
  const footnotes = new Map<string, string>();
  for (const { role, piece } of parts) {
    const { from, to, folded } = piece;
    if (role === 'comment') {
      const numbers = from + Math.max(0, folded.search(/\d/));
      running.skip('marker', from, numbers);
      running.take(numbers, to);
      continue;
    }
    const [mark = '', key] = (role === 'footnote' && /^\(?([*※]\d+)\)?\s*/.exec(folded)) || [];
    running.take(from, from + mark.length);
    const { text } = takeCorrectedText(running, from + mark.length, to);
    if (key) footnotes.set(key, [footnotes.get(key), text].filter((each) => each !== undefined).join('\n'));
    else if (text !== '') note.blocks.push({ type: 'paragraph', text });
  }
  const cards = findCards(note.blocks.map(({ text }) => text).join(' '));
  return {
    ...note,
    ...(cards.length > 0 && { cards }),
    ...(footnotes.size > 0 && { footnotes: Object.fromEntries(footnotes) }),
  };
}

/** A remark and where it is. */
interface Remark {
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
function attachNote(remark: Remark): RuleNumber[] {
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

function isHeading({ level, en, ja }: RuleDraft): boolean {
  return level !== 'subrule' && !en?.blocks.length && !ja?.blocks.length;
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
