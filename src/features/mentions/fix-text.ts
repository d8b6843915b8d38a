import { lastPartOf, levelOf, parentOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import type { CheckedMention, Verdict } from './check-text.ts';
import { findMentions } from './find-mentions.ts';

/**
 * Writes today's number where a rule moved, in the form that was there: full width, capitals, the sign between. Nothing
 * else changes; a number that would not be read as itself there, `702.3b–101.1`, stays as it is. The numbers of one
 * citation are of one edition: all are today's afterwards, or none is changed. `fixed` are those that were.
 */
export function fixText(text: string, mentions: readonly CheckedMention[]) {
  const citations = Map.groupBy(mentions, ({ list, numberStart }) => list ?? numberStart);
  const moved = [...citations.values()]
    // Each number is today's, or can be replaced by today's.
    .filter((citation) =>
      citation.every(
        ({ written, number, verdict }) => verdict.now === number || findNew(written, verdict) !== undefined,
      ),
    )
    .map((citation) => citation.filter(({ written, verdict }) => findNew(written, verdict) !== undefined))
    .filter((citation) => citation.length > 0);
  const chosen = choose(moved, new Set(), (set) => isRead(write(text, mentions, set), mentions, set));
  return { text: write(text, mentions, chosen), fixed: chosen };
}

/** Adds to a set as many citations as it can hold: all at once where it holds them, else half by half. */
function choose(
  moved: readonly (readonly CheckedMention[])[],
  chosen: ReadonlySet<CheckedMention>,
  holds: (set: ReadonlySet<CheckedMention>) => boolean,
): ReadonlySet<CheckedMention> {
  if (moved.length === 0) return chosen;
  const all = new Set([...chosen, ...moved.flat()]);
  if (holds(all)) return all;
  if (moved.length === 1) return chosen;
  const half = moved.length >> 1;
  return choose(moved.slice(half), choose(moved.slice(0, half), chosen, holds), holds);
}

function isRead(
  text: string,
  mentions: readonly CheckedMention[],
  chosen: ReadonlySet<CheckedMention>,
): boolean {
  const found = findMentions(text);
  return (
    found.length === mentions.length &&
    mentions.every((mention, index) => found[index]?.number === toNumber(mention, chosen))
  );
}

function toNumber(mention: CheckedMention, chosen: ReadonlySet<CheckedMention>): RuleNumber {
  return (chosen.has(mention) && mention.verdict.now) || mention.number;
}

function write(
  text: string,
  mentions: readonly CheckedMention[],
  chosen: ReadonlySet<CheckedMention>,
): string {
  const pieces: string[] = [];
  let at = 0;
  let before: { old: RuleNumber; now: RuleNumber } | undefined;
  for (const mention of mentions) {
    const { number, numberStart, end, written } = mention;
    const now = toNumber(mention, chosen);
    // `h` of `601.2f–h` takes its beginning from the number before it.
    const isPart = !/^\d{3}/.test(foldWidth(written));
    const isTaken = isPart && before && parentOf(before.now) === parentOf(now);
    const isLeft = now === number && (!isPart || before?.old === before?.now);
    const fresh = isLeft ? written : isTaken ? toPart(written, now) : toWritten(isPart ? '' : written, now);
    pieces.push(text.slice(at, numberStart), fresh);
    at = end;
    if (!isPart) before = { old: number, now };
  }
  return pieces.join('') + text.slice(at);
}

/** Today's number of a rule that moved, where it can stand in the place of what is written: not `4`, nor `#R7029`. */
function findNew(written: string, { kind, now }: Verdict): RuleNumber | undefined {
  if (kind !== 'moved' || now === undefined || levelOf(now) === 'chapter') return undefined;
  return isCompact(written) && levelOf(now) !== 'subrule' ? undefined : now;
}

/** Without a sign between section and rule, as in `#R7029b`. */
function isCompact(written: string): boolean {
  return /^\d{4,6}[a-zA-Z]$/.test(foldWidth(written));
}

/** `７０２。９Ｂ`, 702.11b → `７０２。１１Ｂ`; with nothing written before, the number as printed. */
function toWritten(written: string, now: RuleNumber): string {
  const before = isCompact(written) ? [] : cutRuns(foldWidth(written));
  const after = cutRuns(now);
  const plain = after.map(({ run, sign }, at) => {
    if (isCompact(written)) return run;
    const isLast = at === after.length - 1;
    const between = at < before.length - 1 ? before[at]?.sign : sign;
    return run + ((isLast ? after.length === before.length && before[at]?.sign : between) || '');
  });
  return toWidthOf(written, toCaseOf(written, plain.join('')));
}

/** The digits and letters of a number, each with the signs behind it. */
function cutRuns(number: string): { run: string; sign: string }[] {
  const runs = number.matchAll(/(\d+|[a-zA-Z]+)([^\da-zA-Z]*)/g);
  return [...runs].map(([, run = '', sign = '']) => ({ run, sign }));
}

function toPart(written: string, now: RuleNumber): string {
  return toWidthOf(written, toCaseOf(written, lastPartOf(now)));
}

const toCaseOf = (written: string, plain: string): string =>
  /[A-Z]/.test(foldWidth(written)) ? plain.toUpperCase() : plain;

/** In full width where the first sign of what was written is. */
function toWidthOf(written: string, plain: string): string {
  if (foldWidth(written.slice(0, 1)) === written.slice(0, 1)) return plain;
  return plain.replace(/[!-~]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0xfee0));
}
