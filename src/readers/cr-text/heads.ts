import {
  isSuccessor,
  type LeadingNumber,
  levelOf,
  parentOf,
  parseLeadingNumber,
  type RuleLevel,
  type RuleNumber,
  sectionOf,
} from '../../records/rule-number.ts';
import { hasJapanese } from '../../text/script.ts';
import { endsIn } from '../../text/sentence.ts';
import type { Row } from './rows.ts';

/** A row that begins a chapter, section, rule or subrule. `index` is its place among the rows. */
export interface Head {
  index: number;
  leading: LeadingNumber;
  level: RuleLevel;
  /** The number has the row to itself; its text begins in the next. */
  alone?: boolean;
  /** A section without a name: a sentence says what became of it. */
  unnamed?: boolean;
}

/** Titles that the contents give, by number. */
export type ListedTitles = ReadonlyMap<RuleNumber, string>;

export interface Heads {
  accepted: Head[];
  /** Rows that look like the beginning of a rule but were read as text. */
  doubtful: Head[];
}

const LONGEST_TITLE = 100;
/** No rule of an English edition begins with a small letter; a Japanese one may: `506.7g rule 506.7 …`, `if節は …`. */
const beginsInLowerCase = (text: string): boolean => /^[a-z]/.test(text) && !hasJapanese(text);
/** What goes on after a number inside a Japanese sentence: `702.9を`, `601.2bの`. */
const PARTICLE = /^[をにはがのとでもやかへ、。]/;

/** The row's beginning as a head by its form alone; whether it is one depends on where it stands. */
export function parseHead(row: Row, index: number): Head | undefined {
  const leading = parseLeadingNumber(row.text);
  if (!leading || leading.textStart >= row.text.length) return undefined;
  const level = levelOf(leading.number);
  if ((level === 'chapter' || level === 'section') && !isTitleForm(row.text.slice(leading.textStart))) {
    return undefined;
  }
  if (level === 'chapter' && !leading.dot) return undefined;
  if (!leading.space && !leading.dot && PARTICLE.test(row.text.slice(leading.end))) return undefined;
  return { index, leading, level };
}

/** Whether the form leaves no doubt that a rule begins here: `702.9b If`, not `702.9b if`, `702.9を`. */
export function isRuleForm(row: Row, head: Head): boolean {
  if (head.level !== 'rule' && head.level !== 'subrule') return false;
  return head.leading.space && isRuleText(row, head);
}

/** The heads of the body, rows `from` to `to`, told apart from text that merely begins with a number. */
export function findHeads(rows: readonly Row[], from: number, to: number, listed: ListedTitles): Heads {
  const candidates: Head[] = [];
  for (let index = from; index < to; index++) {
    const row = rows[index];
    const head =
      row &&
      (parseHead(row, index) ??
        parseLoneNumber(row, rows[index + 1], index) ??
        parseUnnamedSection(row, index));
    if (head) candidates.push(head);
  }
  const separated =
    candidates.filter(({ index }) => rows[index]?.blankBefore).length >= candidates.length * 0.7;
  const byIndex = new Map(candidates.map((head) => [head.index, head]));
  const heads: Heads = { accepted: [], doubtful: [] };
  for (const [place, head] of candidates.entries()) {
    const row = rows[head.index];
    if (!row) continue;
    const previous = heads.accepted.at(-1)?.leading.number;
    const setOff = row.blankBefore || !separated;
    if (head.unnamed) {
      const next = candidates[place + 1];
      if (setOff && previous && isBetween(head, previous, next)) heads.accepted.push(head);
      continue;
    }
    const accepted =
      head.level === 'chapter' || head.level === 'section'
        ? isTitled(head, row, setOff, byIndex.get(head.index + 1), listed)
        : isRuleText(row, head) &&
          (isSuccessor(head.leading.number, previous) || (setOff && head.leading.space && !head.alone));
    if (accepted) heads.accepted.push(head);
    else if (setOff && !head.alone) heads.doubtful.push(head);
  }
  return heads;
}

/** A rule's number that has its row to itself, above a row that begins no rule: `104.4i` over its sentence. */
function parseLoneNumber(row: Row, below: Row | undefined, index: number): Head | undefined {
  const leading = parseLeadingNumber(row.text);
  if (!leading || leading.textStart < row.text.length || !below || parseLeadingNumber(below.text))
    return undefined;
  const level = levelOf(leading.number);
  return level === 'rule' || level === 'subrule' ? { index, leading, level, alone: true } : undefined;
}

/** A number of a section before a sentence: `215. This section is now empty.`; text, unless the sections around say otherwise. */
function parseUnnamedSection(row: Row, index: number): Head | undefined {
  const leading = parseLeadingNumber(row.text);
  if (!leading?.dot || !leading.space || levelOf(leading.number) !== 'section') return undefined;
  const text = row.text.slice(leading.textStart);
  if (text === '' || !endsIn(text, '.。') || beginsInLowerCase(text)) return undefined;
  return { index, leading, level: 'section', unnamed: true };
}

/** Whether a section stands where it belongs: after the rules of the one before it, directly above the next. */
function isBetween({ leading }: Head, previous: RuleNumber, next: Head | undefined): boolean {
  const number = Number(leading.number);
  return (
    next?.level === 'section' &&
    Number(next.leading.number) === number + 1 &&
    Number(sectionOf(previous)) === number - 1
  );
}

/** A sentence that goes on after a reference begins with a small letter. */
function isRuleText(row: Row, head: Head): boolean {
  return !beginsInLowerCase(row.text.slice(head.leading.textStart));
}

function isTitleForm(text: string): boolean {
  return text.length <= LONGEST_TITLE && !endsIn(text, '.。;:、,') && !beginsInLowerCase(text);
}

/** A chapter or section is one the contents name so, or a title that stands alone above its first part. */
function isTitled(
  head: Head,
  row: Row,
  setOff: boolean,
  next: Head | undefined,
  listed: ListedTitles,
): boolean {
  const { number, textStart, dot } = head.leading;
  if (listed.get(number) === row.text.slice(textStart)) return true;
  if (!setOff) return false;
  const aboveItsPart = next !== undefined && parentOf(next.leading.number) === number;
  return aboveItsPart || (head.level === 'section' && dot);
}
