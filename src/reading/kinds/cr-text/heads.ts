import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import {
  compareRuleNumbers,
  levelOf,
  parentOf,
  parseLeadingNumber,
  type RuleLevel,
  type RuleNumber,
} from '../../../model/records/rule-number.ts';
import { beginsInLowerCase } from '../../../model/text/script.ts';
import { endsIn } from '../../../model/text/sentence.ts';
import { goesOnInSentence } from '../../blocks/beside-number.ts';
import { findOutline } from '../../blocks/find-outline.ts';
import type { Line } from '../../blocks/list-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { type Head, isNamed, isTitleForm } from '../read-rule.ts';

interface Heads {
  accepted: Head[];
  /** Lines that look like the beginning of a rule but were read as text. */
  doubtful: Head[];
}

/** The line's beginning as a head by its form alone; whether it is one depends on where it is. */
export function parseHead(line: Line, index: number): Head | undefined {
  const head = parseNumbered(line, index);
  if (!head || head.text === '') return undefined;
  const { leading, level, text } = head;
  if (isNamed(level) && !isTitleForm(text)) return undefined;
  if (level === 'chapter' && !leading.dot && line.form !== 'heading') return undefined;
  if (!leading.space && !leading.dot && goesOnInSentence(line.folded.slice(leading.end))) return undefined;
  return head;
}

function parseNumbered(line: Line, index: number): Head | undefined {
  const leading = line.leading ?? parseLeadingNumber(line.folded);
  const text = line.text.slice(leading?.textStart);
  return leading && { index, line, leading, level: levelOf(leading.number), text };
}

/** Whether the form leaves no doubt that a rule begins here: `702.9b If`, not `702.9b if`, `702.9を`. */
export function isRuleForm(head: Head | undefined): boolean {
  return head !== undefined && !isNamed(head.level) && head.leading.space && !beginsInLowerCase(head.text);
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
  const heads = lines.slice(from, to).flatMap((line, at) => {
    const index = from + at;
    return (
      parseHead(line, index) ??
      parseUndottedChapter(line, lines[index + 1], index) ??
      parseRareHead(line, lines[index + 1], index) ??
      []
    );
  });
  const separated = heads.filter(({ line }) => line.gap > 0).length >= heads.length * 0.7;
  const isSetOff = ({ line, index }: Head) => line.gap > 0 || !separated || index === from;
  const { strength } = THRESHOLDS;
  const toStrength = (head: Head, next: Head | undefined): number | undefined => {
    const { leading, level, text } = head;
    if (head.unnamed) return isSetOff(head) ? strength.sentence : undefined;
    if (!isNamed(level)) {
      if (beginsInLowerCase(text) && !head.line.leading) return undefined;
      return isSetOff(head) && leading.space && !head.alone ? strength.certain : strength.doubtful;
    }
    // A chapter may have an introduction before its first section.
    const aboveItsPart =
      next !== undefined &&
      (next.index === head.index + 1 || level === 'chapter') &&
      parentOf(next.leading.number) === leading.number;
    const isHeading = isSetOff(head) && (aboveItsPart || (level === 'section' && isPlain(head)));
    const isListed = listed.get(leading.number)?.title.toLowerCase() === text.toLowerCase();
    return isHeading || isListed ? strength.certain : undefined;
  };
  const candidates = heads.flatMap((head, at) => {
    const own = toStrength(head, heads[at + 1]);
    return own === undefined ? [] : [{ head, number: head.leading.number, strength: own }];
  });
  const { linked } = findOutline(candidates);
  const accepted = candidates.flatMap((each) => (each.strength > 0 || linked.has(each) ? [each.head] : []));
  const known = new Set(accepted);
  const doubtful = heads.filter((head) => !known.has(head) && !head.unnamed && isSetOff(head) && !head.alone);
  return { accepted, doubtful };
}

/**
 * A head of a form that only the body has: a rule's number alone above a line that begins no rule, `104.4i` over its sentence;
 * a section's before a sentence, `215. This section is now empty.`, which is text unless the sections around say otherwise.
 */
