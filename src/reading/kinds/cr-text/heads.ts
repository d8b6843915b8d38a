import { numberGrammar } from '../../../model/game/current-numbers.ts';
import {
  compareRuleNumbers,
  isOfRule,
  isSuccessor,
  type LeadingNumber,
  levelOf,
  parentOf,
  parseLeadingNumber,
  type RuleLevel,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { endsIn } from '../../../model/text/sentence.ts';
import { isParticle } from '../../blocks/beside-number.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** A line that begins a chapter, section, rule or subrule. `index` is its place among the lines. */
export interface Head {
  index: number;
  line: Line;
  leading: LeadingNumber;
  level: RuleLevel;
  /** What is after the number, as printed. */
  text: string;
  /** The number has the line to itself; its text begins in the next. */
  alone?: boolean;
  /** A section without a name: a sentence says what became of it. */
  unnamed?: boolean;
}

export interface Heads {
  accepted: Head[];
  /** Lines that look like the beginning of a rule but were read as text. */
  doubtful: Head[];
}

/** No rule of an English edition begins with a small letter; a Japanese one may: `506.7g rule 506.7 …`, `if節は …`. */
const beginsInLowerCase = (text: string): boolean =>
  /^[a-z]/.test(foldWidth(text.charAt(0))) && !hasJapanese(text);
/** The line's beginning as a head by its form alone; whether it is one depends on where it is. */
export function parseHead(line: Line, index: number): Head | undefined {
  const head = parseNumbered(line, index);
  if (!head || head.text === '') return undefined;
  const { leading, level, text } = head;
  if (isNamed(level) && !isTitleForm(text)) return undefined;
  if (level === 'chapter' && !leading.dot) return undefined;
  if (!leading.space && !leading.dot && isParticle(line.folded.slice(leading.end))) return undefined;
  return head;
}

function parseNumbered(line: Line, index: number): Head | undefined {
  const leading = parseLeadingNumber(line.folded);
  const text = line.text.slice(leading?.textStart);
  return leading && { index, line, leading, level: levelOf(leading.number), text };
}

/** Whether the form leaves no doubt that a rule begins here: `702.9b If`, not `702.9b if`, `702.9を`. */
export function isRuleForm(head: Head | undefined): boolean {
  return head !== undefined && !isNamed(head.level) && head.leading.space && !beginsInLowerCase(head.text);
}

/** Chapters and sections have names, but where the game says that they may state something; a rule has one where subrules follow at once. */
export function isNamed(level: RuleLevel): boolean {
  return !isOfRule(level) && !numberGrammar().levels.some(({ is, states }) => is === level && states);
}

/**
 * The heads of the body, lines `from` to `to`, told apart from text that merely begins with a number. `listed` has the titles
 * that the contents give.
 */
export function findHeads(
  lines: readonly Line[],
  from: number,
  to: number,
  listed: ReadonlyMap<RuleNumber, { title: string }>,
): Heads {
  const candidates: Head[] = [];
  for (let index = from; index < to; index++) {
    const line = lines[index] as Line;
    const head =
      parseHead(line, index) ??
      parseLoneNumber(line, lines[index + 1], index) ??
      parseUnnamedSection(line, index);
    if (head) candidates.push(head);
  }
  const separated = candidates.filter(({ line }) => line.gap > 0).length >= candidates.length * 0.7;
  const heads: Heads = { accepted: [], doubtful: [] };
  for (const [place, head] of candidates.entries()) {
    const { leading, level, text } = head;
    const next = candidates[place + 1];
    const previous = heads.accepted.at(-1)?.leading.number;
    const setOff = head.line.gap > 0 || !separated;
    if (head.unnamed) {
      if (setOff && previous && isBetween(head, previous, next)) heads.accepted.push(head);
      continue;
    }
    const aboveItsPart = next?.index === head.index + 1 && parentOf(next.leading.number) === leading.number;
    const accepted = isNamed(level)
      ? listed.get(leading.number)?.title === text ||
        (setOff && (aboveItsPart || (level === 'section' && leading.dot)))
      : !beginsInLowerCase(text) &&
        (isSuccessor(leading.number, previous) ||
          (setOff && leading.space && !head.alone) ||
          (level === 'section' && previous !== undefined && opensNext(head, previous, next)));
    if (accepted) heads.accepted.push(head);
    else if (setOff && !head.alone) heads.doubtful.push(head);
  }
  return heads;
}

/** A rule's number that has its line to itself, above a line that begins no rule: `104.4i` over its sentence. */
function parseLoneNumber(line: Line, below: Line | undefined, index: number): Head | undefined {
  const head = parseNumbered(line, index);
  if (head?.text !== '' || !below || parseLeadingNumber(below.folded)) return undefined;
  return isNamed(head.level) ? undefined : { ...head, alone: true };
}

/** A number of a section before a sentence: `215. This section is now empty.`; text, unless the sections around say otherwise. */
function parseUnnamedSection(line: Line, index: number): Head | undefined {
  const head = parseNumbered(line, index);
  if (head?.level !== 'section' || !head.leading.dot || !head.leading.space || head.text === '')
    return undefined;
  const isSentence = endsIn(head.text, '.。') && !beginsInLowerCase(head.text);
  return isSentence ? { ...head, unnamed: true } : undefined;
}

/** Whether a section is where it belongs: after the rules of the one before it, directly above the next. */
function isBetween({ leading }: Head, previous: RuleNumber, next: Head | undefined): boolean {
  const number = Number(leading.number);
  return (
    next?.level === 'section' &&
    Number(next.leading.number) === number + 1 &&
    Number(sectionOf(previous)) === number - 1
  );
}

/** Whether a section that may state something leaves numbers out, and the next is right below: `300. Play`, then `301. Turns`. */
function opensNext({ index, leading }: Head, previous: RuleNumber, next: Head | undefined): boolean {
  if (!leading.dot || compareRuleNumbers(previous, leading.number) >= 0) return false;
  return next?.index === index + 1 && isSuccessor(next.leading.number, leading.number);
}

/** Whether a text is short and no sentence, as names are. */
export function isTitleForm(text: string): boolean {
  return text.length <= THRESHOLDS.title && !endsIn(text, '.。;:、,') && !beginsInLowerCase(text);
}