function parseRareHead(line: Line, below: Line | undefined, index: number): Head | undefined {
  const head = parseNumbered(line, index);
  if (!head) return undefined;
  const { leading, level, text } = head;
  if (text === '') {
    const isAbove = below && !(below.leading ?? parseLeadingNumber(below.folded));
    return isAbove && !isNamed(level) ? { ...head, alone: true } : undefined;
  }
  const isUnnamed = level === 'section' && leading.dot && leading.space && endsIn(text, '.。');
  return isUnnamed && !beginsInLowerCase(text) ? { ...head, unnamed: true } : undefined;
}

/** A chapter without a dot behind its number, `3 Combat`: right above a number below it. */
export function parseUndottedChapter(line: Line, below: Line | undefined, index: number): Head | undefined {
  const head = parseNumbered(line, index);
  if (head?.level !== 'chapter' || !head.leading.space || !isTitleForm(head.text)) return undefined;
  const next = below && (below.leading ?? parseLeadingNumber(below.folded));
  return next && parentOf(next.number) === head.leading.number ? head : undefined;
}

/** Whether nothing but a section's heading begins so: with a dot behind or inside the number, or as the format's heading. */
export function isPlain({ leading, line }: Head): boolean {
  return leading.dot || line.form === 'heading' || /[^a-zA-Z\d]/.test(leading.number);
}

/** Reports how numbers are written and ordered: official slips, numbers that stand twice or before a smaller one. */
export function checkHeads(heads: Heads, running: RunningText, lang: Lang): Diagnostic[] {
  const placeOf = ({ line }: Head): Place => running.placeAt(line.from);
  return [...checkForm(heads, lang, placeOf), ...checkOrder(heads.accepted, placeOf)].sort(
    (a, b) => a.line - b.line,
  );
}

/** A number written unlike most of its level in this document: `119.1d. In`, `606.5 If`, `901.4.All`. */
function checkForm({ accepted, doubtful }: Heads, lang: Lang, placeOf: (head: Head) => Place): Diagnostic[] {
  const report = (head: Head, message: string) =>
    reportDiagnostic('number-malformed', placeOf(head), message, undefined, { actual: head.leading.number });
  const found: Diagnostic[] = [];
  for (const level of ['section', 'rule', 'subrule'] as const) {
    const heads = accepted.filter((head) => head.level === level && !head.line.leading);
    const dotted = heads.filter(({ leading }) => leading.dot).length;
    const usual = dotted * 2 === heads.length ? isUsuallyDotted(level, lang) : dotted * 2 > heads.length;
    for (const head of heads) {
      const { number, end, dotEnd, markEnd, dot, space } = head.leading;
      const slips = [
        ...(dot === usual ? [] : [dot ? 'with a dot' : 'without a dot']),
        ...(dotEnd > end + 1 ? ['with a space before its dot'] : []),
        ...(space ? [] : ['without a space after it']),
        ...(markEnd > dotEnd ? ['twice'] : []),
        ...(head.alone ? ['on a line of its own'] : []),
      ];
      if (slips.length > 0)
        found.push(report(head, `${number} is written ${slips.join(' and ')}; read as ${number}`));
    }
  }
  for (const head of doubtful.filter(({ level }) => level !== 'chapter'))
    found.push(
      report(head, `the line begins with ${head.leading.number} but reads as text of the rule above`),
    );
  return found;
}

function isUsuallyDotted(level: RuleLevel, lang: Lang): boolean {
  return level === 'section' || (level === 'rule' && lang === 'en');
}

function checkOrder(heads: readonly Head[], placeOf: (head: Head) => Place): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<RuleNumber, Head>();
  let above: Head | undefined;
  for (const head of heads) {
    const { number } = head.leading;
    const first = seen.get(number);
    const other =
      first ?? (above && compareRuleNumbers(above.leading.number, number) > 0 ? above : undefined);
    if (other) {
      const what = first ? 'appears twice; both texts are kept' : `stands after ${other.leading.number}`;
      const code = first ? 'number-duplicate' : 'number-out-of-order';
      const actual = { actual: number };
      found.push(reportDiagnostic(code, placeOf(head), `${number} ${what}`, placeOf(other), actual));
    }
    if (!first) seen.set(number, head);
    above = head;
  }
  return found;
}
